// What others change is asked for again and again, as long as somebody looks.

/** Milliseconds between two questions. */
const PAUSE = 10_000;

/** Asks at once, then from time to time while the page is in sight, and when it comes back into sight. What fails is asked again.
    To be called in an effect, which ends it. */
export function often(ask: () => Promise<unknown>): () => void {
  let isAsking = false;
  const go = (): void => {
    if (isAsking) return;
    isAsking = true;
    void ask()
      .catch(() => {})
      .finally(() => (isAsking = false));
  };
  const again = (): void => {
    if (document.visibilityState === "visible") go();
  };
  go();
  const timer = setInterval(again, PAUSE);
  document.addEventListener("visibilitychange", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}
