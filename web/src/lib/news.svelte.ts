// What happened last, in one line near the eye: on a phone the log lies below the table.

import { PASSING } from "./log.svelte";
import type { GamePart, Play } from "./play";

export class News {
  line = $state("");
  #part: Pick<GamePart, "logLines" | "passes">;
  #lasts: number;
  #step: Play["step"] = null;
  #timer = 0;

  /** `lasts`: milliseconds for what passes. */
  constructor(part: Pick<GamePart, "logLines" | "passes">, lasts = PASSING) {
    this.#part = part;
    this.#lasts = lasts;
  }

  follow({ step, names, me }: Play): void {
    if (!step || step === this.#step) return;
    this.#step = step;
    const line = this.#part.logLines(step, names, me).at(-1);
    if (!line) return;
    clearTimeout(this.#timer);
    this.line = line;
    if (this.#part.passes?.(step)) this.#timer = window.setTimeout(() => (this.line = ""), this.#lasts);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
