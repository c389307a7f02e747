// Drawings are files of symbols, src/art/NAME.svg, each put into the page once: the faces, the things of the house, and for
// every game its cards (GAME-cards) and its place (place-GAME).

import type { GameName } from "./protocol";

const files = import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default" });
const loaded = new Set<string>();

export async function loadDrawings(name: string): Promise<void> {
  const load = files[`../art/${name}.svg`];
  if (!load || loaded.has(name)) return;
  loaded.add(name);
  const file = await load().catch(() => null);
  // The line is cut: the next one that is shown asks again.
  if (file === null) return void loaded.delete(name);
  const drawn = new DOMParser().parseFromString(file, "image/svg+xml");
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("style", "position:absolute;width:0;height:0");
  holder.setAttribute("aria-hidden", "true");
  holder.append(...drawn.querySelectorAll(":root > defs, style, :root > symbol"));
  document.body.append(holder);
}

/** A game's cards, and the place where it is played. */
export const loadArt = (game: GameName): Promise<unknown> => Promise.all([loadDrawings(`${game}-cards`), loadDrawings(`place-${game}`)]);
