/** How a view changes: a patch folded over the old one, without knowing any game (`troef.core.update`). */

/** A change is `[path, value]` (put the value there) or `[path]` (take away what is there). */
export type Patch = unknown[][];
type Step = string | number;

/** The view after the changes; the old one stays as it was, and what did not change is shared. */
export function fold<T>(view: T, patch: Patch): T {
  let now: unknown = view;
  for (const change of patch) {
    const path = change[0] as Step[];
    now = change.length === 1 ? take(now, path, 0) : put(now, path, 0, change[1]);
  }
  return now as T;
}

function put(node: unknown, path: Step[], i: number, value: unknown): unknown {
  if (i === path.length) return value;
  const copy = copied(node);
  copy[path[i]] = put(copy[path[i]], path, i + 1, value);
  return copy;
}

function take(node: unknown, path: Step[], i: number): unknown {
  const copy = copied(node);
  if (i === path.length - 1) delete copy[path[i]];
  else copy[path[i]] = take(copy[path[i]], path, i + 1);
  return copy;
}

function copied(node: unknown): Record<Step, unknown> {
  if (Array.isArray(node)) return [...node] as unknown as Record<Step, unknown>;
  if (node !== null && typeof node === "object") return { ...node } as Record<Step, unknown>;
  throw new TypeError("a patch goes through something that has no parts");
}
