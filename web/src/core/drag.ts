/** Dragging with a finger, a pen or a mouse: up to play, sideways to reorder. A short way counts as a tap. */
export interface Drag {
  /** While it moves: how far, in px. */
  move?(dx: number, dy: number): void;
  /** It was let go after a real drag. */
  drop(dx: number, dy: number): void;
  /** It was let go near where it was taken, or the browser took it away. */
  cancel?(): void;
}
const SLOP = 8;

/** `{@attach drag({ drop })}`. After a drag the click that browsers send is swallowed, so a drag is never a tap too. */
export function drag(handlers: Drag): (element: HTMLElement) => () => void {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let moved = false;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      moved = false;
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!moved && Math.hypot(dx, dy) < SLOP) return;
      if (!moved) element.setPointerCapture(event.pointerId);
      moved = true;
      handlers.move?.(dx, dy);
    };
    const up = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      start = null;
      if (moved) handlers.drop(dx, dy);
    };
    const lost = () => {
      if (start && moved) handlers.cancel?.();
      start = null;
    };
    const click = (event: MouseEvent) => {
      if (!moved) return;
      moved = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", lost);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", lost);
      element.removeEventListener("click", click, true);
    };
  };
}
