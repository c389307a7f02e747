// Where on the page the things are that a lesson speaks of, and where its words lie so that these are in sight.

import { isCalm } from "../lib/motion";

const AIR = 12;

/** Where words lie over the table: pixels from its upper left corner. */
export interface Place {
  left: number;
  top: number;
}

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

/** From the edge of the table, from what is spoken of, and from one place that is tried to the next. */
const EDGE = 6;
const STRIDE = 12;
/** What is pointed at is never to be hidden, what else is spoken of only where there is no other way. */
const POINTED = 100;

/** Where the words hide least of what they speak of; of equal places the one nearest to the upper left corner. */
export function placeFor(room: DOMRect, words: DOMRect, pointed: DOMRect[], spokenOf: DOMRect[]): Place {
  let best: Place = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const top of strides(room.height - words.height - EDGE)) {
    for (const left of strides(room.width - words.width - EDGE)) {
      const here = new DOMRect(room.left + left - EDGE, room.top + top - EDGE, words.width + 2 * EDGE, words.height + 2 * EDGE);
      const hidden = POINTED * sum(pointed.map((box) => share(box, here))) + sum(spokenOf.map((box) => share(box, here)));
      if (hidden < least) [best, least] = [{ left, top }, hidden];
    }
  }
  return best;
}

/** From edge to edge, both edges among them. */
function strides(last: number): number[] {
  const count = Math.max(0, Math.ceil((last - EDGE) / STRIDE));
  return Array.from({ length: count + 1 }, (_, at) => Math.min(EDGE + at * STRIDE, Math.max(EDGE, last)));
}

/** How much of a box another hides, from 0 to 1. */
function share(box: DOMRect, over: DOMRect): number {
  const wide = Math.min(box.right, over.right) - Math.max(box.left, over.left);
  const high = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
  return (Math.max(0, wide) * Math.max(0, high)) / Math.max(1, box.width * box.height);
}

function sum(parts: number[]): number {
  return parts.reduce((all, part) => all + part, 0);
}

export function scrollSoftly(what: HTMLElement, by: number): void {
  what.scrollBy({ top: by, behavior: isCalm() ? "auto" : "smooth" });
}
