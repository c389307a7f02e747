// Where on the page the things are that a lesson points at.

const AIR = 12;

export function pointedAt(root: HTMLElement, point: string[]): DOMRect[] {
  const all = point.flatMap((selector) => [...root.querySelectorAll(selector)]);
  return all.filter((one) => one.getClientRects().length > 0).map((one) => one.getBoundingClientRect());
}

/** How far to scroll until all of it is seen below `top`; where there is no room for all, the last, which is to be tapped. */
export function outOfSight(boxes: DOMRect[], top: number): number {
  const first = Math.min(...boxes.map((box) => box.top)) - AIR;
  const last = Math.max(...boxes.map((box) => box.bottom)) + AIR;
  if (boxes.length > 1 && last - first > innerHeight - top) return outOfSight(boxes.slice(-1), top);
  if (first < top) return first - top;
  return Math.max(0, Math.min(last - innerHeight, first - top));
}

export function scrollSoftly(by: number): void {
  scrollBy({ top: by, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
}
