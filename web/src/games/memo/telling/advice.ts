// Which advice of the coach fits a decision.

import type { View } from "../../../lib/protocol";
import { cardsOn, tableOf, teamOf } from "../model";

export function advice(view: View): string {
  const { phase, power, benches, round } = tableOf(view);
  // Who has an empty bench when the round ends wins (MEMO-WIN), unless a card comes to it before.
  if (phase === "react" && view.player !== null && cardsOn(benches[view.player] ?? []) === 0) return "cleared";
  // What crocodile and bird are is said as long as it is new.
  const team = view.player === null ? null : teamOf(view, view.player);
  if (team && round <= 1 && (phase === "call" || phase === "react")) return team.isBird ? "bird" : "crocodile";
  const isOneEmpty = benches.some((bench, seat) => seat !== view.player && cardsOn(bench) === 0);
  if (isOneEmpty && phase === "react") return "empty";
  if (isOneEmpty && phase === "power" && power === "paralysis" && view.players > 2) return "stop";
  return phase;
}
