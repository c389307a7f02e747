// Where on the page the things are that a lesson points at.

import { isCalm } from "../lib/motion";

const AIR = 12;

export function pointedAt(root: HTMLElement, point: string[]): DOMRect[] {
  const all = point.flatMap((selector) => [...root.querySelectorAll(selector)]);
  return all.filter((one) => one.getClientRects().length > 0).map((one) => one.getBoundingClientRect());
}

/** How far to scroll until all of it is seen between `top` and `bottom`; where there is no room for all, the last, which is to be
    tapped. */
function outOfSight(boxes: DOMRect[], top: number, bottom: number): number {
  const first = Math.min(...boxes.map((box) => box.top)) - AIR;
  const last = Math.max(...boxes.map((box) => box.bottom)) + AIR;
  if (boxes.length > 1 && last - first > bottom - top) return outOfSight(boxes.slice(-1), top, bottom);
  if (first < top) return first - top;
  return Math.max(0, Math.min(last - bottom, first - top));
}

/** The table may be larger than its place. */
export function bringIntoSight(root: HTMLElement, point: string[]): void {
  if (root.scrollHeight <= root.clientHeight + 1) return;
  const place = root.getBoundingClientRect();
  scrollSoftly(root, outOfSight(pointedAt(root, point), place.top - AIR, place.bottom + AIR));
}

/** Whether words that lie over the table hide less of what is pointed at when they lie at its far end: at the bottom, or at the
    right where they do not need the whole width. The last, which is to be tapped, counts for more. */
export function liesBetterFar(room: DOMRect, words: DOMRect, boxes: DOMRect[]): boolean {
  const isBeside = words.width < 0.7 * room.width;
  const [from, to, size] = isBeside ? [room.left, room.right, words.width] : [room.top, room.bottom, words.height];
  const hidden = (start: number, end: number) =>
    boxes.reduce((sum, box, at) => {
      const [first, last] = isBeside ? [box.left, box.right] : [box.top, box.bottom];
      const part = Math.max(0, Math.min(last, end) - Math.max(first, start)) / Math.max(1, last - first);
      return sum + part * (at === boxes.length - 1 ? 2 : 1);
    }, 0);
  return hidden(to - size, to) < hidden(from, from + size);
}

export function scrollSoftly(what: HTMLElement, by: number): void {
  what.scrollBy({ top: by, behavior: isCalm() ? "auto" : "smooth" });
}
