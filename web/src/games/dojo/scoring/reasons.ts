// A line's score with its reasons: what counted, and as what; as in the engine's explaining.py.

import type { ColumnSheet, RowSheet, Trophy } from "../model";
import { ALIKE, beltOf, columnKind, columnManner, columnScores, DISCIPLES, discipleOf, MOST_OF_A_ROW, RACCOON, rowKind, rowManner, rowScores } from "./lines";

/** How often each comes, in the order in which they come. */
function counted(values: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Raccoons and the grand master's card go where they are worth most: DOJO-RACCOON, DOJO-MASTER. */
export function rowSheet(cards: string[], trophy: Trophy | null, incenseEach: boolean): RowSheet {
  const [one, two, three, four] = cards.map(discipleOf) as [number, number, number, number];
  const score = rowScores(rowManner(trophy, incenseEach))[rowKind(one, two, three, four)]!;
  const counts = counted([one, two, three, four]);
  const raccoons = counts.get(RACCOON) ?? 0;
  counts.delete(RACCOON);
  const most = Math.max(0, ...counts.values());
  const best = Math.min(RACCOON, ...[...counts.keys()].filter((disciple) => counts.get(disciple) === most)) % RACCOON;
  const master = trophy === "master" ? masterCard(cards, best) : null;
  const joined = Math.min(most + raccoons + (master === null ? 0 : 1), MOST_OF_A_ROW);
  if (trophy === "incense" && !incenseEach && score > ALIKE[joined]!) return eachOne(score, counts, raccoons);
  const others = trophy === "incense" && incenseEach ? [...counts].filter(([disciple]) => disciple !== best) : [];
  return {
    score,
    trophy,
    counted: [[best, joined] as const, ...others].map(([disciple, count]) => ({ disciple: DISCIPLES[disciple]!, count, points: ALIKE[count]! })),
    raccoons: Array<string>(raccoons).fill(DISCIPLES[best]!),
    master,
  };
}

/** DOJO-INCENSE, "one": a point for each different disciple, and raccoons as disciples that are not there. */
function eachOne(score: number, counts: Map<number, number>, raccoons: number): RowSheet {
  const missing = DISCIPLES.slice(0, RACCOON).flatMap((_, disciple) => (counts.has(disciple) ? [] : [disciple]));
  const asWhat = missing.slice(0, raccoons);
  const different = [...[...counts.keys()].sort((a, b) => a - b), ...asWhat];
  return {
    score,
    trophy: "incense",
    counted: different.map((disciple) => ({ disciple: DISCIPLES[disciple]!, count: 1, points: 1 })),
    raccoons: asWhat.map((disciple) => DISCIPLES[disciple]!),
    master: null,
  };
}

/** The card that counts as a raccoon: one that does not count yet; none on four alike. */
function masterCard(cards: string[], best: number): string | null {
  return cards.find((card) => discipleOf(card) !== best && discipleOf(card) !== RACCOON) ?? null;
}

export function columnSheet(cards: string[], trophy: Trophy | null): ColumnSheet {
  const [one, two, three] = cards.map(beltOf) as [number, number, number];
  const score = columnScores(columnManner(trophy))[columnKind(one, two, three)]!;
  if (!score) return { score, trophy, belt: null, alike: 0 };
  const counts = counted([one, two, three]);
  const alike = Math.max(...counts.values());
  const belt = [...counts.keys()].find((one) => counts.get(one) === alike)!;
  return { score, trophy, belt: belt + 1, alike };
}
