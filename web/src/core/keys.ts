/** Every act by keyboard: a key presses the button that shows it. No key without a button. */
const buttons = new Map<string, HTMLElement[]>();

const visible = (element: HTMLElement) => element.isConnected && element.getClientRects().length > 0;
const disabled = (element: HTMLElement) => element.matches(":disabled, [aria-disabled=true]");

/** The name of a key as buttons use it: one character in small letters, or "Enter", "Escape", "Space". */
export function keyName(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === " ") return "Space";
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Whether the key belongs to what has the focus: a field, or a button that is pressed anyway. */
export function taken(name: string, focus: Element | null): boolean {
  if (!focus) return false;
  if (focus.matches("input, textarea, select")) return name !== "Escape";
  return (name === "Enter" || name === "Space") && focus.matches("button, a[href], summary, [role=slider]");
}

/** An attachment: `{@attach key("d")}` lets the key D press this button. The newest visible one wins. */
export function key(...names: (string | false | undefined)[]): (element: HTMLElement) => () => void {
  return (element) => {
    const own = names.filter((name): name is string => typeof name === "string");
    for (const name of own) buttons.set(name, [...(buttons.get(name) ?? []), element]);
    return () => {
      for (const name of own)
        buttons.set(
          name,
          (buttons.get(name) ?? []).filter((other) => other !== element),
        );
    };
  };
}

/** Listens to the whole page. */
export function listen(target: Window): () => void {
  const heard = (event: KeyboardEvent) => {
    const name = keyName(event);
    if (name === null || event.defaultPrevented || event.repeat || taken(name, document.activeElement)) return;
    const button = (buttons.get(name) ?? []).filter((b) => visible(b) && !disabled(b)).at(-1);
    if (!button) return;
    event.preventDefault();
    button.click();
  };
  target.addEventListener("keydown", heard);
  return () => target.removeEventListener("keydown", heard);
}
