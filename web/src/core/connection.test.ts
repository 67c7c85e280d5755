import { beforeEach, expect, test } from "vitest";
import type { View } from "../wire";
import { Connection, type Ears, type News, type State } from "./connection";

class Line {
  sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly ears: Ears) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  says(message: object) {
    this.ears.message(JSON.stringify(message));
  }
}

let lines: Line[], timers: { ms: number; call: () => void }[], states: State[], news: News[], connection: Connection;
const line = () => lines[lines.length - 1];
const view = (turn: number) => ({ table: { turn }, you: {}, game: null }) as unknown as View;
const ring = (ms: (n: number) => boolean) => {
  const due = timers.filter((t) => ms(t.ms));
  timers = timers.filter((t) => !due.includes(t));
  for (const t of due) t.call();
};
const open = (n = 5) => {
  connection.connect();
  line().ears.open();
  line().says({ t: "whole", n, view: view(0), missed: [{ event: "starts", seat: 0 }] });
};

beforeEach(() => {
  lines = [];
  timers = [];
  states = [];
  news = [];
  let ids = 0;
  const world = {
    connect: (ears: Ears) => {
      lines.push(new Line(ears));
      return line();
    },
    later: (ms: number, call: () => void) => {
      const timer = { ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((t) => t !== timer);
      };
    },
    random: () => 0.5,
    id: () => `id${ids++}`,
    device: "page",
  };
  connection = new Connection(world, {
    state: (s) => states.push(s),
    news: (n) => news.push(n),
    said: () => {},
    here: () => {},
    muted: () => {},
  });
});

test("the first hello asks for everything, and the whole view comes with what was missed", () => {
  open();
  expect(line().sent).toEqual([{ t: "hello", since: 0, device: "page" }]);
  expect(news[0]).toMatchObject({ n: 5, whole: true, events: [{ event: "starts" }] });
  expect(states).toEqual(["open"]);
});

test("updates are folded in order, each with its events", () => {
  open();
  line().says({
    t: "update",
    n: 6,
    what: "act",
    chair: 2,
    events: [{ event: "laid" }],
    patch: [[["table", "turn"], 1]],
  });
  expect(news[1]).toMatchObject({
    n: 6,
    view: { table: { turn: 1 } },
    events: [{ event: "laid" }],
    whole: false,
    chair: 2,
  });
});

test("a gap in the numbers is asked for, and an old number is not folded again", () => {
  open();
  line().says({ t: "update", n: 5, what: "act", events: [], patch: [[["table", "turn"], 9]] });
  expect(news.length).toBe(1);
  line().says({ t: "update", n: 7, what: "act", events: [], patch: [] });
  expect(lines.length).toBe(2);
  line().ears.open();
  expect(line().sent).toEqual([{ t: "hello", since: 5, device: "page" }]);
});

test("a wish is answered once, done or refused with the reason", async () => {
  open();
  const done = connection.ask({ t: "act", move: "lay G7", on: 5 });
  expect(line().sent[1]).toEqual({ t: "act", move: "lay G7", on: 5, id: "id0" });
  line().says({ t: "done", id: "id0", n: 6 });
  expect(await done).toEqual({ done: true, n: 6 });
  const refused = connection.ask({ t: "act", move: "lay G8", on: 5 });
  line().says({ t: "refused", id: "id1", message: "not-your-turn", rule: "r", args: { seat: 1 }, n: 5, view: view(3) });
  expect(await refused).toMatchObject({ done: false, message: "not-your-turn", args: { seat: 1 } });
  expect(news[news.length - 1]).toMatchObject({ n: 5, view: { table: { turn: 3 } } });
});

