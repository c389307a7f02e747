// A game against bots, at once.

import { contribution, make } from "./api";
import { FACES } from "./faces";
import { coach } from "./learning.svelte";
import type { GameName } from "./protocol";
import { go } from "./routes.svelte";
import { face, hold, name } from "./seats";
import { t } from "./words.svelte";

interface Wanted {
  game: GameName;
  players: number;
  /** All may answer at once. */
  isRace: boolean;
}

export async function playNow({ game, players, isRace }: Wanted, level: string): Promise<void> {
  const seats = ["open", ...Array<string>(players - 1).fill(level)];
  const you = name.get() || t("web-replay-player", { number: 1 });
  // Who has never said how he looks has a face all the same, and keeps it; no bot takes it.
  if (!face.isChosen()) face.set(FACES[Math.floor(Math.random() * FACES.length)]!);
  // Nobody is hurried in the first game; a race has its short clock from the second on.
  const clock = isRace && !coach.isOn(game) ? "relaxed" : "none";
  const made = await make({ game, players, seats, name: you, face: face.get(), contribution: contribution(), private: true, start: "full", clock });
  hold(made.table, made.token);
  go(`/t/${made.table}`);
}
