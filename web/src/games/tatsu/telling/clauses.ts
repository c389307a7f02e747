// Which clauses of the rules belong to what is decided now.

import type { View } from "../../../lib/protocol";
import { face, tableOf } from "../model";

export function clauses(view: View): string[] {
  const table = tableOf(view);
  if (table.phase === "over") return [view.players === 3 ? "TATSU-3-END" : "TATSU-END", "TATSU-SCORE"];
  return [...turn(view), ...(view.players === 2 ? ["TATSU-2-TRICK"] : []), "TATSU-WIN", ...trick(view), "TATSU-SCORE"];
}

/** What the seat whose turn it is may do, or the seat that was asked. */
function turn(view: View): string[] {
  const { asked, turn } = tableOf(view);
  const isGhost = (seat: number | null) => seat !== null && tableOf(view).seats[seat]?.ghost === true;
  if (view.players === 2) {
    const isHidden = view.moves.some((move) => move.startsWith("play:#"));
    return isHidden ? ["TATSU-2-HIDDEN", "TATSU-2-TURN"] : ["TATSU-2-TURN", "TATSU-2-HIDDEN"];
  }
  if (isGhost(asked)) return ["TATSU-3-ASK-GHOST"];
  if (isGhost(turn)) return ["TATSU-3-GHOST-TURN", "TATSU-ASK-HOLDS"];
  return ["TATSU-TURN", "TATSU-ASK-HOLDS"];
}

/** What lies there that is unlike a spirit, or waits from before. */
function trick(view: View): string[] {
  const table = tableOf(view);
  const kinds = table.trick.map((laid) => face(laid.card).kind);
  return [
    ...(kinds.includes("fusion") || table.held.length ? ["TATSU-FUSION"] : []),
    ...(kinds.includes("multiplier") ? ["TATSU-MULTI"] : []),
  ];
}
