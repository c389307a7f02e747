// The score of a round of Tatsu, and of a match over rounds, as the engine counts them (src/randori/games/tatsu), for
// real tables. tests/web/test_scoring.py holds it against the engine.

import { type Clan, clanOf, type ClanSheet, CLANS, face, points } from "../model";

/** What `randori score tatsu` takes: the captured cards of each clan. */
export type Captured = Record<Clan, string[]>;

/** TATSU-CARDS: each card is there once. */
export const DECK: string[] = ["Y", "R"].flatMap((clan) =>
  ["V3", "V4", "V5", "V6", "V7", "P2", "P3", "P4", "P5", "P6", "x1", "x2", "x3", "F"].map((card) => clan + card),
);

/** TATSU-SCORE: the captured multipliers of the clan's own; the others' count for nothing. */
const factor = (cards: string[], clan: Clan) =>
  cards.reduce((sum, card) => sum + (clanOf(card) === clan ? face(card).factor : 0), 0);

/** TATSU-SCORE: no own multiplier captured, no points. */
export function clanSheet(cards: string[], clan: Clan): ClanSheet {
  const sheet = { points: points(cards), factor: factor(cards, clan) };
  return { cards, ...sheet, score: sheet.points * sheet.factor };
}

export function scored(captured: Captured): Record<Clan, number> {
  return { yellow: clanSheet(captured.yellow, "yellow").score, red: clanSheet(captured.red, "red").score };
}

/** What was agreed on before a match: TATSU-TARGET, TATSU-END-TIE. */
export interface Terms {
  players: 2 | 3 | 4;
  target: number;
  /** So many rounds instead of a target. */
  rounds: number | null;
  tie: "round" | "share";
}

/** TATSU-3-ROTATE: three players move on after each round; else a clan keeps its players. */
export function clanIn(round: number, side: number, players: Terms["players"]): Clan {
  if (players === 3) return (side + round) % 3 === 1 ? "red" : "yellow";
  return CLANS[side]!;
}

/** How many may win: with three players each counts alone (TATSU-3-SCORE), else each clan. */
export const sides = (players: Terms["players"]) => (players === 3 ? 3 : 2);

/** The totals of all sides after these rounds. */
export function totals(rounds: Captured[], players: Terms["players"]): number[] {
  const scores = rounds.map(scored);
  return Array.from({ length: sides(players) }, (_, side) =>
    scores.reduce((sum, round, number) => sum + round[clanIn(number, side, players)], 0),
  );
}

/** TATSU-END, TATSU-TARGET, TATSU-3-END; TATSU-END-TIE plays on unless ties are shared. The winning sides, [] before. */
export function winners(rounds: Captured[], terms: Terms): number[] {
  const all = totals(rounds, terms.players);
  const best = Math.max(...all);
  const leaders = all.flatMap((total, side) => (total === best ? [side] : []));
  const isReached = terms.rounds === null ? best >= terms.target : rounds.length >= terms.rounds;
  return isReached && (terms.tie === "share" || leaders.length === 1) ? leaders : [];
}
