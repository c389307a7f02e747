// What the page shows for a moment: a fault lies open for two seconds, whatever goes on meanwhile; a combo flashes; a theft and
// an empty bench are scenes, and only accents while a reaction is open: nothing stands between an eye and a card.

import type { Step } from "../../../lib/connection.svelte";
import type { Stage } from "../../../lib/stage.svelte";
import { cardsOn, parsed, placeOf, tableOf } from "../model";
import { Chain } from "./chain.svelte";
import { motionOf, type Moved } from "./motion";
import type { Moment, TurnedUp } from "../benches/seeing";

/** The turn, the shake, and two seconds to look. */
const OPEN = 2300;
const THEFT = 900;
const CLEARED = 1000;
/** From so many cards on a combo flashes, and bursts. */
const FLASHES = 3;
const BURSTS = 4;
const BURST = 900;

const NOTHING: Moment = { turnedUp: [], added: [], faulty: [], stale: [], cleared: [] };

export class Moments {
  now = $state.raw<Moment>(NOTHING);
  readonly chain = new Chain();
  /** How often the court has flashed; how long the combo is that bursts. */
  flashes = $state(0);
  burst = $state(0);
  #timers = new Set<number>();
  #shown = "";
  /** The bench that somebody mixes up. */
  #crossed: number | null = null;

  happen(step: Step, crossed: number | null, stage: Stage): Moved {
    this.#celebrate(step, stage);
    const made = step.what.kind === "moved" ? parsed(step.what.move) : null;
    if (made?.word === "confuse") this.#crossed = made.numbers[0] ?? null;
    const motion = motionOf(step, crossed ?? this.#crossed);
    if (made?.word === "done") this.#crossed = null;
    if (!step.after || step.what.kind !== "moved" || !made) return motion;
    const after = tableOf(step.after);
    if (step.after.over) {
      this.now = NOTHING;
      return motion;
    }
    const { event } = after;
    const isMoved = (place: string): boolean => motion.touched.includes(place);
    let turnedUp = this.now.turnedUp.filter((one) => !isMoved(one.place) && (one.isFault || after.phase === "guess"));
    let faulty = this.now.faulty;
    if (event?.card && event.fits !== null && (made.word === "play" || made.word === "guess") && !(made.word === "play" && event.fits)) {
      const [seat = 0, slot = 0] = made.numbers;
      const isFault = made.word === "play";
      const turned: TurnedUp = { place: placeOf(seat, slot), card: event.card, player: step.what.player, isFault };
      turnedUp = [...turnedUp.filter((one) => one.place !== turned.place), turned];
      if (isFault) {
        faulty = [...faulty, step.what.player];
        this.#later(() => this.#forget(turned, motion.added));
      }
    } else if (motion.added.length) {
      this.#later(() => (this.now = { ...this.now, added: this.now.added.filter((one) => !motion.added.includes(one)) }));
    }
    const shown = JSON.stringify(after.shown);
    const stale = shown === this.#shown ? [...this.now.stale, ...motion.touched] : [];
    this.#shown = shown;
    this.now = { ...this.now, turnedUp, faulty, stale, added: [...this.now.added.filter((one) => !isMoved(one)), ...motion.added] };
    return motion;
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #celebrate(step: Step, stage: Stage): void {
    const before = this.chain.cards.length;
    this.chain.happen(step);
    const count = this.chain.cards.length;
    if (step.what.kind !== "moved" || !step.after || step.after.over) return;
    if (count > before && count >= FLASHES) this.flashes++;
    if (count > before && count >= BURSTS) {
      this.burst = count;
      this.#later(() => (this.burst = 0), BURST);
    }
    const { word, numbers } = parsed(step.what.move);
    const table = tableOf(step.after);
    if (word === "play" && table.phase === "hand" && !stage.isQuiet) stage.show({ kind: "steal", lasts: THEFT, about: { owner: numbers[0], from: placeOf(numbers[0] ?? 0, numbers[1] ?? 0) } });
    const was = step.before ? tableOf(step.before).benches : [];
    const cleared = table.benches.flatMap((bench, seat) => (cardsOn(bench) === 0 && cardsOn(was[seat] ?? []) > 0 ? [seat] : []));
    if (!cleared.length) return;
    this.now = { ...this.now, cleared };
    this.#later(() => (this.now = { ...this.now, cleared: [] }), CLEARED);
  }

  #forget(turned: TurnedUp, added: string[]): void {
    const faulty = [...this.now.faulty];
    if (faulty.includes(turned.player)) faulty.splice(faulty.indexOf(turned.player), 1);
    this.now = {
      ...this.now,
      turnedUp: this.now.turnedUp.filter((one) => one !== turned),
      added: this.now.added.filter((one) => !added.includes(one)),
      faulty,
    };
  }

  #later(then: () => void, after = OPEN): void {
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, after);
    this.#timers.add(timer);
  }
}
