// What players have just said, to stand beside their faces for a while. Whose bubbles one does not want are not shown; the
// chat has all of it.

/** Milliseconds that a bubble stands. */
const STANDS = 4000;
const LONGEST = 60;

export class Bubbles {
  #said = $state.raw<(string | null)[]>([]);
  #muted = $state.raw<number[]>([]);
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** By player. */
  readonly shown = $derived.by(() => this.#said.map((text, player) => (this.isMuted(player) ? null : text)));

  say(player: number | null, text: string): void {
    if (player === null) return;
    clearTimeout(this.#timers.get(player));
    const letters = [...text];
    this.#set(player, letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("").trimEnd()}…` : text);
    this.#timers.set(
      player,
      setTimeout(() => this.#set(player, null), STANDS),
    );
  }

  isMuted(player: number): boolean {
    return this.#muted.includes(player);
  }

  mute(player: number, isMuted: boolean): void {
    this.#muted = [...this.#muted.filter((one) => one !== player), ...(isMuted ? [player] : [])];
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #set(player: number, text: string | null): void {
    const said = [...this.#said];
    while (said.length <= player) said.push(null);
    said[player] = text;
    this.#said = said;
  }
}
