// The table as one pair of eyes is to act on it: what is lit, whose turn it is, what a tap sends.

import type { Snippet } from "svelte";

import type { Play } from "../../lib/play";
import type { View } from "../../lib/protocol";
import { type Clan, finished, giving, type Laid, type Lit, lit, seatOf, tableOf, type TatsuTable, TRICK_SIZE } from "./model";
import { choice, person, whom } from "./words";

export interface Scene {
  view: View;
  table: TatsuTable;
  names: string[];
  me: number | null;
  /** One's seat; null for a spectator. */
  mine: number | null;
  myClan: Clan;
  /** The seats clockwise, one's own first. */
  order: number[];
  isMyMove: boolean;
  lit: Lit;
  /** Out of whose cards the next one comes. */
  from: number | null;
  /** The clan a card is wanted of, while one may ask for it. */
  wanted: Clan | null;
  /** The Ghost's seat, or -1, and whether one plays for it. */
  ghost: number;
  playsGhost: boolean;
  isAway: (seat: number) => boolean;
  /** A move in words. */
  said: (move: string) => string;
  /** In words, that one asks this seat, if one may. */
  asking: (seat: number) => string | null;
  /** Whether a master would play it; then what it is played with gets a star. */
  hinted: (move: string) => true | undefined;
  send: (move: string) => void;
}

/** What the middle of the table gets: how the cards lie, what is said of one, and what stands in its corner. */
export interface FeltGiven {
  lies: Lies;
  badge: (laid: Laid) => string;
  names: string[];
  me: number | null;
  corner: Snippet;
}

/** What the table for two and the one for four get. */
export interface SidesGiven {
  scene: Scene;
  lies: Lies;
  badge: (laid: Laid) => string;
  action: Snippet;
  corner: Snippet;
}

const clockwise = (bottom: number, count: number) => Array.from({ length: count }, (_, at) => (bottom + at) % count);

export function sceneOf(play: Play): Scene {
  const { view, me, names } = play;
  const table = tableOf(view);
  const mine = seatOf(table, me);
  const found = lit(view);
  const isMyMove = me !== null && view.to_act.includes(me) && view.moves.length > 0;
  const ghost = table.seats.findIndex((seat) => seat.ghost);
  const said = (move: string) => choice(view, move, names, me);
  return {
    view,
    table,
    names,
    me,
    mine,
    myClan: table.seats[mine ?? 0]?.clan ?? "yellow",
    order: clockwise(mine ?? 0, table.seats.length),
    isMyMove,
    lit: found,
    from: giving(table),
    wanted: isMyMove && table.asked === null ? (table.seats[table.turn ?? 0]?.clan ?? null) : null,
    ghost,
    playsGhost: ghost >= 0 && me !== null && table.seats[ghost]?.player === me,
    isAway: (seat) => {
      const sitting = play.seats[table.seats[seat]?.player ?? -1];
      return !table.seats[seat]?.ghost && sitting?.kind === "person" && !sitting.is_here;
    },
    said,
    asking: (seat) => (isMyMove && found.seats.has(seat) ? said(`ask:${seat}`) : null),
    hinted: (move) => play.hinted === move || undefined,
    send: (move) => {
      if (!play.isSending) play.send(move);
    },
  };
}

/** What lies in the middle. A finished trick stays there a moment, with the table as it was. */
export interface Lies {
  table: TatsuTable;
  order: number[];
  trick: Laid[];
  held: string[];
  /** In front of whom the next card will lie. */
  next: number | null;
  /** The highest card. */
  best: string | null;
  isTaken: boolean;
}

export function liesNow({ table, order }: Scene): Lies {
  return { table, order, trick: table.trick, held: table.held, next: table.turn, best: table.highest, isTaken: false };
}

/** Where seats are, one's own first. */
export const SIDES = { 2: ["bottom", "top"], 4: ["bottom", "left", "top", "right"] } as const;
export type Side = (typeof SIDES)[4][number];

export const sideOf = (order: number[], at: number): Side => SIDES[order.length === 2 ? 2 : 4][at] ?? "top";

/** A place for a card of the trick, in front of a seat. */
export interface Spot {
  seat: number;
  side: Side;
  laid: Laid | null;
  isNext: boolean;
}

/** The four places: one in front of each seat, with two players two. */
export function spots({ order, trick, next }: Lies): Spot[] {
  return order.flatMap((seat, at) => {
    const laid = trick.filter((one) => one.seat === seat);
    return Array.from({ length: TRICK_SIZE / order.length }, (_, place): Spot => {
      return { seat, side: sideOf(order, at), laid: laid[place] ?? null, isNext: next === seat && laid.length === place };
    });
  });
}

/** The trick that the latest step has finished, if it has. */
export function liesStill(step: Play["step"], me: number | null): Lies | null {
  if (!step?.before || !step.after || step.what.kind !== "moved") return null;
  const table = tableOf(step.before);
  const trick = finished(table, tableOf(step.after));
  if (!trick) return null;
  const order = clockwise(seatOf(table, me) ?? 0, table.seats.length);
  return { table, order, trick: trick.plays, held: table.held, next: null, best: trick.highest, isTaken: true };
}

/** Who scores for a clan: a team on one line, but with three players each counts alone. */
export function scorers(table: TatsuTable, clan: Clan, play: Play): { who: string; score: number }[] {
  const seats = table.seats.map((seat, at) => ({ ...seat, at })).filter((seat) => seat.clan === clan && !seat.ghost);
  const isMe = (seat: { at: number }) => person(table, seat.at, play.me) === "you";
  const lines = seats
    .sort((one, other) => Number(isMe(other)) - Number(isMe(one)))
    .map((seat) => ({ who: whom(table, seat.at, play.names, play.me), score: play.view.scores[seat.player] ?? 0 }));
  const first = lines[0];
  return play.view.players === 4 && first ? [{ who: lines.map((line) => line.who).join(" + "), score: first.score }] : lines;
}
