// Which advice fits the decision of the moment: by its phase.

import type { View } from "../lib/protocol";

interface Seen {
  phase: string;
  /** Tatsu: who must give a card, and what lies in the trick. */
  asked?: number | null;
  trick?: unknown[];
}

/** The end of a message's name, or null when there is nothing to say any more. */
export function adviceFor(view: View, me: number): string | null {
  const { phase, asked, trick } = view.table as Seen;
  if (view.over) return null;
  if (!view.to_act.includes(me)) return "wait";
  if (view.game !== "tatsu") return phase;
  return asked !== null ? "asked" : trick?.length ? "turn" : "lead";
}
