// The bots that may sit at a table.

import { capital, facts } from "./facts.svelte";
import type { GameName } from "./protocol";
import { t, words } from "./words.svelte";

const LEVELS = ["novice", "adept", "master", "random"];
/** A bot is asked for, and nobody says which. */
const USUAL = ["adept", "master"];

export const levelsOf = (game: GameName): string[] => facts.all?.[game]?.levels ?? LEVELS;

/** The one that is wanted if it plays this game, else one that does. */
export function levelFor(game: GameName, wanted = "adept"): string {
  const levels = levelsOf(game);
  return [wanted, ...USUAL, ...levels].find((level) => levels.includes(level)) ?? wanted;
}

export function levelTold(level: string): string {
  const id = `web-level-${level}`;
  return words.have(id) ? t(id) : t("web-level-other", { name: capital(level) });
}

/** In one word, where it is seen that it is a bot: "novice". */
export function rankTold(level: string): string {
  const id = `web-rank-${level}`;
  return words.have(id) ? t(id) : capital(level);
}
