/** The back button closes what lies over the table before it leaves the table. */
const closes: (() => void)[] = [];
/** A step back of our own is on its way: what is opened meanwhile is not closed by it. */
let leaving = false;

function back(): void {
  if (!leaving) for (const close of [...closes]) close();
  else if (closes.length) history.pushState({ over: true }, "");
  leaving = false;
}

/** Something was opened; `close` is called when the person goes back. Returns what is called when it is closed. */
export function backCloses(close: () => void): () => void {
  closes.push(close);
  if (!leaving && !history.state?.over) history.pushState({ over: true }, "");
  addEventListener("popstate", back); // the same one however often
  return () => {
    closes.splice(closes.indexOf(close), 1);
    // closed by hand: its entry goes, unless another drawer has taken its place by then
    setTimeout(() => {
      if (closes.length || leaving || !history.state?.over) return;
      leaving = true;
      history.back();
    });
  };
}
