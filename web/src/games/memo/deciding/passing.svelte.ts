// Passing as long as the same school is asked for: whoever has none of it need not say so again after every card, fault and
// power of the others. It ends by itself when something is new to this player, and at any tap.

import type { Play } from "../../../lib/play";
import { activeCard, cardsOn, parsed, placeOf, tableOf } from "../model";
import { schoolsAsked } from "../telling/words";

const AGAINST = new Set(["play", "eye", "infiltrate", "exchange", "paralyse", "confuse", "overload", "against"]);
/** So long one sees what has happened before it is passed, and can take it back. */
const SEEING = 700;

/** All that one's own passing may rest on: the round, the schools asked for, one's own bench, what one is shown, who is about
    to win. */
function situation({ view, me }: Play): string | null {
  const table = tableOf(view);
  const active = activeCard(table);
  if (me === null || !active || view.over) return null;
  const shown = table.shown.map((one) => placeOf(one.seat ?? -1, one.slot));
  const empty = table.benches.flatMap((bench, seat) => (cardsOn(bench) === 0 ? [seat] : []));
  return [table.game, table.round, active.schools.join(), table.benches[me]?.join(), shown.join(), empty.join()].join(" ");
}

/** Somebody else has just done something to this player's bench. */
function isMeant({ view, me }: Play): boolean {
  const { event } = tableOf(view);
  return event !== null && event.player !== me && AGAINST.has(parsed(event.move).word) && parsed(event.move).numbers[0] === me;
}

export class Passing {
  /** What it was said for. */
  #said = $state<string | null>(null);
  /** What this player has passed on already. */
  #passed = $state<string | null>(null);
  #play: () => Play;
  #timer = 0;

  constructor(play: () => Play) {
    this.#play = play;
  }

  readonly isOn = $derived.by(() => this.#said !== null);
  readonly schools = $derived.by(() => {
    const active = activeCard(tableOf(this.#play().view));
    return active ? schoolsAsked(active) : "";
  });
  readonly #pass = $derived.by(() => {
    const { view, isSending } = this.#play();
    const isRace = tableOf(view).phase === "react" && !isSending;
    return isRace ? (view.moves.find((move) => parsed(move).word === "pass") ?? null) : null;
  });
  /** Only who is asked the same again may want it. */
  readonly isOffered = $derived.by(() => !this.isOn && this.#pass !== null && this.#passed !== null && this.#passed === situation(this.#play()));

  start(): void {
    this.#said = situation(this.#play());
    this.#send();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#said = null;
  }

  /** After each view. */
  follow(): void {
    const play = this.#play();
    const { phase, ready, mover } = tableOf(play.view);
    const now = situation(play);
    if (play.me !== null && phase === "react" && ready.includes(play.me)) this.#passed = now;
    if (this.#said === null) return;
    if (this.#said !== now || mover === play.me || isMeant(play)) return this.stop();
    clearTimeout(this.#timer);
    if (this.#pass) this.#timer = window.setTimeout(() => this.#send(), SEEING);
  }

  #send(): void {
    if (this.#said !== null && this.#pass) this.#play().send(this.#pass);
  }
}
