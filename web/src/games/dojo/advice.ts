// Which advice of the coach fits a decision. What was said in the first rounds is known; where there is no choice there is
// nothing to advise.

import type { View } from "../../lib/protocol";
import type { Table } from "./model";

/** The rounds in which everything is new, and from which on one counts what is left. */
const [NEW, LATE] = [3, 8];

export function advice(view: View): string | null {
  const { phase, round } = view.table as Table;
  if (view.moves.length === 1) return null;
  if (phase === "place") return round <= NEW ? phase : round < LATE ? "place-group" : "place-late";
  // The dealer's own card is given: what is left goes to the others.
  if (phase === "give" && !view.moves.includes(`give:${view.to_act[0]}`)) return round <= NEW ? "give-others" : null;
  if (phase === "ask" && view.options.black_belt) return "ask-black";
  return phase === "trophy" || phase === "swap" || round <= NEW ? phase : null;
}
