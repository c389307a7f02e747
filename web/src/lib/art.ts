// Drawings are files of symbols, src/art/NAME.svg, each put into the page once: the faces, the things of the house, and for
// every game its cards (GAME-cards) and its place (place-GAME).

import type { GameName } from "./protocol";

const files = import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default" });
const loaded = new Set<string>();

/** What others refer to has to be laid out somewhere; symbols are drawn only where they are used, and cost nothing here. */
function held(style: string, parts: Iterable<Element>): Element {
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("style", style);
  holder.setAttribute("aria-hidden", "true");
  holder.append(...parts);
  return holder;
}

export async function loadDrawings(name: string): Promise<void> {
  const load = files[`../art/${name}.svg`];
  if (!load || loaded.has(name)) return;
  loaded.add(name);
  const file = await load().catch(() => null);
  // The line is cut: the next one that is shown asks again.
  if (file === null) return void loaded.delete(name);
  const drawn = new DOMParser().parseFromString(file, "image/svg+xml");
  document.body.append(
    held("position:absolute;width:0;height:0", drawn.querySelectorAll(":root > defs, style")),
    held("display:none", drawn.querySelectorAll(":root > symbol")),
  );
}

/** A game's cards, and the place where it is played. */
export const loadArt = (game: GameName): Promise<unknown> => Promise.all([loadDrawings(`${game}-cards`), loadDrawings(`place-${game}`)]);
