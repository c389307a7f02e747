// The short clock of the reactions: the arc of the court circle runs out with it, and the scoreboard counts it.

import type { Play } from "../../../lib/play";
import { activeCard, tableOf } from "../model";

/** A clock of minutes or days is no race: it is told in words elsewhere. */
const LONGEST = 60;

export class ReactionClock {
  /** Seconds; null: none runs. */
  left = $state<number | null>(null);
  /** Of what it was when it was wound up, 0 to 1. */
  readonly rest = $derived.by(() => (this.left === null ? 0 : this.left / Math.max(this.#full, this.left, 0.1)));
  readonly isShort = $derived.by(() => this.left !== null && this.left < 1);
  #full = $state(0);
  #card = -1;
  #last = 0;

  /** After each view; the answer stops it. */
  follow(play: Play): (() => void) | undefined {
    const now = tableOf(play.view).phase === "react" ? play.left() : null;
    const active = activeCard(tableOf(play.view))?.number ?? -1;
    if (now === null || now > LONGEST) {
      this.left = null;
      return undefined;
    }
    // A clock that was wound up is full again.
    if (active !== this.#card || now > this.#last + 0.05) this.#full = now;
    this.#card = active;
    const run = (): void => {
      const rest = play.left();
      this.left = rest === null ? null : Math.max(0, rest);
      this.#last = this.left ?? 0;
      if (this.left) frame = requestAnimationFrame(run);
    };
    let frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }
}
