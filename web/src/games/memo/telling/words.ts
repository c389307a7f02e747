// Mémo Combo in words. What lies on a bench is never said again: the log has faults without their card.

import type { Step } from "../../../lib/connection.svelte";
import type { View } from "../../../lib/protocol";
import { t, words } from "../../../lib/words.svelte";
import { activeCard, cardsOn, letterOf, parsed, tableOf, type CardSeen, type Event, type Move } from "../model";

const TOLD: Record<string, string> = {
  start: "memo-starts",
  lay: "memo-lays",
  skip: "memo-skips",
  done: "memo-is-done",
  foresee: "memo-foresees",
  stop: "memo-stops",
  swap: "memo-swaps",
  hand: "memo-hands",
  look: "memo-looks",
  cross: "memo-crosses",
  eye: "memo-eyes",
  infiltrate: "memo-eyes",
  exchange: "web-memo-exchanges",
  against: "web-memo-opposes",
  paralyse: "memo-paralyses",
  confuse: "memo-confuses",
  overload: "web-memo-overloads",
  play: "web-memo-plays",
  guess: "memo-guesses-right",
};
const FIELDS: Record<string, string[]> = {
  swap: ["slot"],
  hand: ["slot"],
  look: ["one", "two"],
  cross: ["one", "two"],
  paralyse: ["from"],
  confuse: ["from"],
  overload: ["from", "one", "two"],
  eye: ["from", "slot"],
  infiltrate: ["from", "slot"],
  exchange: ["from", "slot"],
  against: ["from", "slot"],
  play: ["from", "slot"],
  guess: ["from", "slot", "letter"],
};

/** A school that the page draws as its letter on its colour, and says by its name. */
export const chip = (school: string): string => `⟦${schoolName(school)}⟧`;
export const plain = letterOf;
export const powerName = (power: string): string => t(`memo-power-${power}`);

/** Number, letters of the schools, power: `9 C (third eye)`. */
export function shortCard(card: CardSeen, draw = plain): string {
  return `${card.number} ${card.schools.map(draw).join(draw === plain ? "+" : " ")}`;
}

export function cardWords(card: CardSeen): string {
  return shortCard(card) + (card.power ? ` (${powerName(card.power)})` : "");
}

/** A school in the reader's language; another deck's has only the name it came with. */
function schoolName(school: string): string {
  const id = `web-memo-school-${school.toLowerCase().replaceAll(" ", "-")}`;
  return words.have(id) ? t(id) : school;
}

/** For those who hear the table: the schools by name. */
export function spokenCard(card: CardSeen): string {
  return [card.number, card.schools.map(schoolName).join(" + "), card.power ? powerName(card.power) : ""].filter(Boolean).join(", ");
}

export function schoolsAsked(card: CardSeen, draw = plain): string {
  const [one = "", two] = card.schools.map(draw);
  return two === undefined ? one : t("web-memo-or", { one, two });
}

/** A player, at the head of a sentence; and as the one whose cards are meant. */
export const who = (seat: number, names: string[], me: number | null): string => (seat === me ? t("web-memo-you") : (names[seat] ?? ""));
const whose = (seat: number, names: string[], me: number | null): string => (seat === me ? t("web-memo-own-bench") : (names[seat] ?? ""));

function values(move: Move, names: string[], me: number | null): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  (FIELDS[move.word] ?? []).forEach((field, at) => {
    const part = move.parts[at] ?? "";
    found[field] = field === "from" ? whose(Number(part), names, me) : field === "letter" ? part : Number(part) + 1;
  });
  return found;
}

// --- what happened

export function logLines(step: Step, names: string[], me: number | null): string[] {
  if (step.what.kind === "started") return [t("memo-deals")];
  if (step.what.kind !== "moved" || !step.after) return [];
  const move = parsed(step.what.move);
  const [before, after] = [step.before && tableOf(step.before), tableOf(step.after)];
  const isNewGame = before !== null && after.game > before.game && !step.after.over;
  const newGame = isNewGame ? [t("web-memo-new-game", { game: after.game })] : [];
  if (move.word === "deck") return [t("memo-deals")];
  if (move.word === "shuffle") return [t("memo-shuffles")];
  const event = after.event;
  const passed = passedAll(step);
  if (!event || parsed(event.move).word !== move.word) {
    // A secret confusion goes on without an event; others hear that it is done.
    return move.word === "done" ? [t("memo-is-done", { name: who(step.what.player, names, me) })] : [...passed, ...newGame];
  }
  const told = move.word === "pass" ? [] : [toldEvent(event, before?.event ?? null, names, me)];
  return [...passed, ...told, ...cleared(step, names, me), ...newGame];
}

/** Passes are told together, when all have passed. */
function passedAll({ what, before, after }: Step): string[] {
  const was = before && tableOf(before);
  // Where choices are sealed, who has chosen may have chosen to play.
  if (!was || !after || what.kind !== "moved" || was.phase !== "react" || after.options["reactions"] === "sealed") return [];
  const isLast = parsed(what.move).word === "pass" && was.ready.length === after.players - 1;
  return isLast ? [t("web-memo-pass-all")] : [];
}

function cleared({ before, after }: Step, names: string[], me: number | null): string[] {
  if (!before || !after || tableOf(before).game !== tableOf(after).game) return [];
  const was = tableOf(before).benches;
  const empty = tableOf(after).benches.flatMap((bench, seat) => (cardsOn(bench) === 0 && cardsOn(was[seat] ?? []) > 0 ? [seat] : []));
  return empty.map((seat) => (seat === me ? t("web-memo-clears-you") : t("web-memo-clears", { name: names[seat] ?? "" })));
}

