// Who has won, as one says it to the one who looks.

import { listed, t } from "./words.svelte";

export function winnersTold(winners: number[], names: string[], me: number | null): string {
  const others = winners.filter((player) => player !== me);
  const isMine = others.length < winners.length;
  return t(isMine ? "web-you-win" : "web-winners", { count: winners.length, names: listed(others.map((player) => names[player] ?? "")) });
}
