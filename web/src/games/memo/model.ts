// What a view of Mémo Combo holds, as docs/protocol.schema.json has it, and its moves taken apart.

import type { View } from "../../lib/protocol";
import type { MemoCard, MemoEvent, MemoPlaced, MemoTable } from "../../lib/protocol.generated";

export type Table = MemoTable;
export type Event = MemoEvent;
export type CardSeen = MemoCard;
/** A card in a slot of a bench; a seat of null is the pile, counted from the top. */
export type Placed = MemoPlaced;

export interface Move {
  text: string;
  word: string;
  parts: string[];
  numbers: number[];
}

export const tableOf = (view: View): Table => view.table as Table;

export function parsed(text: string): Move {
  const [word = "", rest = ""] = text.split(":");
  const parts = rest === "" ? [] : rest.split(",");
  return { text, word, parts, numbers: parts.map(Number) };
}

/** How a slot of a bench is called on the page. */
export const placeOf = (seat: number, slot: number): string => `${seat}.${slot}`;
export const seatOf = (place: string): number => Number(place.split(".")[0]);
export const slotOf = (place: string): number => Number(place.split(".")[1]);

const OWN_SLOTS = new Set(["look", "swap", "hand"]);
const PLACES = new Set(["play", "eye", "infiltrate", "exchange", "against", "guess"]);
const SEATS = new Set(["paralyse", "confuse"]);
/** What happens at the tap that completes it. All else is confirmed. */
export const IMMEDIATE = new Set(["look", "swap", "play", "hand", "eye", "infiltrate"]);

/** The slots a move names, whoever makes it; `crossed` is the bench a confusion goes on at. */
export function placesOf(move: Move, player: number, crossed: number | null): string[] {
  const [one = 0, two = 0, three = 0] = move.numbers;
  if (OWN_SLOTS.has(move.word)) return move.numbers.map((slot) => placeOf(player, slot));
  if (PLACES.has(move.word)) return [placeOf(one, two)];
  if (move.word === "overload") return [placeOf(one, two), placeOf(one, three)];
  if (move.word === "cross" && crossed !== null) return [placeOf(crossed, one), placeOf(crossed, two)];
  return [];
}

/** Whom a move names as a whole. */
export const seatNamed = (move: Move): number | null => (SEATS.has(move.word) ? (move.numbers[0] ?? null) : null);

export const letterOf = (school: string): string => school.slice(0, 1).toUpperCase();
export const activeCard = (table: Table): CardSeen | null => table.dojo[table.dojo.length - 1] ?? null;
export const cardsOn = (bench: boolean[]): number => bench.filter(Boolean).length;

/** In teams the second half of the seats are the birds, in the order of their crocodiles. */
export function inTeams(view: View): boolean {
  return view.players === 10 || (view.players === 8 && view.options["teams"] !== false);
}

export interface Team {
  number: number;
  isBird: boolean;
  partner: number;
}

export function teamOf(view: View, seat: number): Team | null {
  if (!inTeams(view)) return null;
  const half = view.players / 2;
  return { number: (seat % half) + 1, isBird: seat >= half, partner: (seat + half) % view.players };
}

/** The bench a confusion goes on at: told by the event that began it, or found by its filled slots. */
export function crossedSeat(table: Table, moves: Move[], remembered: number | null): number | null {
  if (table.phase !== "cross") return null;
  const begun = table.event ? parsed(table.event.move) : null;
  if (begun?.word === "confuse") return begun.numbers[0] ?? null;
  if (remembered !== null) return remembered;
  const slots = [...new Set(moves.filter((move) => move.word === "cross").flatMap((move) => move.numbers))].sort().join();
  const fitting = table.benches.flatMap((bench, seat) =>
    bench.flatMap((isFilled, slot) => (isFilled ? [slot] : [])).sort().join() === slots ? [seat] : [],
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
