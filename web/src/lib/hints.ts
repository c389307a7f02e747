// A hint in words, as long as it is of use.

import type { GamePart, Play } from "./play";
import type { Hint, View } from "./protocol";
import { percent, t } from "./words.svelte";

export type Advice = Hint["moves"][number];

/** The best of its moves that can still be made. */
export function stillGood(hint: Hint | null, view: View | null): Advice | null {
  return hint?.moves.find(({ move }) => view?.moves.includes(move)) ?? null;
}

export function hintWords({ move, chance }: Advice, part: GamePart, { view, names, me }: Play): string {
  const words = part.choice(view, move, names, me);
  const said = t("web-hint-is", { move: words });
  return chance === null ? said : `${said} (${percent(chance)})`;
}
