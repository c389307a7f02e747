// What one row and one column of a dojo score: tables for every line there can be, as in the engine's scoring.py.

import type { Trophy } from "../model";

export const DISCIPLES = ["monkey", "fox", "tigress", "crane", "bear", "raccoon"];
const LETTERS = "MFTCBR";
export const RACCOON = 5;
const KINDS_OF_DISCIPLE = 6;
const KINDS_OF_BELT = 5;
export const MOST_OF_A_ROW = 4;

/** DOJO-ROW: what 0 to 4 of the same disciple are worth. */
export const ALIKE = [0, 1, 3, 6, 10];

export const discipleOf = (card: string) => LETTERS.indexOf(card[0]!);
/** Counted from 0: 0 is white. */
export const beltOf = (card: string) => Number(card[1]) - 1;

export type RowManner = "plain" | "master" | "incense-each" | "incense-one";
export type ColumnManner = "plain" | "belt" | "kimono";

export function rowManner(trophy: Trophy | null, incenseEach: boolean): RowManner {
  if (trophy === "incense") return incenseEach ? "incense-each" : "incense-one";
  return trophy === "master" ? "master" : "plain";
}

export const columnManner = (trophy: Trophy | null): ColumnManner =>
  trophy === "belt" || trophy === "kimono" ? trophy : "plain";

/** A row by how many it has of each disciple, the raccoons last. */
function scoreOfCounts(counts: number[], manner: RowManner): number {
  const raccoons = counts[RACCOON]!;
  const others = counts.slice(0, RACCOON);
  const most = Math.max(...others);
  // DOJO-ROW: only the most numerous counts. DOJO-RACCOON: the wild ones join it.
  const alike = ALIKE[most + raccoons]!;
  if (manner === "master") {
    // DOJO-MASTER: one card more counts as a raccoon; no effect on four alike.
    return ALIKE[Math.min(most + raccoons + 1, MOST_OF_A_ROW)]!;
  }
  if (manner === "incense-each") {
    // DOJO-INCENSE: every disciple counts; raccoons are worth most with the most numerous.
    return others.reduce((sum, count) => sum + ALIKE[count]!, 0) - ALIKE[most]! + alike;
  }
  if (manner === "incense-one") {
    // DOJO-INCENSE: 1 for each different disciple, if that is more; a raccoon is one more.
    return Math.max(others.filter((count) => count > 0).length + raccoons, alike);
  }
  return alike;
}

/** A column by its three belts, counted from 0. */
function scoreOfBelts(one: number, two: number, three: number, manner: ColumnManner): number {
  // DOJO-COLUMN, DOJO-KIMONO
  if (one === two && two === three) return manner === "kimono" ? 2 * (one + 1) : one + 1;
  // DOJO-BELT: two alike are enough.
  if (manner === "belt" && (one === two || one === three)) return one + 1;
  if (manner === "belt" && two === three) return two + 1;
  return 0;
}

/** The score of a row by its number: its disciples, written in the base of six. */
function rowTable(manner: RowManner): number[] {
  return Array.from({ length: KINDS_OF_DISCIPLE ** MOST_OF_A_ROW }, (_, kind) => {
    const counts = Array<number>(KINDS_OF_DISCIPLE).fill(0);
    for (let place = 0, rest = kind; place < MOST_OF_A_ROW; place++, rest = Math.floor(rest / KINDS_OF_DISCIPLE)) {
      counts[rest % KINDS_OF_DISCIPLE]! += 1;
    }
    return scoreOfCounts(counts, manner);
  });
}

/** The score of a column by its number: its belts, written in the base of five. */
function columnTable(manner: ColumnManner): number[] {
  return Array.from({ length: KINDS_OF_BELT ** 3 }, (_, kind) =>
    scoreOfBelts(Math.floor(kind / 25), Math.floor(kind / 5) % 5, kind % 5, manner),
  );
}

const tables = new Map<string, number[]>();

/** Each table is made when a dojo first needs it. */
function kept(name: string, make: () => number[]): number[] {
  const table = tables.get(name) ?? make();
  tables.set(name, table);
  return table;
}

export const rowScores = (manner: RowManner) => kept(`row-${manner}`, () => rowTable(manner));
export const columnScores = (manner: ColumnManner) => kept(`column-${manner}`, () => columnTable(manner));

export const rowKind = (one: number, two: number, three: number, four: number) => ((one * 6 + two) * 6 + three) * 6 + four;
export const columnKind = (one: number, two: number, three: number) => (one * 5 + two) * 5 + three;
