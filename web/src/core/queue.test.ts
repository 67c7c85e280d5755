import { beforeEach, expect, test } from "vitest";
import { MOST_MS, Queue } from "./queue";

let now: number, timers: { at: number; call: () => void }[], shown: [string, number, boolean][], queue: Queue<string>;
const pass = (ms: number) => {
  const end = now + ms;
  for (;;) {
    const due = timers.filter((t) => t.at <= end).sort((a, b) => a.at - b.at)[0];
    if (!due) break;
    timers = timers.filter((t) => t !== due);
    now = due.at;
    due.call();
  }
  now = end;
};

beforeEach(() => {
  now = 0;
  timers = [];
  shown = [];
  const later = (ms: number, call: () => void) => {
    const timer = { at: now + ms, call };
    timers.push(timer);
    return () => {
      timers = timers.filter((t) => t !== timer);
    };
  };
  queue = new Queue({ now: () => now, later }, (item, hurried) => shown.push([item, now, hurried]));
});

test("the first is shown at once, the next when it has been seen", () => {
  queue.push("a", 300);
  queue.push("b", 300);
  queue.push("c", 0);
  expect(shown).toEqual([["a", 0, false]]);
  pass(1000);
  expect(shown.map(([item, at]) => [item, at])).toEqual([
    ["a", 0],
    ["b", 300],
    ["c", 600],
  ]);
});

test("what needs no time holds nothing up", () => {
  queue.push("a", 0);
  queue.push("b", 0);
  expect(shown.length).toBe(2);
});

test("nothing is ever shown more than 1.2 s late", () => {
  const pushed = new Map<string, number>();
  for (let i = 0; i < 40; i++) {
    pushed.set(`${i}`, now);
    queue.push(`${i}`, (i * 137) % 500);
    pass((i * 61) % 200);
  }
  pass(5000);
  expect(shown.map(([item]) => item)).toEqual([...pushed.keys()]);
  for (const [item, at] of shown) expect(at - pushed.get(item)!).toBeLessThanOrEqual(MOST_MS);
  expect(shown.some(([, , hurried]) => hurried)).toBe(true);
});

test("a touch of the table flushes", () => {
  queue.push("a", 500);
  queue.push("b", 500);
  queue.push("c", 500);
  queue.flush();
  expect(shown.map(([item]) => item)).toEqual(["a", "b", "c"]);
  pass(3000);
  expect(shown.length).toBe(3);
});
