// Somebody at a table, seated or looking on: what comes over the line and what the game's part makes of it. The page shows it.

import { tick } from "svelte";

import { story } from "./api";
import { TableLine, type Step } from "./connection.svelte";
import { hintWords, stillGood } from "./hints";
import { GameLog } from "./log.svelte";
import { parts, type GamePart, type Play } from "./play";
import type { Hint, Refused, View } from "./protocol";
import { Sending } from "./sending.svelte";
import { forget, hold, name, tokenOf } from "./seats";
import { sounds } from "./sounds.svelte";
import { listed, t } from "./words.svelte";

/** Milliseconds in which a refusal is read. */
const READING = 6000;

export class Presence {
  readonly id: string;
  token = $state<string | null>(null);
  /** All hands are wanted, where spectators may see them. */
  isOpen = $state(false);
  line = $state.raw<TableLine | null>(null);
  part = $state.raw<GamePart | null>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  isCatchingUp = $state(false);
  readonly sending = new Sending();
  #step = $state.raw<Step | null>(null);
  #log = $state.raw(new GameLog());
  #refusedAt = 0;
  #viewsBefore: View[] | null = null;
  /** What happened before the game's part was there to tell it. */
  #early: [Step, number][] = [];

  constructor(id: string) {
    this.id = id;
    this.token = tokenOf(id);
    $effect(() => this.#come(this.token, this.isOpen));
    $effect(() => this.#load());
    $effect(() => {
      if (this.line?.refusal?.clause === "TABLE-TOKEN") this.#leave();
    });
    // A hint is for one decision: it does not come back at the next, nor for another card that all may answer.
    const answering = $derived(this.line?.clocks?.answering ?? null);
    $effect(() => {
      void answering;
      this.hint = null;
    });
    $effect(() => {
      if (!this.good) this.hint = null;
    });
  }

  readonly game = $derived.by(() => this.line?.table?.settings.game ?? null);
  readonly names = $derived.by(() => (this.line?.table?.seats ?? []).map((seat, at) => seat.name || t("web-bot-name", { number: at + 1 })));
  /** A bot plays for one, until one says that one is back. */
  readonly isReplaced = $derived.by(() => {
    const seat = this.line?.table?.seats[this.line.seat ?? -1];
    return seat?.kind === "person" && seat.level !== null;
  });
  readonly view = $derived.by(() => {
    const view = this.#opened(this.line?.view ?? null, this.line?.views ?? null);
    return view && this.isReplaced ? { ...view, moves: [] } : view;
  });
  readonly isMine = $derived.by(() => {
    const seat = this.line?.seat ?? null;
    return seat !== null && !this.isReplaced && (this.view?.to_act.includes(seat) ?? false);
  });
  /** The hint, as long as it is of use. */
  readonly good = $derived.by(() => (this.isMine ? stillGood(this.hint, this.view) : null));
  readonly play = $derived.by<Play | null>(() => {
    const { line, view, names } = this;
    if (!view || !line?.table) return null;
    const { seat: me } = line;
    return { view, me, names, seats: line.table.seats, step: this.#step, send: this.#send, hinted: this.good?.move ?? null, isSending: this.sending.isUnderWay, left: this.#left };
  });
  readonly told = $derived.by(() => (this.part ? this.#log.lines(this.part, this.names, this.line?.seat ?? null) : []));
  /** The clauses of the moment, the nearest first. */
  readonly clauses = $derived.by(() => [
    ...(this.refusal ? [this.refusal.clause] : []),
    ...(this.part && this.play ? this.part.clauses(this.play.view, this.play.me) : []),
  ]);
  readonly sentence = $derived.by(() => {
    const { part, play, good } = this;
    if (!part || !play) return "";
    if (play.view.over) return t("web-over");
    if (good) return hintWords(good, part, play);
    if (this.isMine) return part.question(play.view, this.names, play.me);
    return t("web-waiting-for", { names: listed(play.view.to_act.map((player) => this.names[player] ?? "")) });
  });

  joined = (token: string): void => {
    hold(this.id, token);
    this.token = token;
  };

  #leave(): void {
    forget(this.id);
    this.token = null;
  }

  #come(token: string | null, isOpen: boolean): () => void {
    this.#log = new GameLog();
    this.#viewsBefore = null;
    const called = name.get();
    const does = { heard: this.#heard, missed: () => void this.#catchUp(token, isOpen) };
    const line = new TableLine(this.id, token, does, { open: isOpen, ...(called ? { name: called } : {}) });
    this.line = line;
    return () => line.close();
  }

  #load(): void {
    if (!this.game) return;
    void parts[this.game]().then((found) => {
      this.part = found.default;
      this.#early.splice(0).forEach(([happened, version]) => this.#heard(happened, version));
    });
  }

  #opened(view: View | null, views: View[] | null): View | null {
    return view && views && this.part ? this.part.opened(view, views) : view;
  }

  #heard = (happened: Step, version: number): void => {
    if (!this.part) return void this.#early.push([happened, version]);
    const views = this.line?.views ?? null;
    this.#step = { ...happened, before: this.#opened(happened.before, this.#viewsBefore), after: this.#opened(happened.after, views) };
    this.#viewsBefore = views;
    sounds.follow(this.#step, this.part, this.line?.seat ?? null);
    this.#log.add(happened, version);
    // What others do does not wipe it out before it is read.
    const isMine = happened.what.kind === "moved" && happened.what.player === this.line?.seat;
    if (isMine || Date.now() > this.#refusedAt + READING) this.refusal = null;
    if (isMine) this.hint = null;
  };

  /** After a reload or a cut the log tells what happened before. Who sees all hands sees them later than the story is. */
  async #catchUp(token: string | null, isOpen: boolean): Promise<void> {
    if (isOpen) return;
    const filled = this.#log;
    this.isCatchingUp = true;
    try {
      filled.fill(await story(this.id, token));
      await tick();
    } catch {
      // The log begins here.
    }
    this.isCatchingUp = false;
  }

  #send = async (move: string): Promise<void> => {
    if (!this.line || this.sending.isUnderWay) return;
    const answer = await this.sending.send(this.line, move);
    this.refusal = answer.type === "refused" ? answer : null;
    this.#refusedAt = Date.now();
  };

  #left = (): number | null => {
    const { line } = this;
    const deadline = line?.clocks?.deadlines[String(line.seat)] ?? Object.values(line?.clocks?.deadlines ?? {})[0];
    return line?.clocks?.answering != null && deadline != null ? deadline - line.skew - Date.now() / 1000 : null;
  };
}
