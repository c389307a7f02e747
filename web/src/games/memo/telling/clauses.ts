// Which clauses of the rules belong to what is decided now.

import type { View } from "../../../lib/protocol";
import { activeCard, tableOf, teamOf } from "../model";

const POWERS: Record<string, string> = {
  eye: "MEMO-EYE",
  infiltration: "MEMO-INFILTRATION",
  paralysis: "MEMO-PARALYSIS",
  confusion: "MEMO-CONFUSION",
  overload: "MEMO-OVERLOAD",
  clairvoyance: "MEMO-CLAIRVOYANCE",
};

const DECISIONS: Record<string, string[]> = {
  look: ["MEMO-LOOK", "MEMO-SETUP", "MEMO-MEMORY"],
  call: ["MEMO-START"],
  direction: ["MEMO-DIRECTION"],
  draw: ["MEMO-DRAW", "MEMO-POWER-GAIN"],
  react: ["MEMO-REACT", "MEMO-STEAL", "MEMO-FAULT", "MEMO-PASS"],
  hand: ["MEMO-STEAL"],
  exchange: ["MEMO-INFILTRATION"],
  cross: ["MEMO-CONFUSION"],
  against: ["MEMO-OVERLOAD", "MEMO-SLOTS"],
  order: ["MEMO-CLAIRVOYANCE"],
  guess: ["MEMO-MATCH"],
  over: ["MEMO-WIN", "MEMO-MATCH"],
};

export function clauses(view: View, me: number | null): string[] {
  const table = tableOf(view);
  if (table.phase === "power") return [...power(view), "MEMO-POWER-USE"];
  const found = DECISIONS[table.phase] ?? ["MEMO-SETUP"];
  return table.phase === "react" ? [...role(view, me), ...found, ...dual(view)] : found;
}

function power(view: View): string[] {
  if (view.players === 2) return ["MEMO-TWO", "MEMO-CONFUSION", "MEMO-INFILTRATION"];
  const clause = POWERS[tableOf(view).power ?? ""];
  return clause ? [clause] : [];
}

function role(view: View, me: number | null): string[] {
  const team = me === null ? null : teamOf(view, me);
  return team ? [team.isBird ? "MEMO-BIRD" : "MEMO-CROCODILE"] : [];
}

function dual(view: View): string[] {
  return (activeCard(tableOf(view))?.schools.length ?? 0) > 1 ? ["MEMO-DUAL"] : [];
}
