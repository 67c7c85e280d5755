/** The back button closes what lies over the table before it leaves the table. */
let open = 0;

/** Something was opened; `close` is called when the person goes back. Returns what is called when it is closed. */
export function backCloses(close: () => void): () => void {
  open++;
  if (!history.state?.over) history.pushState({ over: true }, "");
  addEventListener("popstate", close);
  return () => {
    open--;
    removeEventListener("popstate", close);
    // closed by hand: its entry goes, unless another drawer has taken its place by then
    setTimeout(() => {
      if (!open && history.state?.over) history.back();
    });
  };
}
