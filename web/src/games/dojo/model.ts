// What a view of Dojo holds, as docs/protocol.schema.json has it, and how its places are drawn.

import type { Narrowed, View } from "../../lib/protocol";
import type { DojoChallenge, DojoColumnSheet, DojoDojo, DojoRowSheet, DojoSheet, DojoTable } from "../../lib/protocol.generated";

export type Trophy = "belt" | "kimono" | "broom" | "master" | "incense" | "assistant";
export type Throw = "rock" | "paper" | "scissors";
export type Phase = "dealer" | "deck" | "trophies" | "give" | "ask" | "throw" | "swap" | "place" | "trophy" | "over";

/** The words there are for what the schema calls strings. */
interface Words {
  phase: Phase;
  throws: [Throw, Throw][];
  line: "row" | "column";
  trophy: Trophy;
  trophies: Trophy[];
  row_trophies: Record<string, Trophy>;
  column_trophies: Record<string, Trophy>;
  face_up: Trophy;
  box: Trophy[];
  trophy_pile: Trophy[];
}

export type Table = Narrowed<DojoTable, Words>;
export type Dojo = Narrowed<DojoDojo, Words>;
export type Challenge = Narrowed<DojoChallenge, Words>;
export type Sheet = Narrowed<DojoSheet, Words>;
export type RowSheet = Narrowed<DojoRowSheet, Words>;
export type ColumnSheet = Narrowed<DojoColumnSheet, Words>;

export const tableOf = (view: View) => view.table as Table;
export const isMine = (view: View, me: number | null) => me !== null && view.to_act.includes(me) && view.moves.length > 0;

/** A legal move, read only to know where on the table it belongs. */
export type Move =
  | { kind: "give"; seat: number }
  | { kind: "place"; row: number; column: number }
  | { kind: "trophy"; line: "row" | "column"; index: number }
  | { kind: "say"; word: "challenge" | "pass" | "swap" | "keep" | Throw };

export function parsed(move: string): Move {
  const [word = "", rest = ""] = move.split(":");
  const [first = "", second = ""] = rest.split(",");
  if (word === "give") return { kind: "give", seat: Number(first) };
  if (word === "place") return { kind: "place", row: Number(first), column: Number(second) };
  if (word === "trophy") return { kind: "trophy", line: first === "row" ? "row" : "column", index: Number(second) };
  return { kind: "say", word: word as Extract<Move, { kind: "say" }>["word"] };
}

const KINDS: Record<string, string> = { M: "monkey", F: "fox", T: "tigress", C: "crane", B: "bear", R: "raccoon" };
export const LETTERS = Object.fromEntries(Object.entries(KINDS).map(([letter, kind]) => [kind, letter]));
export const kindOf = (card: string) => KINDS[card[0] ?? ""] ?? "monkey";
export const beltOf = (card: string) => Number(card[1]);
/** Black hexagons go to rows, orange circles to columns. */
export const lineOf = (trophy: Trophy): "row" | "column" =>
  trophy === "master" || trophy === "incense" || trophy === "assistant" ? "row" : "column";

/** The trophies a player holds that lie on no line: just won, or kept for good. */
export function unplaced(dojo: Dojo): Trophy[] {
  const left = [...dojo.trophies];
  for (const placed of [...Object.values(dojo.row_trophies), ...Object.values(dojo.column_trophies)]) {
    left.splice(left.indexOf(placed), 1);
  }
  return left;
}

export function trophyInHand(table: Table, player: number): Trophy | null {
  const dojo = table.dojos[player];
  return (dojo && unplaced(dojo).at(-1)) ?? null;
}

const ROWS = 3;
const COLUMNS = 4;

export interface Frame {
  rows: number[];
  columns: number[];
}

const range = (first: number, last: number) => Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** The lines to draw of a dojo that still floats: what is filled and one ring around it, as far as the board may reach, and never
 * fewer than it will have: its cards stay where they are until the next one is laid. */
export function ringed(numbers: number[], most: number): number[] {
  const filled = numbers.length ? numbers : [0];
  const [first, last] = [Math.min(...filled), Math.max(...filled)];
  const isSettled = last - first + 1 >= most;
  return isSettled ? range(first, last) : range(first - 1, Math.max(last + 1, first + most - 2));
}

export function ownFrame(dojo: Dojo, isFixed: boolean): Frame {
  if (isFixed) return { rows: range(0, ROWS - 1), columns: range(0, COLUMNS - 1) };
  return { rows: ringed(dojo.cards.map((laid) => laid.row), ROWS), columns: ringed(dojo.cards.map((laid) => laid.column), COLUMNS) };
}

/** Where the cards of a line lie on a mat: the first line of its grid is the trophies'. */
export function lineArea({ rows, columns }: Frame, line: "row" | "column", index: number): string {
  const at = (line === "row" ? rows : columns).indexOf(index) + 2;
  return line === "row" ? `${at} / 2 / ${at + 1} / ${columns.length + 2}` : `2 / ${at} / ${rows.length + 2} / ${at + 1}`;
}

/** Another's dojo from afar: three by four, the cards in its corner as long as the frame floats. */
export function wholeFrame(dojo: Dojo, isFixed: boolean): Frame {
  if (isFixed || !dojo.cards.length) return { rows: range(0, ROWS - 1), columns: range(0, COLUMNS - 1) };
  const row = Math.min(...dojo.cards.map((laid) => laid.row));
  const column = Math.min(...dojo.cards.map((laid) => laid.column));
  return { rows: range(row, row + ROWS - 1), columns: range(column, column + COLUMNS - 1) };
}

export const cardAt = (dojo: Dojo, row: number, column: number): string | null =>
  dojo.cards.find((laid) => laid.row === row && laid.column === column)?.card ?? null;

/** A full dojo, row by row. */
export function asRows(dojo: Dojo): string[][] {
  const frame = wholeFrame(dojo, false);
  return frame.rows.map((row) => frame.columns.map((column) => cardAt(dojo, row, column) ?? ""));
}

/** How many cards lie in all dojos; how many trophies have been won. */
export const laidCount = (table: Table) => table.dojos.reduce((sum, dojo) => sum + dojo.cards.length, 0);
export const wonCount = (table: Table) => table.dojos.reduce((sum, dojo) => sum + dojo.trophies.length, 0);
export const thrownCount = (table: Table) => table.challenge?.throws.length ?? 0;

/** Clockwise from the left of the player whose dojo lies in front. */
export function around(players: number, from: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (from + 1 + step) % players);
}
