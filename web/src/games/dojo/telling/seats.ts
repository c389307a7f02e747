// What somebody at the table is doing: in words, and as a mark at the face. Nothing here tells an outcome that is not seen yet.

import { lookOf } from "../../../lib/faces";
import type { Play } from "../../../lib/play";
import type { View } from "../../../lib/protocol";
import type { Moments } from "../moments/moments.svelte";
import { t } from "../../../lib/words.svelte";
import { tableOf, type Table } from "../model";
import { tally } from "../moments/counted";

export interface SeatState {
  words: string;
  mark: "bot" | "thinks" | "chosen" | "away" | null;
  isAtTurn: boolean;
  isAway: boolean;
  /** A bot plays for a person. */
  isHeld: boolean;
}

export function seatState(play: Play, moments: Moments, seat: number): SeatState {
  const view = moments.seenOf(play);
  const { isHeld, isAway, mark: corner } = lookOf(play, seat);
  const outcome = moments.isInDuel(play) && view === play.view ? outcomeOf(tableOf(view), seat) : null;
  const isAtTurn = view.to_act.includes(seat) && !view.over && (outcome === null || tableOf(view).phase === "swap");
  const state = outcome ?? stateOf(view, tableOf(view), seat);
  const words = view.over ? sumSoFar(tableOf(view), moments, seat) : isHeld ? t("web-dojo-state-held") : isAway ? t("web-dojo-state-away") : state ? t(`web-dojo-state-${state}`) : "";
  const done = state === "chosen" || state === "passed";
  const mark = corner ?? (done ? "chosen" : isAtTurn ? "thinks" : null);
  return { words, mark, isAtTurn, isAway, isHeld };
}

/** What a dojo has come to so far while it is counted, and then in all. */
function sumSoFar({ sheets }: Table, moments: Moments, seat: number): string {
  const sheet = sheets?.[seat];
  return sheet ? t("web-dojo-points", { points: tally(sheet, moments.lines) }) : "";
}

/** How a duel went for somebody; null: it is not decided. */
function outcomeOf({ challenge: duel, dealer }: Table, seat: number): string | null {
  if (!duel || duel.winner === null) return null;
  if (duel.winner === seat) return "won";
  return seat === dealer || seat === duel.challenger ? "lost" : "";
}

function stateOf(view: View, table: Table, seat: number): string {
  const isActing = view.to_act.includes(seat);
  switch (table.phase) {
    case "give":
      return isActing ? "deals" : table.has_card[seat] ? "has-card" : "";
    case "ask":
      return isActing ? "asked" : table.passed.includes(seat) ? "passed" : "";
    case "throw":
      return isActing ? "chooses" : table.chosen.includes(seat) ? "chosen" : "";
    case "swap":
      return outcomeOf(table, seat) ?? "";
    case "place":
      return isActing ? "chooses" : "chosen";
    case "trophy":
      return isActing ? "chooses" : "";
    default:
      return "";
  }
}
