// What the hand is at: which slots are chosen, which blind steal may still be taken back, what is on its way.

import { t } from "../../../lib/words.svelte";
import type { Play } from "../../../lib/play";
import { IMMEDIATE, activeCard, crossedSeat, parsed, placesOf, seatNamed, seatOf, tableOf, type Move } from "../model";

/** So long a steal can be taken back, which leaves a thumb the time to; a second tap sends it at once. */
const GRACE = 1500;
/** Nobody answers a card this soon: such a tap was meant for the card before. */
const SOONEST = 150;
const NOTE = 2600;

interface Option {
  move: Move;
  places: string[];
}

const isSame = (some: string[], others: string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

export class Choosing {
  chosen = $state.raw<string[]>([]);
  seat = $state<number | null>(null);
  armed = $state.raw<Option | null>(null);
  /** Milliseconds that it can be taken back. */
  grace = $state(GRACE);
  sent = $state.raw<string[]>([]);
  note = $state("");
  /** Clairvoyance: the numbers of the cards, the uppermost first. */
  order = $state.raw<number[]>([]);

  #play: () => Play;
  #confused = $state<number | null>(null);
  #situation = "";
  #answers: number | null = null;
  #pressed: number | null = null;
  #openSince = 0;
  #timer = 0;
  #noteTimer = 0;

  constructor(play: () => Play) {
    this.#play = play;
  }

  readonly moves = $derived.by(() => this.#play().view.moves.map(parsed));
  readonly crossed = $derived.by(() => crossedSeat(tableOf(this.#play().view), this.moves, this.#confused));
  readonly options = $derived.by<Option[]>(() => {
    const me = this.#play().me ?? -1;
    const all = this.moves.map((move) => ({ move, places: placesOf(move, me, this.crossed) }));
    return all.filter((option) => option.places.length > 0);
  });
  /** The slots that may be tapped. */
  readonly lit = $derived.by(() => new Set(this.options.flatMap((option) => option.places)));
  readonly seats = $derived.by(() => this.moves.filter((move) => seatNamed(move) !== null));
  /** What the slots chosen so far amount to. */
  readonly complete = $derived.by<Move[]>(() => {
    if (this.seat !== null) return this.seats.filter((move) => seatNamed(move) === this.seat);
    return this.options.filter((option) => isSame(option.places, this.chosen)).map((option) => option.move);
  });
  /** The one move that only waits to be confirmed. */
  readonly toConfirm = $derived.by<Move | null>(() => {
    const [only] = this.complete;
    return only && this.complete.length === 1 && only.word !== "guess" ? only : null;
  });

  readonly lay = $derived.by(() => this.moves.find((move) => move.word === "lay") ?? null);
  /** In the race a card may be dragged onto the dojo. */
  readonly canDrag = $derived.by(() => this.moves.length > 0 && tableOf(this.#play().view).phase === "react");
  /** The slots that a hint names. */
  readonly hinted = $derived.by(() => this.options.find((option) => this.isHinted(option.move))?.places ?? []);

  /** A master would make this move. */
  isHinted(move: Move): boolean {
    return move.text === this.#play().hinted;
  }

  /** After each view: what no longer fits is let go. */
  settle(): void {
    const { view, isSending } = this.#play();
    const table = tableOf(view);
    const begun = table.event ? parsed(table.event.move) : null;
    if (begun?.word === "confuse") this.#confused = begun.numbers[0] ?? null;
    const answers = table.phase === "react" ? (activeCard(table)?.number ?? null) : null;
    if (answers !== this.#answers) {
      if (this.armed) this.#tooLate();
      if (this.#answers !== null && answers !== null) this.#openSince = performance.now();
      this.#answers = answers;
    }
    if (this.armed && !view.moves.includes(this.armed.move.text)) this.takeBack();
    const situation = [table.phase, table.mover, table.power, table.game, table.round].join();
    if (situation !== this.#situation) this.#clear();
    this.#situation = situation;
    if (this.chosen.some((place) => !this.lit.has(place))) this.#clear();
    if (!isSending) this.sent = [];
    this.#settleOrder(table.phase === "order" ? table.shown.map((placed) => placed.card.number) : []);
  }

  /** The finger is down: what it answers is the card that is active now. */
  press(): void {
    this.#pressed = this.#answers;
  }

  tap(place: string, byKey = false): void {
    if (this.#play().isSending || !this.lit.has(place)) return this.#tapSeat(place);
    const isRace = this.#answers !== null;
    if (isRace && ((!byKey && this.#pressed !== this.#answers) || performance.now() - this.#openSince < SOONEST)) return this.#tooLate();
    if (this.armed) return this.armed.places.includes(place) ? this.#fire() : this.#rearm(place);
    this.seat = null;
    this.chosen = this.#chosenWith(place);
    const [only] = this.complete;
    if (!only || this.complete.length > 1 || !IMMEDIATE.has(only.word)) return;
    if (only.word === "play" && seatOf(place) !== this.#play().me) this.#arm({ move: only, places: [place] });
    else this.send(only, [place]);
  }

  /** A card of a bench was let go over something. */
  drop(place: string, on: string): void {
    if (on === "dojo") this.tap(place);
  }

  /** The drawn card was: over the dojo, or over a slot. */
  dropDrawn(on: string): void {
    if (on !== "dojo") this.tap(on, true);
    else if (this.lay) this.send(this.lay);
  }

  tapSeat(seat: number): void {
    if (this.#play().isSending) return;
    this.chosen = [];
    this.seat = this.seat === seat ? null : seat;
  }

  takeBack(): void {
    clearTimeout(this.#timer);
    this.armed = null;
    this.chosen = [];
  }

  send(move: Move, places: string[] = this.chosen): void {
    clearTimeout(this.#timer);
    this.armed = null;
    this.note = "";
    this.sent = places;
    this.chosen = [];
    this.seat = null;
    this.#play().send(move.text);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#noteTimer);
  }

  /** A slot that goes with none so far begins anew; a third of a bench takes the first one's place. Two that only wait to be
      confirmed are not let go for a card of another bench: who taps that has missed the step between. */
  #chosenWith(place: string): string[] {
    if (this.chosen.includes(place)) return this.chosen.filter((one) => one !== place);
    const goesOn = (more: string[]): boolean => this.options.some((option) => more.every((one) => option.places.includes(one)));
    const together = [[...this.chosen, place], [...this.chosen.slice(1), place]].find(goesOn);
    const isOfTwo = this.chosen.length > 0 && this.options.some((option) => option.places.length > 1);
    if (isOfTwo && together?.length !== 2) this.#tell(together ? "web-memo-same-bench" : "web-memo-confirm-first");
    return together ?? this.chosen;
  }

  #settleOrder(numbers: number[]): void {
    const isKnown = numbers.length === this.order.length && numbers.every((number) => this.order.includes(number));
    if (!isKnown) this.order = numbers;
  }

  #tapSeat(place: string): void {
    if (this.seats.some((move) => seatNamed(move) === seatOf(place))) this.tapSeat(seatOf(place));
  }

  #arm(option: Option): void {
    const left = this.#play().left();
    this.grace = left === null ? GRACE : Math.max(0, Math.min(GRACE, 1000 * left - 350));
    this.armed = option;
    this.#timer = window.setTimeout(() => this.#fire(), this.grace);
  }

  #rearm(place: string): void {
    this.takeBack();
    this.tap(place);
  }

  #fire(): void {
    if (this.armed) this.send(this.armed.move, this.armed.places);
  }

  #tooLate(): void {
    this.takeBack();
    this.#tell("web-memo-too-late");
  }

  #tell(id: string): void {
    this.note = t(id);
    clearTimeout(this.#noteTimer);
    this.#noteTimer = window.setTimeout(() => (this.note = ""), NOTE);
  }

  #clear(): void {
    this.takeBack();
    this.seat = null;
  }
}