test("a wish whose answer was lost is asked again with the same id after the line is back", async () => {
  open();
  const asked = connection.ask({ t: "ready" });
  line().ears.close();
  expect(states).toEqual(["open", "lost"]);
  ring((ms) => ms === 250);
  line().ears.open();
  line().says({ t: "whole", n: 6, view: view(0), missed: [] });
  expect(line().sent).toEqual([
    { t: "hello", since: 5, device: "page" },
    { t: "ready", id: "id0" },
  ]);
  line().says({ t: "done", id: "id0", n: 6 });
  expect(await asked).toEqual({ done: true, n: 6 });
});

test("it waits longer after every failure, and is quick again after a success", () => {
  open();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    line().ears.close();
    waits.push(timers[timers.length - 1].ms);
    ring((ms) => ms === waits[i]);
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  line().ears.open();
  line().says({ t: "whole", n: 6, view: view(0), missed: [] });
  line().ears.close();
  expect(timers[timers.length - 1].ms).toBe(250);
});

test("a line on which nothing is answered counts as dead", () => {
  open();
  connection.wake();
  expect(line().sent[1]).toMatchObject({ t: "ping" });
  ring((ms) => ms === 6000);
  expect(states).toEqual(["open", "lost"]);
  expect(lines[0].closed).toBe(true);
});

test("a whole view that nobody asked for tells what has just happened, when chairs have moved", () => {
  open();
  line().says({ t: "whole", n: 6, view: view(1), missed: [{ event: "a" }] });
  line().says({ t: "update", n: 7, what: "act", events: [{ event: "b" }], patch: [] });
  expect(line().sent.length).toBe(1);
  expect(news.flatMap((one) => one.events.map((told) => told.event))).toEqual(["starts", "a", "b"]);
});

test("after a whole view that skips something it is asked what was missed, and nothing is told twice", () => {
  open();
  line().says({ t: "update", n: 6, what: "act", events: [], patch: [] });
  line().says({ t: "whole", n: 9, view: view(1), missed: [{ event: "b" }] });
  expect(line().sent[1]).toEqual({ t: "hello", since: 6, device: "page" });
  line().says({ t: "update", n: 10, what: "act", events: [{ event: "b" }], patch: [] });
  line().says({ t: "whole", n: 10, view: view(2), missed: [{ event: "a" }, { event: "b" }] });
  expect(news.flatMap((one) => one.events.map((told) => told.event))).toEqual(["starts", "a", "b"]);
  expect(connection.n).toBe(10);
});

test("a beat is answered at once", () => {
  open();
  line().says({ t: "beat", beat: 4 });
  expect(line().sent[1]).toEqual({ t: "pulse", beat: 4 });
});

test("a replaced device stays quiet, and a gone table says why", () => {
  open();
  line().says({ t: "replaced" });
  expect(states).toEqual(["open", "replaced"]);
  expect(timers).toEqual([]);
  connection.connect();
  line().says({ t: "gone", message: "table-no-such-table" });
  expect(states[states.length - 1]).toBe("gone");
  expect(timers).toEqual([]);
});

test("a table that comes back is come back to", () => {
  open();
  line().says({ t: "gone", message: "table-out-of-reach" });
  expect(states[states.length - 1]).toBe("lost");
  ring((ms) => ms === 250);
  line().ears.open();
  line().says({ t: "whole", n: 6, view: view(0), missed: [] });
  expect(states[states.length - 1]).toBe("open");
});

test("a wish that was not understood is answered, and never asked again", async () => {
  open();
  const asked = connection.ask({ t: "ready" });
  line().says({ t: "bad", why: "no such field" });
  expect(await asked).toMatchObject({ done: false, message: "table-bad-request" });
  line().ears.close();
  ring((ms) => ms === 250);
  line().ears.open();
  line().says({ t: "whole", n: 6, view: view(0), missed: [] });
  expect(line().sent.length).toBe(1);
});

test("an old socket is not listened to", () => {
  open();
  const old = line();
  connection.connect();
  old.says({ t: "update", n: 6, what: "", events: [], patch: [] });
  old.ears.close();
  expect(news.length).toBe(1);
  expect(lines.length).toBe(2);
});
