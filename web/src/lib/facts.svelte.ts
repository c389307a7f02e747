// What the server says of its games: asked once, and known to all pages. Games may be among them of which these pages know
// nothing but this; their words come from the server too.

import { games, wordsOf, type GameFacts } from "./api";
import type { GameName } from "./protocol";
import { t, words, type Language } from "./words.svelte";

class Facts {
  all = $state.raw<Record<GameName, GameFacts> | null>(null);
  #asked: Promise<Record<GameName, GameFacts>> | null = null;

  /** Once; but what failed to load may be tried again. */
  load(): Promise<Record<GameName, GameFacts>> {
    this.#asked ??= this.#ask();
    this.#asked.catch(() => (this.#asked = null));
    return this.#asked;
  }

  async #ask(): Promise<Record<GameName, GameFacts>> {
    const all = await games();
    const spoken = Object.entries(all).filter(([game, { words: had }]) => had?.length && !words.isBuilt(game));
    for (const [game, { words: had = [] }] of spoken) {
      words.setSource(game, (language) => wordsOf(game, nearest(language, had)));
      await words.load(game);
    }
    return (this.all = all);
  }
}

export const facts = new Facts();

/** The language itself, or one that is there. */
export const nearest = (wanted: Language, had: Language[]): Language => (had.includes(wanted) ? wanted : (had[0] ?? wanted));

/** A game by its name in the reader's language. */
export function titled(game: GameName): string {
  // The names of messages are ours; a game that came later may be called like one.
  const id = words.isBuilt(game) ? `web-${game}` : `web-${game}-title`;
  return words.have(id) ? t(id) : (facts.all?.[game]?.title ?? capital(game));
}

/** A name that was made for programs, as one reads it: draw_pile, Draw pile. */
export function capital(name: string): string {
  const plain = name.replaceAll(/[_-]+/g, " ").trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A round as this game calls it: what is a round in one is a turn in another. */
export function roundTold(game: GameName, round: number): string {
  const id = `web-${game}-round`;
  return t(words.have(id) ? id : "web-replay-round", { round });
}
