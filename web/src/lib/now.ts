// A game against bots, at once.

import { coach } from "../lessons/done.svelte";
import { contribution, make } from "./api";
import type { GameName } from "./protocol";
import { go } from "./routes.svelte";
import { hold, name } from "./seats";
import { t } from "./words.svelte";

const PLAYERS: Record<GameName, number> = { dojo: 4, memo: 3, tatsu: 4 };

export async function playNow(game: GameName, level: "novice" | "adept"): Promise<void> {
  const players = PLAYERS[game];
  const seats = ["open", ...Array<string>(players - 1).fill(level)];
  const you = name.get() || t("web-replay-player", { number: 1 });
  // Nobody is hurried in the first game; the race of Mémo Combo has its short clock from the second on.
  const clock = game === "memo" && !coach.isOn(game) ? "relaxed" : "none";
  const made = await make({ game, players, seats, name: you, contribution: contribution(), private: true, start: "full", clock });
  hold(made.table, made.token);
  go(`/t/${made.table}`);
}
