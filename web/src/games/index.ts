// The games: what each of them brings to the pages. A game has a folder here whose index.ts says it; one that the server
// offers and nobody drew a table for is shown by the generic one. All else on the pages asks here, and names no game.

import { loadArt } from "../lib/art";
import { facts } from "../lib/facts.svelte";
import type { GamePart } from "../lib/play";
import type { GameName } from "../lib/protocol";
import type { Figures } from "../lib/rules";
import { words } from "../lib/words.svelte";
import type { Brings } from "./brings";

const GENERIC = "generic";
const files = import.meta.glob<Brings>("./*/index.ts", { import: "default", eager: true });
const brought = new Map(Object.entries(files).map(([path, brings]) => [path.split("/")[1]!, brings]));
const generic = brought.get(GENERIC)!;
brought.delete(GENERIC);

/** What the game brings, be it little. */
export const bringsOf = (game: GameName): Brings => brought.get(game) ?? generic;

/** All games: those with a table of their own first; as long as the server has not said which it offers, those alone. */
export function gameNames(): GameName[] {
  const own = [...brought.keys()].sort();
  if (!facts.all) return own;
  const offered = Object.keys(facts.all);
  return [...own.filter((game) => offered.includes(game)), ...offered.filter((game) => !brought.has(game)).sort()];
}

/** The games that bring this. */
export const gamesWith = (what: keyof Brings): GameName[] => [...brought.keys()].sort().filter((game) => bringsOf(game)[what]);

/** A game's part comes with its words, and its drawings are on their way. */
export async function partOf(game: GameName): Promise<GamePart> {
  void loadArt(game);
  const part = bringsOf(game).part();
  part.catch(() => {}); // it is awaited below, when the words are there
  if (!brought.has(game)) {
    // Its title, and where its words are; without them it is played by its notation.
    await facts.load().catch(() => {});
    await words.load(GENERIC);
  }
  await words.load(game);
  return (await part).default;
}

/** The pictures of a game's rules, with the game's words; none for who brings none. */
export async function figuresOf(game: GameName): Promise<Figures | null> {
  const load = bringsOf(game).figures;
  if (!load) return null;
  await words.load(game);
  return (await load()).default;
}

const MOST_AT_ONCE = 4;

/** How a game is played at once, against bots. */
export function atOnce(game: GameName): { game: GameName; players: number; isRace: boolean } {
  const { players, isRace } = bringsOf(game);
  const counts = facts.all?.[game]?.players ?? [];
  const few = counts.filter((count) => count <= MOST_AT_ONCE);
  return { game, players: players ?? few.at(-1) ?? counts[0] ?? 2, isRace: isRace ?? false };
}
