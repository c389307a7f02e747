// Which clauses of the rules belong to what is decided now.

import type { View } from "../../../lib/protocol";
import { tableOf, trophyInHand, type Trophy } from "../model";

export const TROPHIES: Record<Trophy, string> = {
  belt: "DOJO-BELT",
  kimono: "DOJO-KIMONO",
  broom: "DOJO-BROOM",
  master: "DOJO-MASTER",
  incense: "DOJO-INCENSE",
  assistant: "DOJO-ASSISTANT",
};

export function clauses(view: View, me: number | null): string[] {
  const table = tableOf(view);
  const winner = table.challenge?.winner ?? null;
  const prize = winner === null ? table.face_up : trophyInHand(table, winner);
  const effect = view.options.white_belt ? ["DOJO-WHITE-BELT"] : prize ? [TROPHIES[prize]] : [];
  const challenge = ["DOJO-CHALLENGE", "DOJO-CHALLENGE-WIN", "DOJO-CHALLENGE-PRIZE"];
  if (view.options.black_belt) challenge.push("DOJO-BLACK-BELT");
  switch (table.phase) {
    case "give":
      return ["DOJO-RECRUIT", "DOJO-RECRUIT-INFO", "DOJO-CHALLENGE"];
    case "ask":
      return [...challenge, ...effect];
    case "throw":
      return ["DOJO-BLACK-BELT", "DOJO-CHALLENGE-PRIZE"];
    case "swap":
      return ["DOJO-CHALLENGE-PRIZE", "DOJO-ROW", "DOJO-COLUMN", ...effect];
    case "place":
      return [placing(view, me), "DOJO-TRAIN", "DOJO-ROW", "DOJO-COLUMN", ...(table.at_random ? ["DOJO-FIVE"] : [])];
    case "trophy":
      return ["DOJO-TROPHY-LEGAL", "DOJO-TROPHY-PLACE", ...effect];
    case "over":
      return ["DOJO-END", "DOJO-ROW", "DOJO-COLUMN", "DOJO-BEST", "DOJO-TIE"];
    default:
      return ["DOJO-SETUP"];
  }
}

function placing(view: View, me: number | null): string {
  const isFirst = me !== null && tableOf(view).dojos[me]?.cards.length === 0;
  if (!isFirst) return "DOJO-TRAIN-NEXT";
  return view.options.grid === "fixed" ? "DOJO-GRID" : "DOJO-TRAIN-FIRST";
}
