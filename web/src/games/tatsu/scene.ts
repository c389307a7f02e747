// The table as one pair of eyes is to act on it: what is lit, whose turn it is, what a tap sends.

import type { Snippet } from "svelte";

import { lookOf, type Look } from "../../lib/faces";
import type { Play } from "../../lib/play";
import type { View } from "../../lib/protocol";
import { type Clan, giving, type Laid, type Lit, lit, seatOf, tableOf, type Table, type Trick, TRICK_SIZE } from "./model";
import type { Shown } from "./moments.svelte";
import { choice, person, whom } from "./telling/words";

export interface Scene {
  view: View;
  table: Table;
  names: string[];
  me: number | null;
  /** One's seat; null for a spectator. */
  mine: number | null;
  myClan: Clan;
  /** The seats clockwise, one's own first. */
  order: number[];
  isMyMove: boolean;
  /** Others decide. What one does meanwhile is advised in the first trick, and never again. */
  isWaiting: boolean;
  lit: Lit;
  /** Out of whose cards the next one comes. */
  from: number | null;
  /** The clan a card is wanted of, while one may ask for it. */
  wanted: Clan | null;
  /** The Ghost's seat, or -1, and whether one plays for it. */
  ghost: number;
  playsGhost: boolean;
  /** How who sits there looks; the Ghost has no face. */
  look: (seat: number) => Look | null;
  /** One sees all hands. */
  seesAll: boolean;
  /** What who sits there has just said. */
  says: (seat: number) => string | null;
  /** A move in words. */
  said: (move: string) => string;
  /** In words, that one asks this seat, if one may. */
  asking: (seat: number) => string | null;
  /** Whether a master would play it; then what it is played with gets a star. */
  hinted: (move: string) => true | undefined;
  send: (move: string) => void;
}

/** What the table for two and the one for four get. */
export interface SidesGiven {
  scene: Scene;
  lies: Lies;
  /** The moment that is shown, if one is. */
  shown: Shown | null;
  /** Who has just asked, and for which clan. */
  asks: Asks | null;
  action: Snippet;
  corner: Snippet;
}

/** Somebody asks: the bubble at the seat says for what. */
export interface Asks {
  seat: number;
  clan: Clan;
}

const clockwise = (bottom: number, count: number) => Array.from({ length: count }, (_, at) => (bottom + at) % count);

/** `isTelling`: a trick is still looked at, and of nobody else it is said that he is at turn. */
export function sceneOf(play: Play, isTelling = false): Scene {
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
    isWaiting: !isMyMove && (table.round > 1 || table.tricks.length > 0),
    lit: found,
    from: isTelling && !isMyMove ? null : giving(table),
    wanted: isMyMove && table.asked === null ? (table.seats[table.turn ?? 0]?.clan ?? null) : null,
    ghost,
    seesAll: table.seats.some(({ hand, ghost }, seat) => hand !== null && !ghost && seat !== mine),
    playsGhost: ghost >= 0 && me !== null && table.seats[ghost]?.player === me,
    says: (seat) => (table.seats[seat]?.ghost ? null : (play.bubbles[table.seats[seat]?.player ?? -1] ?? null)),
    look: (seat) => (table.seats[seat]?.ghost ? null : lookOf(play, table.seats[seat]?.player ?? -1)),
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
  table: Table;
  order: number[];
  trick: Laid[];
  held: string[];
  /** In front of whom the next card will lie. */
  next: number | null;
  /** The highest card. */
  best: string | null;
  isTaken: boolean;
  /** The card that has not come down yet. */
  flying: string | null;
}

export function liesNow({ table, order }: Scene): Lies {
  // What nobody took in the last trick waits no more.
  const held = table.phase === "over" ? [] : table.held;
  return { table, order, trick: table.trick, held, next: table.turn, best: table.highest, isTaken: false, flying: null };
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

/** A finished trick, as it lies there until it is gathered. */
export function liesStill(before: Table, trick: Trick, me: number | null): Lies {
  const order = clockwise(seatOf(before, me) ?? 0, before.seats.length);
  return { table: before, order, trick: trick.plays, held: before.held, next: null, best: trick.highest, isTaken: true, flying: null };
}

/** One line of a score: who plays for it, by name and by player. */
export interface Scorer {
  who: string;
  players: number[];
  score: number;
}

/** Who scores for a clan: a team on one line, but with three players each counts alone. */
export function scorers(table: Table, clan: Clan, play: Play): Scorer[] {
  const seats = table.seats.map((seat, at) => ({ ...seat, at })).filter((seat) => seat.clan === clan && !seat.ghost);
  const isMe = (seat: { at: number }) => person(table, seat.at, play.me) === "you";
  const lines = seats
    .sort((one, other) => Number(isMe(other)) - Number(isMe(one)))
    .map((seat) => ({ who: whom(table, seat.at, play.names, play.me), players: [seat.player], score: play.view.scores[seat.player] ?? 0 }));
  const first = lines[0];
  if (play.view.players !== 4 || !first) return lines;
  return [{ who: lines.map((line) => line.who).join(" + "), players: lines.flatMap((line) => line.players), score: first.score }];
}
