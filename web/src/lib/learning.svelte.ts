// What this browser remembers of learning: the lessons that were finished, and the games in which nobody needs a coach
// any more.

import type { GameName } from "./protocol";

type Known = Partial<Record<GameName, boolean>>;

function read(key: string): Known {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") ?? {}) as Known;
  } catch {
    return {};
  }
}

/** Yes, no or nothing so far, for each game. */
class AnswersByGame {
  #known = $state.raw<Known>({});

  constructor(readonly key: string) {
    this.#known = read(key);
  }

  of(game: GameName): boolean | null {
    return this.#known[game] ?? null;
  }

  set(game: GameName, value: boolean): void {
    const known = { ...read(this.key), [game]: value };
    localStorage.setItem(this.key, JSON.stringify(known));
    this.#known = known;
  }
}

export const lessonsDone = new AnswersByGame("lessons");

/** Whether the coach speaks: in the first game of each kind, or as it was said since. */
const coached = new AnswersByGame("coach");
export const coach = {
  isOn: (game: GameName): boolean => coached.of(game) ?? true,
  set: (game: GameName, isOn: boolean): void => coached.set(game, isOn),
  /** A game was played to its end: the first one was the coach's. */
  finished: (game: GameName): void => {
    if (coached.of(game) === null) coached.set(game, false);
  },
};
