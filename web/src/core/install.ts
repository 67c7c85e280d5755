/** What only secure pages may do: an address of a home network is none, and goes without. */

const CALM_MS = 4000; // the first card comes first

/** Keeps the shell of the page on the device. */
export function install(): void {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => {}), CALM_MS);
}

/** Keeps the screen on until the returned function is called; the browser lets go when the page is hidden. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (over || document.visibilityState !== "visible" || !navigator.wakeLock) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) await lock?.release();
  };
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
