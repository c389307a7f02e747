// The drawings of a game are one file of symbols, put into the page once.

import type { GameName } from "./protocol";

const files: Record<GameName, () => Promise<{ default: string }>> = {
  dojo: () => import("../art/dojo-cards.svg?raw"),
  memo: () => import("../art/memo-cards.svg?raw"),
  tatsu: () => import("../art/tatsu-cards.svg?raw"),
};
const loaded = new Set<GameName>();

export async function loadArt(game: GameName): Promise<void> {
  if (loaded.has(game)) return;
  loaded.add(game);
  const file = await files[game]().catch(() => null);
  // The line is cut: the next card that is shown asks again.
  if (!file) return void loaded.delete(game);
  const drawn = new DOMParser().parseFromString(file.default, "image/svg+xml");
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("style", "position:absolute;width:0;height:0");
  holder.setAttribute("aria-hidden", "true");
  holder.append(...drawn.querySelectorAll("defs, style, :root > symbol"));
  document.body.append(holder);
}
