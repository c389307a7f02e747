// A table has a thousand things to draw, and so has the house. The first time it is drawn in steps, the decision first and what
// stands around it after, each in a task of its own: in between the browser paints, and answers a finger. Afterwards everything is drawn at once.

/** Milliseconds without anything that waits: then the first drawing is over. */
const QUIET = 1000;

let isDrawn = false;
const waiting: (() => void)[] = [];
let quiet: ReturnType<typeof setTimeout> | undefined;

/** Whether something may be drawn with the rest, without a step of its own. */
export const isAtOnce = (): boolean => isDrawn;

function next(): void {
  waiting.shift()?.();
  if (waiting.length) setTimeout(next);
  else quiet = setTimeout(() => (isDrawn = true), QUIET);
}

/** In a later task, one thing at a time; unless it is taken back before. */
export function later(draw: () => void): () => void {
  clearTimeout(quiet);
  if (waiting.push(draw) === 1) setTimeout(next);
  return () => {
    if (waiting.includes(draw)) waiting[waiting.indexOf(draw)] = () => {};
  };
}
