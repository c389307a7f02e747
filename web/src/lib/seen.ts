// Whether something is in sight, told whenever that changes.

/** What lies hidden behind the bar at the bottom edge, or has only just come up, does not count. */
const EDGE = "0px 0px -96px 0px";

export function seen(node: HTMLElement, tell: (isSeen: boolean) => void): { destroy(): void } {
  const watch = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? false), { rootMargin: EDGE });
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}
