// What happened, in sentences. Throws and places are told when all are in, from what lies open then; never from the move.

import type { Step } from "../../lib/connection.svelte";
import { t } from "../../lib/words.svelte";
import { parsed, tableOf, trophyInHand, type Table } from "./model";
import { cardName, lineCards, shortName, theTrophy, trophyName, type Names } from "./words";

/** For lists and headings: each by name, oneself as "you". */
export const labels = (names: Names, me: number | null) => names.map((name, player) => (player === me ? t("web-you") : name));

export const who = (player: number, me: number | null) => (player === me ? "you" : "other");

export function told(step: Step, names: Names, me: number | null): string[] {
  if (!step.after) return [];
  const now = tableOf(step.after);
  const listed = labels(names, me);
  if (step.what.kind === "started") return [heading(now, listed)];
  if (step.what.kind !== "moved" || !step.before) return [];
  const was = tableOf(step.before);
  return [
    ...toldMove(step.what.player, step.what.move, was, now, names, me),
    ...toldThrows(was, now, listed),
    ...toldWins(was, now, names, me),
    ...toldLayings(was, now, listed),
    ...now.box.slice(was.box.length).map((trophy) => t("dojo-boxed", { trophy: trophyName(trophy) })),
    ...(now.round !== was.round && now.phase !== "over" ? [heading(now, listed)] : []),
  ];
}

export function heading(table: Table, names: Names): string {
  if (table.at_random || table.dealer === null) return t("dojo-round-at-random", { round: table.round });
  const trophy = table.face_up ? trophyName(table.face_up) : t("dojo-no-trophy");
  return t("dojo-round", { round: table.round, name: names[table.dealer] ?? "", trophy });
}

function toldMove(player: number, move: string, was: Table, now: Table, names: Names, me: number | null): string[] {
  const name = names[player] ?? "";
  const read = parsed(move);
  if (read.kind === "give") {
    const card = read.seat === me ? (now.hands[me] ?? null) : null;
    const to = { to: names[read.seat] ?? "", toWho: who(read.seat, me), self: read.seat === player ? "yes" : "no" };
    const gift = t("web-dojo-told-give", { who: who(player, me), name, ...to });
    return card ? [gift, t("web-dojo-told-own", { card: cardName(card) })] : [gift];
  }
  if (read.kind === "trophy") {
    const trophy = trophyInHand(was, player);
    const dojo = now.dojos[player];
    if (!trophy || !dojo) return [];
    const cards = lineCards(dojo, read.line, read.index);
    return [t(`web-dojo-told-${read.line}`, { who: who(player, me), name, trophy: theTrophy(trophy), cards })];
  }
  if (read.kind !== "say") return [];
  if (read.word === "challenge") {
    const shown = now.challenge;
    const values = shown ? { theirs: cardName(shown.challengers_card), dealers: cardName(shown.dealers_card) } : { theirs: "", dealers: "" };
    const dealer = was.dealer ?? 0;
    return [t("web-dojo-told-challenge", { who: who(player, me), name, dealer: names[dealer] ?? "", dealerWho: who(dealer, me), ...values })];
  }
  return ["pass", "swap", "keep"].includes(read.word) ? [t(`web-dojo-told-${read.word}`, { who: who(player, me), name })] : [];
}

function toldThrows(was: Table, now: Table, names: Names): string[] {
  const [old, shown] = [was.challenge, now.challenge];
  if (!old || !shown || now.dealer === null) return [];
  const [dealer, challenger] = [names[now.dealer] ?? "", names[shown.challenger] ?? ""];
  return shown.throws
    .slice(old.throws.length)
    .map(([first, second]) => t("dojo-throws", { dealer, challenger, first: t(`dojo-${first}`), second: t(`dojo-${second}`) }));
}

function toldWins(was: Table, now: Table, names: Names, me: number | null): string[] {
  return now.dojos.flatMap((dojo, player) =>
    dojo.trophies
      .slice(was.dojos[player]?.trophies.length ?? 0)
      .map((trophy) => t("web-dojo-told-win", { who: who(player, me), name: names[player] ?? "", trophy: theTrophy(trophy) })),
  );
}

function toldLayings(was: Table, now: Table, names: Names): string[] {
  const laid = now.dojos.flatMap((dojo, player) =>
    dojo.cards.slice(was.dojos[player]?.cards.length ?? 0).map((one) => t("web-dojo-told-lay", { name: names[player] ?? "", card: shortName(one.card) })),
  );
  return laid.length ? [t("web-dojo-told-layings", { list: laid.join("; ") })] : [];
}
