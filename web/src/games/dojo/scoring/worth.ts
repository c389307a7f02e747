// What a line is worth by the cards that lie in it so far, as everybody can count it: for a card or a trophy that is about to be
// put there, and for the words of a hint. The sum at the end is the engine's.

import { beltOf, kindOf, parsed, tableOf, trophyInHand, type Dojo, type Trophy } from "../model";
import type { View } from "../../../lib/protocol";
import { ALIKE } from "./lines";

export interface LineWorth {
  line: "row" | "column";
  index: number;
  points: number;
  /** What it was worth before. */
  was: number;
  /** How many of a kind it counts. */
  alike: number;
}

const COLUMN = 3;

interface Worth {
  points: number;
  alike: number;
}

const counts = <T>(values: T[]): number[] => [...new Set(values)].map((value) => values.filter((one) => one === value).length);

/** DOJO-ROW, DOJO-RACCOON, DOJO-MASTER, DOJO-INCENSE */
export function rowWorth(cards: string[], trophy: Trophy | null, incenseEach: boolean): Worth {
  const kinds = cards.map(kindOf).filter((kind) => kind !== "raccoon");
  const [most = 0, ...others] = counts(kinds).sort((one, other) => other - one);
  const wild = cards.length - kinds.length;
  // The grand master's card is one that does not count yet.
  const alike = Math.min(most + wild + (trophy === "master" ? 1 : 0), cards.length);
  const points = ALIKE[alike] ?? 0;
  if (trophy !== "incense") return { points, alike };
  const each = others.reduce((sum, count) => sum + (ALIKE[count] ?? 0), points);
  return { points: incenseEach ? each : Math.max(points, counts(kinds).length + wild), alike };
}

/** DOJO-COLUMN, DOJO-BELT, DOJO-KIMONO */
export function columnWorth(cards: string[], trophy: Trophy | null): Worth {
  const belts = cards.map(beltOf);
  const alike = Math.max(0, ...counts(belts));
  const belt = belts.find((one) => belts.filter((other) => other === one).length === alike) ?? 0;
  if (alike === COLUMN) return { points: trophy === "kimono" ? 2 * belt : belt, alike };
  return { points: trophy === "belt" && alike === 2 ? belt : 0, alike };
}

export function lineWorth(dojo: Dojo, line: "row" | "column", index: number, incenseEach: boolean): Worth {
  const cards = dojo.cards.filter((laid) => laid[line] === index).map((laid) => laid.card);
  return line === "row" ? rowWorth(cards, dojo.row_trophies[String(index)] ?? null, incenseEach) : columnWorth(cards, dojo.column_trophies[String(index)] ?? null);
}

/** The lines that a move of one's own makes worth more. */
export function gains(view: View, move: string): LineWorth[] {
  const table = tableOf(view);
  const dojo = view.player === null ? undefined : table.dojos[view.player];
  const read = parsed(move);
  if (!dojo || view.player === null || (read.kind !== "place" && read.kind !== "trophy")) return [];
  const then = read.kind === "place" ? laid(dojo, read, table.hands[view.player] ?? null) : crowned(dojo, read, trophyInHand(table, view.player));
  const lines: ["row" | "column", number][] = read.kind === "place" ? [["row", read.row], ["column", read.column]] : [[read.line, read.index]];
  const incenseEach = view.options.incense !== "one";
  return lines
    .map(([line, index]) => ({ line, index, was: lineWorth(dojo, line, index, incenseEach).points, ...lineWorth(then, line, index, incenseEach) }))
    .filter(({ points, was, alike }) => points > was && (alike > 1 || read.kind === "trophy"));
}

const laid = (dojo: Dojo, { row, column }: { row: number; column: number }, card: string | null): Dojo =>
  card ? { ...dojo, cards: [...dojo.cards, { row, column, card }] } : dojo;

function crowned(dojo: Dojo, { line, index }: { line: "row" | "column"; index: number }, trophy: Trophy | null): Dojo {
  if (!trophy) return dojo;
  const key = line === "row" ? "row_trophies" : "column_trophies";
  return { ...dojo, [key]: { ...dojo[key], [String(index)]: trophy } };
}
