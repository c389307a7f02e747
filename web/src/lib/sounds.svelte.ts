// Small sounds, made on the spot: no files. Off until somebody switches them on, and silent behind another tab.

import { untrack } from "svelte";

import type { Step } from "./connection.svelte";
import type { GamePart } from "./play";

export type Sound = "lay" | "deal" | "turn" | "capture" | "shuffle" | "ask" | "challenge" | "fault" | "yours" | "tick" | "over";

/** A note, or a brush of paper: noise around a pitch. All in seconds and hertz. */
interface Tone {
  at: number;
  hertz: number;
  long: number;
  loud: number;
  isPaper?: true;
  /** Where the pitch goes. */
  to?: number;
}

const note = (at: number, hertz: number, long = 0.3, loud = 0.16, to = hertz): Tone => ({ at, hertz, long, loud, to });
const paper = (at: number, hertz: number, long = 0.08, loud = 0.3, to = hertz): Tone => ({ at, hertz, long, loud, to, isPaper: true });

const SOUNDS: Record<Sound, Tone[]> = {
  lay: [paper(0, 1500, 0.06, 0.4, 700), note(0.01, 140, 0.07, 0.2, 90)],
  deal: [0, 0.07, 0.14, 0.21].map((at) => paper(at, 2400, 0.07, 0.22, 1400)),
  turn: [paper(0, 1100, 0.14, 0.26, 3200), paper(0.12, 1500, 0.05, 0.3, 700)],
  capture: [paper(0, 900, 0.16, 0.24, 2200), note(0.1, 392, 0.22, 0.12), note(0.18, 587, 0.34, 0.12)],
  shuffle: [0, 0.05, 0.1, 0.15, 0.2, 0.25].map((at, number) => paper(at, number % 2 ? 1700 : 2600, 0.06, 0.16)),
  ask: [note(0, 523, 0.09, 0.12), note(0.11, 523, 0.14, 0.12)],
  challenge: [note(0, 98, 0.5, 0.34, 62), note(0.16, 98, 0.6, 0.34, 62), note(0.34, 294, 0.7, 0.1)],
  fault: [note(0, 233, 0.18, 0.16, 208), note(0.16, 185, 0.3, 0.16, 156)],
  yours: [note(0, 587, 0.2, 0.13), note(0.12, 880, 0.4, 0.13)],
  tick: [note(0, 1175, 0.05, 0.12, 990)],
  over: [392, 523, 587, 784].map((hertz, number) => note(0.14 * number, hertz, 0.5, 0.13)),
};
/** A cue comes after the sound of the step that led to it. */
const AFTER = 0.24;
/** When much happens at once, it is not all heard. */
const BREATH = 60;

class Sounds {
  isOn = $state(localStorage.getItem("sounds") === "on");
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #playedAt = 0;

  switch(isOn: boolean): void {
    this.isOn = isOn;
    localStorage.setItem("sounds", isOn ? "on" : "off");
    this.play("yours");
  }

  /** What a step sounds like, by what these eyes were told of it and no more. */
  follow(step: Step, part: GamePart, me: number | null): void {
    this.play(part.sound(step));
    const { before, after } = step;
    if (!before || !after) return;
    const isNowMine = me !== null && after.to_act.includes(me) && !before.to_act.includes(me);
    if (after.over && !before.over) this.#cue("over");
    else if (isNowMine) this.#cue("yours");
  }

  play(sound: Sound | null): void {
    const now = performance.now();
    if (!sound || now - this.#playedAt < BREATH) return;
    this.#playedAt = now;
    this.#cue(sound, 0);
  }

  #cue(sound: Sound, wait = AFTER): void {
    const isHeard = untrack(() => this.isOn) && !document.hidden;
    const context = isHeard ? this.#ready() : null;
    if (context) for (const tone of SOUNDS[sound]) this.#sing(context, tone, context.currentTime + wait + tone.at);
  }

  /** Browsers let a page sound only after somebody has touched it. */
  #ready(): AudioContext | null {
    if (navigator.userActivation?.hasBeenActive === false) return null;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
    return this.#context;
  }

  #sing(context: AudioContext, tone: Tone, at: number): void {
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(tone.loud, at + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + tone.long);
    const source = tone.isPaper ? this.#paper(context, tone, at, loudness) : this.#note(context, tone, at, loudness);
    loudness.connect(context.destination);
    source.start(at);
    source.stop(at + tone.long);
  }

  #note(context: AudioContext, tone: Tone, at: number, into: AudioNode): AudioScheduledSourceNode {
    const source = new OscillatorNode(context, { type: "triangle" });
    glide(source.frequency, tone, at);
    source.connect(into);
    return source;
  }

  #paper(context: AudioContext, tone: Tone, at: number, into: AudioNode): AudioScheduledSourceNode {
    const source = new AudioBufferSourceNode(context, { buffer: (this.#noise ??= noise(context)) });
    const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 0.9 });
    glide(filter.frequency, tone, at);
    source.connect(filter).connect(into);
    return source;
  }
}

function glide(pitch: AudioParam, tone: Tone, at: number): void {
  pitch.setValueAtTime(tone.hertz, at);
  pitch.exponentialRampToValueAtTime(tone.to ?? tone.hertz, at + tone.long);
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  buffer.getChannelData(0).forEach((_, at, samples) => (samples[at] = 2 * Math.random() - 1));
  return buffer;
}

export const sounds = new Sounds();
