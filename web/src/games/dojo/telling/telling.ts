// What happened, in sentences. Throws and places are told when all are in, from what lies open then; never from the move.

import type { Step } from "../../../lib/connection.svelte";
import { t } from "../../../lib/words.svelte";
import { parsed, tableOf, trophyInHand, type Table } from "../model";
import { sumsOf } from "./duels";
import { cardName, discipleName, lineCards, plainName, shortName, theTrophy, trophyName, type Names } from "./words";

/** For lists and headings: each by name, oneself as "you". */
export const labels = (names: Names, me: number | null) => names.map((name, player) => (player === me ? t("web-you") : name));

export const who = (player: number, me: number | null) => (player === me ? "you" : "other");

export function logLines(step: Step, names: Names, me: number | null): string[] {
  return told(step, names, me, toldLayings);
}

/** The same beside the table, where everybody sees what has been laid. */
export const news = (step: Step, names: Names, me: number | null): string[] => told(step, names, me, () => []);

function told(step: Step, names: Names, me: number | null, layings: typeof toldLayings): string[] {
  if (!step.after) return [];
  const now = tableOf(step.after);
  if (step.what.kind === "started") return [heading(now, names, me)];
  if (step.what.kind !== "moved" || !step.before) return [];
  const was = tableOf(step.before);
  return [
    ...toldMove(step.what.player, step.what.move, was, now, names, me),
    ...toldThrows(was, now, names, me),
    ...layings(was, now, labels(names, me)),
    ...now.box.slice(was.box.length).map((trophy) => t("dojo-boxed", { trophy: trophyName(trophy) })),
    ...(now.round !== was.round && now.phase !== "over" ? [heading(now, names, me)] : []),
  ];
}

function heading({ round, at_random, dealer, face_up }: Table, names: Names, me: number | null): string {
  if (at_random || dealer === null) return t("dojo-round-at-random", { round });
  return t("web-dojo-told-round", { round, who: who(dealer, me), name: names[dealer] ?? "", trophy: face_up ? theTrophy(face_up) : t("dojo-no-trophy") });
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
  if (read.word === "challenge") return toldChallenge(player, was, now, names, me);
  if (read.word === "swap") return [toldSwap(player, now, names, me)];
  const said = ["pass", "keep"].includes(read.word) ? [t(`web-dojo-told-${read.word}`, { who: who(player, me), name })] : [];
  const isOver = read.word === "pass" && now.phase === "place" && now.face_up;
  return isOver ? [...said, t("web-dojo-told-stays", { trophy: theTrophy(now.face_up!) })] : said;
}

/** The cry, and what both cards showed. */
function toldChallenge(player: number, was: Table, now: Table, names: Names, me: number | null): string[] {
  const dealer = was.dealer ?? 0;
  const trophy = was.face_up ? theTrophy(was.face_up) : "";
  const cry = t("web-dojo-told-challenge", { who: who(player, me), name: names[player] ?? "", dealer: names[dealer] ?? "", dealerWho: who(dealer, me), trophy });
  const duel = now.challenge;
  if (!duel) return [cry];
  const shown = { theirs: plainName(duel.challengers_card), dealers: plainName(duel.dealers_card) };
  if (duel.winner === null) return [cry, t("web-dojo-told-shown", shown)];
  return [cry, t("web-dojo-told-outcome", { ...shown, who: who(duel.winner, me), name: names[duel.winner] ?? "", trophy })];
}

/** What went where. */
function toldSwap(player: number, { challenge, dealer }: Table, names: Names, me: number | null): string {
  if (!challenge || dealer === null) return "";
  const isChallenger = challenge.challenger === player;
  const other = isChallenger ? dealer : challenge.challenger;
  const [taken, given] = isChallenger ? [challenge.dealers_card, challenge.challengers_card] : [challenge.challengers_card, challenge.dealers_card];
  return t("web-dojo-told-swap", {
    who: who(player, me),
    name: names[player] ?? "",
    other: names[other] ?? "",
    otherWho: who(other, me),
    taken: discipleName(taken),
    takenKind: taken[0] ?? "",
    given: discipleName(given),
    givenKind: given[0] ?? "",
  });
}

/** How the challenge of this round went, for who comes to lay a card: the numbers, and what became of the two cards. */
export function outcomeTold(table: Table, names: Names, me: number | null, isWhole = true): string {
  const { challenge: duel, dealer } = table;
  if (!duel || dealer === null || duel.winner === null) return "";
  const { challenger, dealer: dealers, isWonByEqual } = sumsOf(duel, dealer);
  const [more, less] = duel.winner === duel.challenger ? [challenger, dealers] : [dealers, challenger];
  const hasLost = duel.winner !== me && (me === dealer || me === duel.challenger);
  const name = names[duel.winner] ?? "";
  const numbers = { one: hasLost ? less : more, two: hasLost ? more : less, equal: isWonByEqual ? "yes" : "no" };
  const outcome = t("web-dojo-outcome", { who: hasLost ? "lost" : who(duel.winner, me), name, ...numbers });
  return !isWhole ? outcome : `${outcome} ${duel.swapped ? toldSwap(duel.winner, table, names, me) : t("web-dojo-told-keep", { who: who(duel.winner, me), name })}`;
}

function toldThrows(was: Table, now: Table, names: Names, me: number | null): string[] {
  const [old, duel] = [was.challenge, now.challenge];
  if (!old || !duel || now.dealer === null) return [];
  const fresh = duel.throws.slice(old.throws.length).map(([dealers, challengers], at) => {
    const winner = duel.throw_winners[old.throws.length + at] ?? null;
    const scores = winner === null ? { who: "nobody", name: "" } : { who: who(winner, me), name: names[winner] ?? "" };
    return t("web-dojo-told-throw", { first: t(`web-dojo-throw-${challengers}`), second: t(`web-dojo-throw-${dealers}`), ...scores });
  });
  if (duel.winner === null || old.winner !== null) return fresh;
  const sums = sumsOf(duel, now.dealer);
  const trophy = now.dojos[duel.winner]?.trophies.at(-1);
  const outcome = { who: who(duel.winner, me), name: names[duel.winner] ?? "", trophy: trophy ? theTrophy(trophy) : "" };
  return [...fresh, t("web-dojo-told-sum", { one: sums.challenger, two: sums.dealer, ...outcome })];
}

function toldLayings(was: Table, now: Table, names: Names): string[] {
  const laid = now.dojos.flatMap((dojo, player) =>
    dojo.cards.slice(was.dojos[player]?.cards.length ?? 0).map((one) => t("web-dojo-told-lay", { name: names[player] ?? "", card: shortName(one.card) })),
  );
  return laid.length ? [t("web-dojo-told-layings", { list: laid.join(t("web-separator")) })] : [];
}
