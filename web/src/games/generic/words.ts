// Any game in words. A game that brings words of its own (its .ftl files, which the server hands on) is spoken of in them:
//
//   web-GAME-field-FIELD   what a field of the view is called
//   web-GAME-card-CARD     what a card is called; other signs than letters and digits are written -
//   web-GAME-move-WORD     a move, by the word before its colon: $one, $two, $three are what stands after it, $all all of it
//   web-GAME-moves-WORD    what moves with that word are, together; and one of which others hear its word alone
//   web-GAME-question      what is to be decided; web-GAME-question-PHASE, if the view's table has a `phase`
//
// and on other pages: web-GAME-title, -players, -pitch; web-GAME-option-OPTION, …-why, …-CHOICE; web-refused-CLAUSE.
// What has no words is told by its notation.

import type { Step } from "../../lib/connection.svelte";
import { capital } from "../../lib/facts.svelte";
import type { GameName, View } from "../../lib/protocol";
import { listed, t, words } from "../../lib/words.svelte";

const own = (game: GameName, what: string) => `web-${game}-${what.replaceAll(/[^A-Za-z0-9]+/g, "-")}`;
const said = (id: string, otherwise: () => string) => (words.have(id) ? t(id) : otherwise());

export const fieldTold = (game: GameName, field: string): string => said(own(game, `field-${field}`), () => capital(field));
export const cardTold = (game: GameName, card: string): string => said(own(game, `card-${card}`), () => card);

/** The parts of a move's notation: `play:Y3,R4` is "play" and ["Y3", "R4"]. */
function parsed(move: string): { word: string; parts: string[] } {
  const [word = "", rest = ""] = move.split(/:(.*)/s);
  return { word, parts: rest ? rest.split(",") : [] };
}

/** By which moves are put together. */
export const wordOf = (move: string): string => parsed(move).word;
export const wordTold = (game: GameName, word: string): string => said(own(game, `moves-${word}`), () => capital(word));

/** A move in words. */
export function say(game: GameName, move: string): string {
  const { word, parts } = parsed(move);
  const kind = own(game, `moves-${word}`);
  if (!parts.length && words.have(kind)) return t(kind);
  const id = own(game, `move-${word}`);
  const cards = parts.map((part) => cardTold(game, part));
  const [one = "", two = "", three = ""] = cards;
  if (words.have(id)) return t(id, { one, two, three, all: listed(cards) }).trim();
  return [capital(word), cards.join(", ")].filter(Boolean).join(" ");
}

export const choice = (view: View, move: string): string => say(view.game, move);

export function question(view: View): string {
  const { phase } = view.table as { phase?: unknown };
  const whole = () => said(own(view.game, "question"), () => t("web-generic-question"));
  return typeof phase === "string" ? said(own(view.game, `question-${phase}`), whole) : whole();
}

/** The log: who did what, and who won. */
export function logLines({ what, before, after }: Step, names: string[], me: number | null): string[] {
  if (!after) return [];
  if (what.kind === "started") return [t("web-generic-started")];
  if (what.kind !== "moved") return [];
  const name = what.player === me ? t("web-you") : (names[what.player] ?? t("web-generic-chance"));
  const lines = [t("web-generic-told", { name, move: say(after.game, what.move) })];
  return before ? [...lines, ...scored(before, after, names, me)] : lines;
}

/** Points that came with it. */
function scored(before: View, after: View, names: string[], me: number | null): string[] {
  return after.scores.flatMap((score, player) => {
    const points = score - (before.scores[player] ?? 0);
    if (!points) return [];
    const name = player === me ? t("web-you") : (names[player] ?? "");
    return [t("web-generic-scores", { name, points: points > 0 ? `+${points}` : `−${-points}`, count: Math.abs(points), score: String(score) })];
  });
}