/** The first step of an exchange: the cards that it goes on with. */
function begunWith(before: Event | null, names: string[], me: number | null): Record<string, string | number> {
  const [seat = 0, one = 0, two = 0] = before ? parsed(before.move).numbers : [];
  return { owner: whose(seat, names, me), one: one + 1, two: two + 1 };
}

function toldEvent(event: Event, before: Event | null, names: string[], me: number | null): string {
  const move = parsed(event.move);
  const begun = move.word === "exchange" || move.word === "against" ? begunWith(before, names, me) : {};
  const given = { name: who(event.player, names, me), ...begun, ...values(move, names, me), card: event.card ? cardWords(event.card) : "" };
  if (move.word === "direction") return t(`memo-goes-${move.parts[0]}`);
  if (move.word === "order") return t(`memo-orders-${move.parts[move.parts.length - 1]}`, given);
  if (move.word === "play" && !event.fits) return t("web-memo-fault-told", given);
  if (move.word === "play" && move.numbers[0] !== event.player) {
    return t(move.numbers[0] === me ? "web-memo-robs-you" : event.player === me ? "web-memo-steals-you" : "web-memo-steals", given);
  }
  if (move.word === "confuse" && move.numbers[0] === me) return t("web-memo-confuses-own", given);
  if (move.word === "guess" && !event.fits) return t("memo-guesses-wrong", given);
  return t(TOLD[move.word] ?? move.word, given);
}

/** Lines with a card or a slot in them: who follows those in the log need not remember. The aid remembers all the same. And
    passes, which would be left alone among what has gone. */
const PASSING = new Set(["look", "swap", "lay", "play", "hand", "eye", "infiltrate", "exchange", "cross", "overload", "against", "pass"]);

export function passes({ what, after }: Step): boolean {
  if (what.kind !== "moved" || !after || after.options["aid"] === true) return false;
  const isFault = tableOf(after).event?.fits === false;
  return PASSING.has(parsed(what.move).word) && !isFault;
}

/** All have passed, and no one in particular. */
export const isOfAll = ({ what }: Step): boolean => what.kind === "moved" && parsed(what.move).word === "pass";

// --- what to decide

export function question(view: View, names: string[], me: number | null, draw = plain): string {
  const table = tableOf(view);
  const card = activeCard(table);
  if (table.phase === "react") {
    if (!card) return t("web-memo-ask-react-none");
    const schools = schoolsAsked(card, draw);
    const mine = view.moves.map(parsed).filter((move) => move.word === "play");
    if (me !== null && cardsOn(table.benches[me] ?? []) === 0) return t("web-memo-ask-cleared");
    if (mine.length === 0) return t("web-memo-ask-only-pass");
    const isAnywhere = mine.some((move) => move.numbers[0] !== me);
    const isOwn = mine.some((move) => move.numbers[0] === me);
    return t(isAnywhere ? (isOwn ? "web-memo-ask-react" : "web-memo-ask-react-others") : "web-memo-ask-react-own", { schools });
  }
  if (table.phase === "hand") {
    const stolen = table.event ? parsed(table.event.move) : null;
    const owner = stolen?.word === "play" ? names[stolen.numbers[0] ?? -1] : undefined;
    return owner ? t("web-memo-ask-hand", { name: owner }) : t("memo-ask-hand");
  }
  if (table.phase === "power") return t(askPower(view));
  return t(`web-memo-ask-${table.phase}`);
}

function askPower(view: View): string {
  const words = new Set(view.moves.map((move) => parsed(move).word));
  if (words.has("infiltrate") && words.has("confuse")) return "web-memo-ask-two";
  const word = [...words].find((one) => one !== "skip");
  return `web-memo-ask-use-${word ?? "none"}`;
}

/** What the others are at, when nothing is to be decided here. */
export function waiting(view: View, names: string[], me: number | null): string {
  const table = tableOf(view);
  const given = { you: table.mover === me ? "yes" : "no", name: names[table.mover ?? -1] ?? "" };
  if (view.over) return t("web-over");
  if (table.phase === "look") return t(me !== null && table.ready.includes(me) ? "web-memo-wait-others-look" : "web-memo-wait-look");
  if (table.phase === "react") return me !== null && table.ready.includes(me) ? t("web-memo-wait-passed") : t("web-memo-wait-react");
  if (table.phase === "call") return t("web-memo-wait-call");
  if (table.power) return t("web-memo-wait-power", { ...given, power: powerName(table.power) });
  if (["direction", "draw", "hand", "guess"].includes(table.phase)) return t(`web-memo-wait-${table.phase}`, given);
  return "";
}

/** A card of another bench is played unseen. */
export function isBlind(text: string, me: number | null): boolean {
  const move = parsed(text);
  return move.word === "play" && move.numbers[0] !== me;
}

// --- a move in words

export function choice(view: View, text: string, names: string[], me: number | null): string {
  const move = parsed(text);
  const given = values(move, names, me);
  const from = move.numbers[0];
  const cards = move.parts.slice(0, -1).join(", ");
  switch (move.word) {
    case "direction":
      return t(`memo-choice-${move.parts[0]}`);
    case "order":
      return t(`memo-choice-order-${move.parts[move.parts.length - 1]}`, { cards });
    case "guess":
      return t("memo-choice-guess", { name: given["from"] ?? "", slot: given["slot"] ?? 0, letter: given["letter"] ?? "" });
    case "play":
      return from === me ? t("web-memo-do-play-own", given) : t("web-memo-do-play", given);
    case "pass":
    case "start":
    case "lay":
    case "skip":
    case "done":
    case "foresee":
    case "stop":
      return t(`web-memo-do-${move.word}`);
    default: {
      const isOwn = from === me && FIELDS[move.word]?.[0] === "from";
      return t(`web-memo-do-${move.word}${isOwn ? "-own" : ""}`, given);
    }
  }
}
