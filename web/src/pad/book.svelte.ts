/** A pad on this phone: what the server shows of it, live, and the wishes it has not answered yet. */
import { t } from "../app.svelte";
import { Away, doPad, findPad, namelessPad, Refusal } from "../core/api";
import { forgetPad, keepPad, type PadShown, type Wish, wishId } from "./pad";

const AGAIN_MS = 1500;
const LONGEST_AGO = 600_000;
interface Waiting {
  id: string;
  wish: Wish;
  /** When it was tapped, where that matters. */
  tapped?: number;
}

export class Book {
  shown: PadShown | null = $state.raw(null);
  /** The server does not answer; what was entered is kept and sent again. */
  away = $state(false);
  gone = $state(false);
  refused: Refusal | null = $state.raw(null);
  private waiting: Waiting[] = [];
  /** Who hears how a wish ended. */
  private readonly hear = new Map<string, (kept: boolean) => void>();
  private again: ReturnType<typeof setTimeout> | undefined;
  private sending = false;
  private socket: WebSocket | null = null;
  private ended = false;
  private readonly key: string;

  constructor(readonly name: string) {
    this.key = `troef-pad-waiting-${name}`;
    try {
      this.waiting = JSON.parse(localStorage.getItem(this.key) ?? "[]");
    } catch {
      this.waiting = [];
    }
  }

  /** Looks at the pad until told to stop. */
  open(): () => void {
    void this.load();
    return () => {
      this.ended = true;
      clearTimeout(this.again);
      this.socket?.close();
    };
  }

  private async load(): Promise<void> {
    try {
      this.take(await findPad(this.name));
      this.away = false;
      this.listen();
      void this.send();
    } catch (error) {
      if (error instanceof Refusal && error.id === "table-no-such-pad") {
        this.gone = true;
        forgetPad(localStorage, this.name);
      } else this.later();
    }
  }

  private later(): void {
    this.away = true;
    clearTimeout(this.again);
    if (!this.ended) this.again = setTimeout(() => void this.load(), AGAIN_MS);
  }

  private listen(): void {
    if (this.ended) return;
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    const address = `${location.origin.replace(/^http/, "ws")}/api/pads/${encodeURIComponent(this.shown!.pad)}/socket`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => {
      const found = JSON.parse(String(event.data));
      if ("sheet" in found) this.take(found);
    };
    socket.onclose = () => {
      if (!this.ended) this.later();
    };
  }

  private take(found: PadShown): void {
    if (this.shown && found.n < this.shown.n) return;
    const names = found.names.map((name, i) => name || t("pad-player", { n: i + 1 }));
    this.shown = { ...found, names };
    const { pad, game, title, opened, sheet } = found;
    const won = sheet.over ? sheet.ahead.map((seat) => names[seat]) : [];
    keepPad(localStorage, { pad, game, title, names, at: opened, over: sheet.over, won });
  }

  /** Takes the players' names away for good. */
  async nameless(): Promise<void> {
    try {
      this.take(await namelessPad(this.shown!.pad));
    } catch (error) {
      if (error instanceof Refusal) this.refused = error;
      else this.away = true;
    }
  }

  /** Says whose phone this is; from then on the server shows it as that player's. */
  async join(seat: number): Promise<void> {
    if (await this.ask({ do: "join", seat })) this.listen();
  }

  /** Whether such a wish has not been answered yet. */
  waits(what: Wish["do"]): boolean {
    return this.waiting.some((one) => one.wish.do === what);
  }

  /** Asks for something; asked again until the server has answered, also after a reload. Tells whether it was done. */
  ask(wish: Wish, tapped?: number): Promise<boolean> {
    this.refused = null;
    const id = wishId();
    this.waiting.push({ id, wish, tapped });
    this.keep();
    const answered = new Promise<boolean>((heard) => this.hear.set(id, heard));
    void this.send();
    return answered;
  }

  private keep(): void {
    if (this.waiting.length) localStorage.setItem(this.key, JSON.stringify(this.waiting));
    else localStorage.removeItem(this.key);
  }

  private async send(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    while (this.waiting.length) {
      const one = this.waiting[0];
      let kept = true;
      try {
        this.take(await doPad(this.shown?.pad ?? this.name, asked(one)));
      } catch (error) {
        if (error instanceof Away) {
          this.later();
          break;
        }
        this.refused = error as Refusal;
        kept = false;
      }
      this.waiting.shift();
      this.keep();
      this.hear.get(one.id)?.(kept);
      this.hear.delete(one.id);
    }
    this.sending = false;
  }
}

/** As it is sent: what was tapped a while ago says so. */
function asked({ id, wish, tapped }: Waiting): { id: string; wish: Wish } {
  const ago = tapped === undefined ? 0 : Math.min(LONGEST_AGO, Math.max(0, Date.now() - tapped));
  return { id, wish: wish.do === "lift" ? { ...wish, ago } : wish };
}
