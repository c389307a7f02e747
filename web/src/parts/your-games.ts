// The games in which one has a seat: first where one is to decide, then those under way, then what is over.

import { mine, type YourGame } from "../lib/api";
import { held } from "../lib/seats";
import { read } from "../lib/stored.svelte";

/** Seconds after which nobody comes any more to a rematch that has not begun. */
const DEAD_AFTER = 3600;
const DAY = 24 * 3600;
const REMEMBERED = "running";

export const isUnderWay = (game: YourGame): boolean => game.status !== "over";
const rank = (game: YourGame): number => (game.is_your_turn ? 0 : isUnderWay(game) ? 1 : 2);
const patience = ({ clock, days }: YourGame["settings"]): number => (clock === "days" ? days * DAY : DEAD_AFTER);
const isDead = ({ status, origin, changed_at, settings }: YourGame): boolean => status === "waiting" && origin !== null && Date.now() / 1000 - changed_at > patience(settings);

/** Of some tables, if named: what is over stays so, and need not be asked for again. */
export async function yourGames(only?: Set<string>): Promise<YourGame[]> {
  const found = await mine(held().flatMap(({ table, token }) => (only?.has(table) ?? true ? [{ table, token }] : [])));
  return found.filter((game) => !isDead(game)).sort((one, two) => rank(one) - rank(two));
}

/** Those under way as they were when one looked last: they stand there before anything is asked. */
export const remembered = (): YourGame[] => (held().length ? read(REMEMBERED, []) : []);

export const remember = (games: YourGame[]): void => localStorage.setItem(REMEMBERED, JSON.stringify(games));
