// The way to the server: JSON over HTTP, and one line (a websocket) per table that mends itself.

const SILENCE_MS = 12_000; // a line this silent is asked whether it still lives
const PATIENCE_MS = 6_000; // and is given up if it does not answer
const RETRY_MS = [300, 700, 1500, 3000, 5000];

/** A wish that was refused: a message id, its arguments and the rule, if a rule was the reason. */
export class Refusal extends Error {
  constructor({ message, args = {}, rule = null }) {
    super(message);
    Object.assign(this, { id: message, args, rule });
  }
}

/** What the server answers at a path; with a body it is asked by POST. */
export async function ask(path, body) {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response;
  try {
    response = await fetch(path, body === undefined ? {} : post);
  } catch {
    throw new Refusal({ message: "server-away" });
  }
  const answer = await response.json().catch(() => ({ message: "server-away" }));
  if (!response.ok) throw new Refusal(answer);
  return answer;
}

/** So many random bytes as hex; works on plain http in a local network too. */
export function randomHex(bytes) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** A line to a table. It says hello with the last number seen and asks again what was not answered. */
export class Line {
  /** `hear` gets every message, `since()` tells the last number seen, `changed()` is called when `state` changed. */
  constructor(table, { hear, since, changed }) {
    this.table = table;
    this.hear = hear;
    this.since = since;
    this.changed = changed;
    this.state = "connecting"; // connecting, open, lost, offline, replaced, gone
    this.pending = new Map(); // requests without an answer, by id
    this.tries = 0;
    this.onNetwork = () => (navigator.onLine ? this.connect() : this.drop("offline"));
    this.onSeen = () => document.visibilityState === "visible" && this.check();
    addEventListener("online", this.onNetwork);
    addEventListener("offline", this.onNetwork);
    document.addEventListener("visibilitychange", this.onSeen);
    this.connect();
  }

  /** Opens the line, or opens it anew. */
  connect() {
    this.hangUp();
    this.turn(this.tries ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => socket === this.socket && this.receive(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.drop(navigator.onLine ? "lost" : "offline");
  }

  /** Asks for the whole view and what was missed. */
  hello() {
    this.say({ t: "hello", since: this.since() });
  }

  /** A wish with an id: sent now, and again after a reconnect, until it is answered. Returns the id. */
  request(message) {
    const id = randomHex(8);
    this.pending.set(id, { ...message, id });
    if (this.state === "open") this.say(this.pending.get(id));
    return id;
  }

  /** Ends the line for good. */
  close() {
    removeEventListener("online", this.onNetwork);
    removeEventListener("offline", this.onNetwork);
    document.removeEventListener("visibilitychange", this.onSeen);
    this.hangUp();
  }

  receive(message) {
    this.later(SILENCE_MS, () => this.check());
    if (message.t === "beat") this.say({ t: "pulse", beat: message.beat });
    if (message.t === "whole") this.greeted(message);
    else if (message.t === "replaced" || message.t === "gone") this.end(message);
    else {
      if (message.t === "done" || message.t === "refused") this.pending.delete(message.id);
      this.hear(message);
    }
  }

  greeted(message) {
    const first = this.state !== "open";
    this.tries = 0;
    this.hear(message);
    this.turn("open");
    if (!first) return;
    for (const request of this.pending.values()) this.say(request);
    this.say({ t: "ping", sent: Math.round(performance.now()) });
  }

  end(message) {
    this.hear(message);
    this.hangUp();
    this.turn(message.t);
  }

  /** Asks whether the other end is still there; no answer for a while means it is not. */
  check() {
    if (this.state !== "open") return;
    this.say({ t: "ping", sent: Math.round(performance.now()) });
    this.later(PATIENCE_MS, () => this.connect());
  }

  drop(state) {
    if (this.state === "replaced" || this.state === "gone") return;
    this.hangUp();
    this.turn(state);
    if (state !== "offline") this.later(RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)], () => this.connect());
  }

  say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  hangUp() {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  later(ms, call) {
    clearTimeout(this.timer);
    this.timer = setTimeout(call, ms);
  }

  turn(state) {
    if (this.state === state) return;
    this.state = state;
    this.changed();
  }
}
