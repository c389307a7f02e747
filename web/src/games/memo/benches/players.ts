// How players are shown: names, cards, points, what they are at, and in which order they sit.

import { lookOf } from "../../../lib/faces";
import type { Play } from "../../../lib/play";
import { t } from "../../../lib/words.svelte";
import { cardsOn, seatOf, tableOf, teamOf, type Team } from "../model";
import { stolenFrom, type Moment } from "./seeing";

/** A player as he is shown. */
export interface SeatShown {
  seat: number;
  name: string;
  face: string;
  /** The corner of the face: what he is, or has done. */
  mark: "bot" | "chosen" | "away" | null;
  isAway: boolean;
  /** A bot plays for the person. */
  isHeld: boolean;
  team: Team | null;
  /** Beside the name: points, who plays for him. */
  facts: string[];
  /** What he is at, in a word. */
  chip: { text: string; kind: "active" | "quiet" | "fault" | "won" } | null;
  /** What he has just said. */
  says: string | null;
  isMover: boolean;
  cards: number;
  /** The bench has just become empty. */
  isCleared: boolean;
}

function chip(play: Play, moment: Moment, seat: number): SeatShown["chip"] {
  const table = tableOf(play.view);
  const chipOf = (id: string, kind: NonNullable<SeatShown["chip"]>["kind"]) => ({ text: t(id, { you: seat === play.me ? "yes" : "no" }), kind });
  if (moment.faulty.includes(seat)) return chipOf("web-memo-fault", "fault");
  if (play.view.over) return play.view.winners.includes(seat) ? chipOf("web-memo-won", "won") : null;
  const stolen = stolenFrom(table);
  if (stolen !== null && seatOf(stolen) === seat) return chipOf("web-memo-stolen", "fault");
  if (table.mover === seat && table.phase === "hand") return chipOf("web-memo-hands-over", "active");
  if (table.mover === seat && table.phase === "guess") return chipOf("web-memo-guesses", "active");
  if (table.mover === seat && table.power) return chipOf("web-memo-uses-power", "active");
  // Where choices are sealed, nobody knows yet who has passed.
  const answered = play.view.options["reactions"] === "sealed" ? "web-memo-chose" : "web-memo-passed";
  if (table.phase === "react" && table.ready.includes(seat)) return chipOf(answered, "quiet");
  if (table.phase === "look" && table.ready.includes(seat)) return chipOf("web-memo-looked", "quiet");
  if (table.mover === null && table.active === seat && table.phase !== "react") return chipOf("web-memo-active", "active");
  return play.view.to_act.includes(seat) && seat !== play.me ? chipOf("web-memo-thinks", "quiet") : null;
}

export function seatShown(play: Play, moment: Moment, seat: number): SeatShown {
  const table = tableOf(play.view);
  const isMatch = Number(play.view.options["games"] ?? 1) > 1;
  const points = isMatch ? [t("web-memo-points", { count: play.view.scores[seat] ?? 0 })] : [];
  const look = lookOf(play, seat);
  const { isHeld, isAway } = look;
  const presence = isHeld ? [t("web-memo-bot-decides")] : isAway ? [t("web-memo-away")] : [];
  const shown = chip(play, moment, seat);
  return {
    seat,
    ...look,
    mark: look.mark ?? (table.ready.includes(seat) ? "chosen" : null),
    team: teamOf(play.view, seat),
    facts: [...points, ...presence],
    chip: shown,
    says: play.bubbles[seat] ?? null,
    isMover: table.mover === null ? table.active === seat : table.mover === seat,
    cards: cardsOn(table.benches[seat] ?? []),
    isCleared: moment.cleared.includes(seat),
  };
}

/** Everybody else, in the order of the seats after one's own. */
export function othersOf(play: Play): number[] {
  const all = Array.from({ length: play.view.players }, (_, at) => at);
  const me = play.me;
  return me === null ? all : all.slice(1).map((step) => (me + step) % play.view.players);
}

/** Clockwise from oneself: up the left side, then down the right one. */
export function sidesOf(others: number[]): [number[], number[]] {
  const left = Math.ceil(others.length / 2);
  return [others.slice(0, left), others.slice(left)];
}
