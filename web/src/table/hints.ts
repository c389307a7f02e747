// A hint in words, with its reason, as long as it is of use.

import type { GamePart, Play } from "../lib/play";
import type { Hint, View } from "../lib/protocol";
import { t } from "../lib/words.svelte";

type HintMove = Hint["moves"][number];
export interface Advice extends HintMove {
  /** The chance with the next best move, where there is one. */
  next: number | null;
}

/** A gamble is advised where it promises so much more: less lies within what the adviser's own guesses are worth. */
const WORTH_IT = 0.05;

/** The best of its moves that can still be made; a gamble only where nothing that can be known is about as good. */
export function stillGood(hint: Hint | null, view: View | null, isGamble: GamePart["isGamble"]): Advice | null {
  const moves = hint?.moves.filter(({ move }) => view?.moves.includes(move)) ?? [];
  const [first] = moves;
  if (!first || !view) return null;
  const isAsGood = ({ chance }: HintMove) => (first.chance ?? 0) - (chance ?? 0) <= WORTH_IT;
  const best = isGamble?.(view, first.move) ? (moves.find((one) => isAsGood(one) && !isGamble(view, one.move)) ?? first) : first;
  return { ...best, next: moves.find((one) => one !== best)?.chance ?? null };
}

/** It is a sentence already. */
const CLOSED = /[.!?]$/;

const inHundred = (chance: number) => Math.round(100 * chance);

/** So many games of a hundred are won, and how many otherwise: less, or as many. */
function chances(chance: number, next: number | null): string {
  const games = inHundred(chance);
  const other = inHundred(next ?? 0);
  const others = next === null || other > games ? "none" : other < games ? "fewer" : "same";
  return t("web-hint-chances", { games, others, next: other });
}

export interface HintWords {
  move: string;
  why: string;
  /** What it promises. */
  chances: string;
}

/** The move, and beside it why it may be good and what it promises. */
export function hintWords({ move, chance, next }: Advice, part: GamePart, { view, names, me }: Play): HintWords {
  const words = part.choice(view, move, names, me);
  const why = part.reason?.(view, move) ?? null;
  const said = words.charAt(0).toUpperCase() + words.slice(1);
  return {
    move: why !== null || CLOSED.test(said) ? said : t("web-hint-move", { move: said }),
    why: why === null ? "" : t("web-hint-because", { why }),
    chances: chance === null ? "" : chances(chance, next),
  };
}
