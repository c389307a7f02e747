// What may be drawn, in the order of docs/fairness.md: the urn of each chance move.

import type { View } from "../lib/protocol";

export interface Urn {
  word: string;
  lots: string[];
  taken: number;
}

const range = (count: number) => Array.from({ length: count }, (_, at) => String(at));
const times = (kinds: string[], values: string[]) => kinds.flatMap((kind) => values.map((value) => kind + value));
const twice = (lots: string[]) => lots.flatMap((lot) => [lot, lot]);

const SPIRITS = times(["Y", "R"], ["V3", "V4", "V5", "V6", "V7", "P2", "P3", "P4", "P5", "P6", "x1", "x2", "x3", "F"]);
const DISCIPLES = twice(times(["M", "F", "T", "C", "B", "R"], ["1", "2", "3", "4", "5"]));
const TROPHIES = twice(["belt", "kimono", "broom", "master", "incense", "assistant"]);
const MEMO_CARDS = range(51).slice(1);

const one = (word: string, lots: string[]): Urn => ({ word, lots, taken: 1 });
const all = (word: string, lots: string[]): Urn => ({ word, lots, taken: lots.length });

/** The urn of a chance move; `dojo` are the numbers laid in Mémo Combo's before the turn. Null: there is no such draw. */
export function urnOf({ game, players, options }: View, move: string, dojo: number[]): Urn | null {
  const word = move.slice(0, move.indexOf(":"));
  switch (`${game} ${word}`) {
    case "tatsu dealer":
      return one(word, players === 3 ? ["1"] : range(players));
    case "tatsu deal":
      return all(word, SPIRITS);
    case "dojo dealer":
      return one(word, range(players));
    case "dojo deck":
      return all(word, (options["deck"] as string[] | undefined) ?? DISCIPLES);
    case "dojo trophies":
      return all(word, TROPHIES);
    case "memo deck":
      return all(word, (options["deck"] as { number: number }[] | undefined)?.map((card) => String(card.number)) ?? MEMO_CARDS);
    case "memo starter":
      return one(word, range(isInTeams(players, options) ? players / 2 : players));
    case "memo shuffle":
      return all(word, laid(move, dojo));
    default:
      return null;
  }
}

const isInTeams = (players: number, options: View["options"]) => players === 10 || (players === 8 && options["teams"] !== false);

/** The cards of the dojo in the order in which they were laid: those that lay there before, then what the turn itself laid. */
function laid(move: string, dojo: number[]): string[] {
  const shuffled = move.slice(move.indexOf(":") + 1).split(",");
  const before = dojo.map(String).filter((card) => shuffled.includes(card));
  return [...before, ...shuffled.filter((card) => !before.includes(card))];
}
