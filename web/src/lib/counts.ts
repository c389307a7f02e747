// For how many a game is, in words.

import { listed, t } from "./words.svelte";

export function countsTold(counts: number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (!counts.length) return "";
  if (least === most) return t("web-players", { count: least });
  const isWhole = most - least === counts.length - 1;
  return isWhole ? t("web-players-between", { least, most }) : t("web-players-of", { counts: listed(counts.map(String)) });
}
