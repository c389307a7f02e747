// Small sounds, made on the spot: no files. Off until somebody switches them on, and silent behind another tab, but for the call
// that it is one's turn.

import { untrack } from "svelte";

import type { Step } from "./connection.svelte";
import type { GamePart } from "./play";

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

/** D minor pentatonic: anything may follow anything. */
const SCALE = [294, 349, 392, 440, 523, 587];
const COUNTED = [0, 3, 5, 7, 10];

/** Some rise with what is counted. */
const SOUNDS = {
  lay: [paper(0, 1500, 0.06, 0.4, 700), note(0.01, 140, 0.07, 0.2, 90)],
  deal: [0, 0.07, 0.14, 0.21].map((at) => paper(at, 2400, 0.07, 0.22, 1400)),
  turn: [paper(0, 1100, 0.14, 0.26, 3200), paper(0.12, 1500, 0.05, 0.3, 700)],
  capture: [paper(0, 900, 0.16, 0.24, 2200), note(0.1, 392, 0.22, 0.12), note(0.18, 587, 0.34, 0.12)],
  shuffle: [0, 0.05, 0.1, 0.15, 0.2, 0.25].map((at, number) => paper(at, number % 2 ? 1700 : 2600, 0.06, 0.16)),
  ask: [note(0, 523, 0.09, 0.12), note(0.11, 523, 0.14, 0.12)],
  challenge: [note(0, 98, 0.5, 0.34, 62), note(0.16, 98, 0.6, 0.34, 62), note(0.34, 294, 0.7, 0.1)],
  defy: [note(0, 98, 0.4, 0.34, 62), note(0.18, 98, 0.6, 0.36, 58), paper(0.16, 900, 0.22, 0.3, 2600)],
  banzai: [note(0, 294, 0.18, 0.14), note(0.1, 440, 0.18, 0.14), note(0.2, 587, 0.6, 0.16), note(0.2, 98, 0.5, 0.3, 62)],
  throw: [paper(0, 1900, 0.08, 0.3, 700), note(0.07, 196, 0.14, 0.16, 130)],
  swap: [paper(0, 900, 0.16, 0.24, 2400), paper(0.12, 2400, 0.16, 0.24, 900)],
  trophy: [note(0, 587, 0.3, 0.12), note(0.09, 880, 0.5, 0.12), note(0.2, 70, 0.2, 0.2, 55)],
  fault: [note(0, 233, 0.18, 0.16, 208), note(0.16, 185, 0.3, 0.16, 156)],
  yours: [note(0, 587, 0.2, 0.13), note(0.12, 880, 0.4, 0.13)],
  tick: [note(0, 1175, 0.05, 0.12, 990)],
  drum: [note(0, 98, 0.5, 0.34, 62)],
  gather: [paper(0, 700, 0.2, 0.24, 2200), note(0.16, 392, 0.22, 0.12), note(0.24, 587, 0.34, 0.12)],
  tear: [paper(0, 3200, 0.3, 0.4, 500), note(0.22, 73, 0.7, 0.3, 55), note(0.22, 110, 0.7, 0.12, 104)],
  count: (number) => [note(0, 587 * 2 ** (COUNTED[number % COUNTED.length]! / 12), 0.05, 0.08)],
  combo: (number) => [paper(0, 1500, 0.06, 0.4, 700), note(0.02, SCALE[Math.min(number, SCALE.length - 1)]!, 0.25, 0.14)],
  steal: [paper(0, 3000, 0.12, 0.3, 800), note(0.1, 440, 0.12, 0.14, 330), note(0.2, 587, 0.3, 0.12)],
  cleared: [392, 440, 523, 587].map((hertz, number) => note(0.07 * number, hertz, 0.2, 0.12)),
  victory: [294, 392, 440, 587].map((hertz, number) => note(0.14 * number, hertz, 0.5, 0.13)).concat(note(0.56, 98, 0.6, 0.3, 62)),
} satisfies Record<string, Tone[] | ((number: number) => Tone[])>;
export type Sound = keyof typeof SOUNDS;
/** A cue comes after the sound of the step that led to it. */
const AFTER = 0.24;
/** When much happens at once, it is not all heard. */
const BREATH = 60;

class Sounds {
  isOn = $state(localStorage.getItem("sounds") === "on");
  /** Somebody has said yes or no. */
  isChosen = $state(localStorage.getItem("sounds") !== null);
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #playedAt = 0;

  switch(isOn: boolean): void {
    this.isOn = isOn;
    this.isChosen = true;
    localStorage.setItem("sounds", isOn ? "on" : "off");
    this.play("yours");
  }

  /** What a step sounds like, by what these eyes were told of it and no more. Who has won is heard when it is shown. */
  follow(step: Step, part: GamePart): void {
    this.play(part.sound(step));
  }

  /** It has become one's turn. That one may decide can tell an outcome: it is heard when that is seen. */
  yours(): void {
    this.#cue("yours");
  }

  /** `number`: of what rises as it is counted. */
  play(sound: Sound | null, number = 0): void {
    const now = performance.now();
    if (!sound || now - this.#playedAt < BREATH) return;
    this.#playedAt = now;
    this.#cue(sound, 0, number);
  }

  #cue(sound: Sound, wait = AFTER, number = 0): void {
    const isHeard = untrack(() => this.isOn) && (!document.hidden || sound === "yours");
    const context = isHeard ? this.#ready() : null;
    const tones = SOUNDS[sound];
    if (context) for (const tone of typeof tones === "function" ? tones(number) : tones) this.#sing(context, tone, context.currentTime + wait + tone.at);
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
