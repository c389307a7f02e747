// What a view of a Tatsu table holds, as docs/protocol.schema.json has it, and the few questions the drawing asks of it.

import type { Narrowed, View } from "../../lib/protocol";
import type { TatsuClanSheet, TatsuPile, TatsuRound, TatsuSeat, TatsuTable, TatsuTrick } from "../../lib/protocol.generated";

export type { TatsuClanSheet as ClanSheet, TatsuPlay as Laid } from "../../lib/protocol.generated";

export type Clan = "yellow" | "red";
export const CLANS: Clan[] = ["yellow", "red"];

/** The words there are for what the schema calls strings. */
interface Words {
  phase: "dealer" | "deal" | "play" | "over";
  clan: Clan;
  held_by: Clan;
  counts: Record<Clan, number>;
  captured: Record<Clan, TatsuClanSheet>;
  piles: Pile[];
}

export interface Pile extends TatsuPile {
  down: "Y" | "R" | null;
  /** The page's own: the card that lies face down, for who may see everything. */
  under?: string | null;
}

export type Table = Narrowed<TatsuTable, Words>;
export type Seat = Narrowed<TatsuSeat, Words>;
export type Trick = Narrowed<TatsuTrick, Words>;
export type Round = Narrowed<TatsuRound, Words>;

export const TRICK_SIZE = 4;
export const TRICKS = 7;

export const tableOf = (view: View) => view.table as Table;

// --- cards: what is printed on them

export interface Face {
  clan: Clan;
  kind: "spirit" | "multiplier" | "fusion";
  power: number;
  points: number;
  factor: number;
}

export const clanOf = (card: string): Clan => (card.startsWith("Y") ? "yellow" : "red");
export const otherClan = (clan: Clan): Clan => (clan === "yellow" ? "red" : "yellow");

export function face(card: string): Face {
  const number = Number(card.slice(2));
  const blank: Face = { clan: clanOf(card), kind: "spirit", power: 0, points: 0, factor: 0 };
  switch (card[1]) {
    case "V":
      return { ...blank, power: 1, points: number };
    case "P":
      return { ...blank, power: number, points: 1 };
    case "x":
      return { ...blank, kind: "multiplier", factor: number };
    default:
      return { ...blank, kind: "fusion" };
  }
}

/** The id of a card's drawing. */
export function symbol(card: string): string {
  const { clan, kind, factor } = face(card);
  if (kind === "fusion") return `fusion-${clan}`;
  if (kind === "multiplier") return `multiplier-${clan}-${factor}`;
  return `spirit-${clan}-${card.slice(1).toLowerCase()}`;
}

export const points = (cards: string[]) => cards.reduce((sum, card) => sum + face(card).points, 0);

function rank(card: string): number {
  const { kind, power, points, factor } = face(card);
  return kind === "spirit" ? 100 * power + points : kind === "multiplier" ? factor : 0;
}

/** Strong spirits first, then multipliers, the fusion last. */
export const sorted = (cards: string[]) => [...cards].sort((one, other) => rank(other) - rank(one));

// --- the table

/** The seat one sits on; a spectator looks over the shoulder of the first. */
export function seatOf(table: Table, me: number | null): number | null {
  const seat = table.seats.findIndex((one) => one.player === me && !one.ghost);
  return seat < 0 ? null : seat;
}

/** Out of whose cards the next one comes: who was asked, or whose turn it is. */
export const giving = (table: Table) => table.asked ?? table.turn;

/** What the legal moves light: cards, face-down piles, seats to ask. */
export interface Lit {
  cards: Set<string>;
  piles: Set<number>;
  seats: Set<number>;
}

export function lit(view: View): Lit {
  const found: Lit = { cards: new Set(), piles: new Set(), seats: new Set() };
  for (const move of view.moves) {
    const rest = move.slice(move.indexOf(":") + 1);
    if (move.startsWith("ask:")) found.seats.add(Number(rest));
    else if (rest.startsWith("#")) found.piles.add(Number(rest.slice(1)));
    else found.cards.add(rest);
  }
  return found;
}

/** The trick that the step from one table to the next has finished, if it has. */
export function finished(before: Table, after: Table): Trick | null {
  if (before.trick.length !== TRICK_SIZE - 1 || after.trick.length) return null;
  const tricks = after.round === before.round ? after.tricks : after.last_round?.tricks;
  return tricks?.at(-1) ?? null;
}

/** Whether that step ended a round: then what it was worth can be told. */
export const endsRound = (before: Table, after: Table) =>
  before.phase === "play" && (after.round !== before.round || after.phase === "over") && after.last_round !== null;
