// All cards at once: each player's own card, and the one that the dealer is about to give.

import type { View } from "../../lib/protocol";
import { tableOf } from "./model";

export function opened(view: View, views: View[]): View {
  const table = tableOf(view);
  const own = views.map(tableOf);
  const hands = table.hands.map((card, player) => card ?? own[player]?.hands[player] ?? null);
  const top = own.find((one) => one.top)?.top ?? null;
  return { ...view, table: { ...table, hands, top } };
}
