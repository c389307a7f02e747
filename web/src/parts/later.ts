// A table has a thousand things to draw, and so has the house. The first time it is drawn in steps, each in a task of
// its own: in between the browser paints, and answers a finger. Afterwards everything is drawn at once.

/** Milliseconds after the last step: then the first drawing is over, however often a table is laid out anew meanwhile. */
const QUIET = 200;
/** Milliseconds after which a page that is not looked at waits for no painting. */
const UNSEEN = 100;

let isOver = false;
const waiting: (() => void)[] = [];

/** The first drawing is over: what is new is drawn with the rest. */
export const isDrawn = (): boolean => isOver;

/** When what is there has been painted, in a task of its own. */
export const painted = (): Promise<void> =>
  new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, UNSEEN);
  });

async function drawAll(): Promise<void> {
  while (waiting.length) {
    await painted();
    waiting.shift()?.();
  }
  setTimeout(() => (isOver = true), QUIET);
}

/** In a later step, one thing at a time; unless it is taken back before. */
export function later(draw: () => void): () => void {
  if (waiting.push(draw) === 1) void drawAll();
  return () => {
    if (waiting.includes(draw)) waiting[waiting.indexOf(draw)] = () => {};
  };
}
