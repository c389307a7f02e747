// What the page shows for a moment: a fault lies open for two seconds, whatever goes on meanwhile.

import type { Step } from "../../lib/connection.svelte";
import { parsed, placeOf, seen } from "./model";
import { motionOf, type Motion } from "./motion";
import type { Moment, TurnedUp } from "./seeing";

/** The turn, the shake, and two seconds to look. */
const OPEN = 2300;

const NOTHING: Moment = { turnedUp: [], added: [], faulty: [], stale: [] };

export class Moments {
  now = $state.raw<Moment>(NOTHING);
  #timers = new Set<number>();
  #shown = "";
  /** The bench that somebody mixes up. */
  #crossed: number | null = null;

  happen(step: Step, crossed: number | null): Motion {
    const made = step.what.kind === "moved" ? parsed(step.what.move) : null;
    if (made?.word === "confuse") this.#crossed = made.numbers[0] ?? null;
    const motion = motionOf(step, crossed ?? this.#crossed);
    if (made?.word === "done") this.#crossed = null;
    if (!step.after || step.what.kind !== "moved" || !made) return motion;
    const after = seen(step.after);
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
    this.now = { turnedUp, faulty, stale, added: [...this.now.added.filter((one) => !isMoved(one)), ...motion.added] };
    return motion;
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
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

  #later(then: () => void): void {
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, OPEN);
    this.#timers.add(timer);
  }
}
