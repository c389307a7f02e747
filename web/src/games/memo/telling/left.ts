// What somebody has left at the end: in a single game the cards on the bench tell the order, in a match or in teams the points.

import type { View } from "../../../lib/protocol";
import { t } from "../../../lib/words.svelte";
import { cardsOn, inTeams, tableOf } from "../model";

export function left(view: View, player: number): { count: number; words: string } | null {
  if (inTeams(view) || Number(view.options["games"] ?? 1) > 1) return null;
  const count = cardsOn(tableOf(view).benches[player] ?? []);
  return { count, words: t("web-memo-cards", { count }) };
}
