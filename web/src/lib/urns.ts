// What may be drawn, in the order of docs/fairness.md: the urn of each chance move. A game says which urns it has.

import type { View } from "./protocol";

export interface Urn {
  lots: string[];
  taken: number;
}

/** By the word of a chance move. `move` is the whole of it, `table` what lay there before the turn in which it stands. */
export type Urns = Record<string, (view: View, move: string, table: unknown) => Urn>;

export const range = (count: number) => Array.from({ length: count }, (_, at) => String(at));
export const times = (kinds: string[], values: string[]) => kinds.flatMap((kind) => values.map((value) => kind + value));
export const twice = (lots: string[]) => lots.flatMap((lot) => [lot, lot]);

export const one = (lots: string[]): Urn => ({ lots, taken: 1 });
export const all = (lots: string[]): Urn => ({ lots, taken: lots.length });
