// Somebody at a table, seated or looking on: what comes over the connection and what the game's part makes of it. The page shows it.

import { tick, untrack } from "svelte";

import { partOf } from "../games";
import { story } from "../lib/api";
import { TableConnection, type Step } from "../lib/connection.svelte";
import { Bubbles } from "./bubbles.svelte";
import { ownTime, reactionTime } from "./clocks";
import { hintWords, stillGood } from "./hints";
import { inhabitants } from "../lib/faces";
import { GameLog, type LogLine } from "../lib/log.svelte";
import type { GamePart, Play } from "../lib/play";
import type { Hint, Refused, Said, View } from "../lib/protocol";
import { dropHash } from "../lib/routes.svelte";
import { cry, news } from "./news";
import { Sending } from "./sending.svelte";
import { forget, hold, name, sit, tokenOf } from "../lib/seats";
import { sounds } from "../lib/sounds.svelte";
import { Stage } from "../lib/stage.svelte";
import { winnersTold } from "../lib/winners";
import { listed, t } from "../lib/words.svelte";

/** Milliseconds in which a refusal is read. */
const READING = 6000;
/** Milliseconds in which a step that has come begins to be shown. */
const SOON = 30;
/** What is told of before a game begins. */
const NEWS = 60;
/** Seconds left to decide in which nobody is kept from it by a scene. */
const HURRY = 5;

export class TableSession {
  readonly id: string;
  token = $state<string | null>(null);
  /** All hands are wanted, where spectators may see them. */
  isOpen = $state(false);
  connection = $state.raw<TableConnection | null>(null);
  part = $state.raw<GamePart | null>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** One's own time was up, and a bot has decided: it is said for a while. */
  isTimeUp = $state(false);
  isCatchingUp = $state(false);
  readonly sending = new Sending();
  /** From a link that was followed: whether it opens a seat is the table's to say. */
  #linkToken: string | null = null;
  #step = $state.raw<Step | null>(null);
  #log = $state.raw(new GameLog());
  #refusedAt = 0;
  #viewsBefore: View[] | null = null;
  /** What happened before the game's part was there to tell it. */
  #early: [Step, number][] = [];

  constructor(id: string, given: string | null) {
    this.id = id;
    this.#linkToken = given;
    this.token = given ?? tokenOf(id);
    $effect(() => this.#connect(this.token, this.isOpen));
    $effect(() => this.#load());
    $effect(() => {
      const { connection } = this;
      // All hands are not shown any more: one looks on as everybody does.
      if (connection?.refusal?.clause === "TABLE-SEAT" && this.isOpen) untrack(() => (this.isOpen = false));
      else if (connection?.refusal?.clause === "TABLE-TOKEN") untrack(() => this.#turnedAway(connection.token));
      else if (connection?.state === "open") untrack(() => this.#welcomed(connection.token));
    });
    $effect(() => {
      const { token, seat } = this.connection ?? {};
      if (token && seat != null) sit(this.id, token, seat);
    });
    // After the scene, if one begins with this step: its end tells whose turn it is.
    const isMyTurn = $derived(this.isMine && this.stage.isRevealed);
    $effect(() => {
      if (!isMyTurn || !untrack(() => this.#step)) return;
      const timer = setTimeout(() => sounds.yours(), SOON);
      return () => clearTimeout(timer);
    });
    // A hint is for one decision: it does not come back at the next, nor for another card that all may answer.
    const answering = $derived(this.connection?.clocks?.answering ?? null);
    $effect(() => {
      void answering;
      this.#decision++;
      this.hint = null;
    });
    $effect(() => {
      if (!this.advice) this.hint = null;
    });
  }

  readonly game = $derived.by(() => this.connection?.table?.settings.game ?? null);
  readonly stage = new Stage(() => this.#isQuiet());
  readonly bubbles = new Bubbles();
  /** The end came while one was looking, and not before one came. */
  isEndFresh = $state(false);
  /** Who has won is there to be seen. */
  isEndShown = $state(false);
  /** The game is over, and nothing says yet who has won. */
  readonly isEnding = $derived.by(() => (this.connection?.view?.over ?? false) && this.isEndFresh && !this.isEndShown);
  readonly inhabitants = $derived.by(() => inhabitants(this.id, this.connection?.table?.seats ?? []));
  readonly names = $derived.by(() => this.inhabitants.map(({ name }) => name));
  readonly faces = $derived.by(() => this.inhabitants.map(({ face }) => face));
  /** A bot plays for one, until one says that one is back. */
  readonly isReplaced = $derived.by(() => {
    const seat = this.connection?.table?.seats[this.connection.seat ?? -1];
    return seat?.kind === "person" && seat.level !== null;
  });
  readonly view = $derived.by(() => {
    const view = this.#opened(this.connection?.view ?? null, this.connection?.views ?? null);
    return view && this.isReplaced ? { ...view, moves: [] } : view;
  });
  readonly isMine = $derived.by(() => {
    const seat = this.connection?.seat ?? null;
    return seat !== null && !this.isReplaced && (this.view?.to_act.includes(seat) ?? false);
  });
  /** The hint, as long as it is of use. */
  readonly advice = $derived.by(() => (this.isMine ? stillGood(this.hint, this.view, this.part?.isGamble) : null));
  readonly play = $derived.by<Play | null>(() => {
    const { connection, view, names } = this;
    if (!view || !connection?.table) return null;
    const { seat: me } = connection;
    return { view, me, names, faces: this.faces, stage: this.stage, bubbles: this.bubbles.shown, seats: connection.table.seats, step: this.#step, send: this.#send, hinted: this.advice?.move ?? null, isSending: this.sending.isUnderWay, left: this.#left, isEnding: this.isEnding };
  });
  /** What a scene has not shown yet is not told either. */
  readonly logLines = $derived.by(() => {
    const { part } = this;
    const told = part ? this.#log.lines({ ...part, logLines: (...step) => [...news(...step), ...part.logLines(...step)] }, this.names, this.connection?.seat ?? null, this.#isWholeTold) : [];
    if (this.stage.isTold) this.#toldUpTo = told.at(-1)?.id ?? 0;
    return told.filter(({ id }) => id <= this.#toldUpTo);
  });
  #toldUpTo = 0;
  /** Before the game: what happened at the table since one came, and what people say. */
  readonly newsLines = $derived.by(() => {
    const me = this.connection?.seat ?? null;
    const earlier: LogLine[] = this.#chatBefore.map(({ name, text, seat }, at) => ({ id: at - this.#chatBefore.length, text, said: name, player: seat }));
    const since = this.#news.flatMap(([id, step]): LogLine[] => {
      const { what } = step;
      return what.kind === "chat" ? [{ id, text: what.text, said: what.name, player: what.seat }] : news(step, this.names, me).map((text, at) => ({ id: id + at / 100, text, player: null }));
    });
    return [...earlier, ...since];
  });
  #news = $state.raw<[number, Step][]>([]);
  #newsNumber = 0;
  #chatBefore = $state.raw<Said[]>([]);
  readonly #isWholeTold = $derived.by(() => (this.view?.over ?? false) && !this.isEnding);
  /** Why lines are missing in the log. */
  readonly logNote = $derived.by(() => (this.part && !this.#isWholeTold && this.#log.forgets(this.part) ? t(`web-${this.game}-log-forgets`) : ""));
  /** The clauses of the moment, the nearest first. */
  readonly clauses = $derived.by(() => [
    ...(this.refusal ? [this.refusal.clause] : []),
    ...(this.part && this.play ? this.part.clauses(this.play.view, this.play.me) : []),
  ]);
  readonly sentence = $derived.by(() => {
    const { part, play } = this;
    if (!part || !play) return "";
    if (this.stage.told !== null) return this.stage.told;
    // No word tells the outcome before it is seen.
    if (!this.stage.isTold || this.isEnding) return "";
    if (play.view.over) return winnersTold(play.view.winners, this.names, play.me);
    if (this.isMine) return part.question(play.view, this.names, play.me);
    return t("web-waiting-for", { names: listed(play.view.to_act.map((player) => this.names[player] ?? "")) });
  });

  /** What a master would do, in words; null where nobody has asked, and before a scene has shown what it is about. */
  readonly hintTold = $derived.by(() => (this.advice && this.part && this.play && this.stage.isRevealed ? hintWords(this.advice, this.part, this.play) : null));
  /** Hints are allowed here, to who sits at the table; asked for they are in a decision of one's own that one can see. */
  readonly mayBeHinted = $derived.by(() => {
    const { table, seat } = this.connection ?? {};
    return seat != null && !this.isReplaced && (table?.status === "playing" || this.isEnding) && table?.settings.hints;
  });
  readonly canAskHint = $derived.by(() => this.mayBeHinted && this.isMine && this.stage.isRevealed);

  async askHint(): Promise<void> {
    const { connection } = this;
    if (!connection || !this.canAskHint || this.#asked === this.#decision) return;
    const asked = (this.#asked = this.#decision);
    const answer = await connection.ask({ type: "hint" });
    if (this.#asked === asked) this.#asked = null;
    // It is for the decision in which it was asked for; one that has chosen meanwhile needs none.
    if (this.#decision !== asked || this.sending.isUnderWay) return;
    if (answer.type === "refused") [this.refusal, this.#refusedAt] = [answer, Date.now()];
    if (answer.type === "hint") this.hint = answer;
  }
  /** How many decisions of one's own have gone by, and in which of them a hint was asked for that has not come. */
  #decision = 0;
  #asked: number | null = null;

  close(): void {
    this.stage.close();
    this.bubbles.close();
  }

  joined = (token: string): void => {
    hold(this.id, token);
    this.token = token;
  };

  /** A link was followed while one is at the table. */
  tryToken(given: string): void {
    this.#linkToken = this.token = given;
  }

  #welcomed(token: string | null): void {
    this.#chatBefore = this.#news.length ? this.#chatBefore : (this.connection?.chat ?? []);
    if (token === null || token !== this.#linkToken) return;
    hold(this.id, token);
    this.#dropLink();
  }

  /** One keeps what one had: a token that opens nothing takes no other's place. */
  #turnedAway(token: string | null): void {
    if (token === null || token !== this.token) return;
    forget(this.id, token);
    this.token = tokenOf(this.id);
    if (token === this.#linkToken) this.#dropLink();
  }

  #dropLink(): void {
    this.#linkToken = null;
    dropHash();
  }

  #connect(token: string | null, isOpen: boolean): () => void {
    this.#log = new GameLog();
    this.#viewsBefore = null;
    const called = name.get();
    const listener = { heard: this.#arrived, missed: () => void this.#catchUp(token, isOpen) };
    const connection = new TableConnection(this.id, token, listener, { open: isOpen, ...(called ? { name: called } : {}) });
    this.connection = connection;
    return () => connection.close();
  }

  #load(): void {
    if (!this.game) return;
    // What one played last is what one makes a table of.
    localStorage.setItem("game", this.game);
    void partOf(this.game).then((found) => {
      this.part = found;
      this.#early.splice(0).forEach(([happened, version]) => this.#heard(happened, version));
    });
  }

  #opened(view: View | null, views: View[] | null): View | null {
    return view && views && this.part ? this.part.opened(view, views) : view;
  }

  /** Once, as it comes: what is told of it before the game, and at the seats. */
  #arrived = (happened: Step, version: number): void => {
    const { what } = happened;
    if (this.connection?.table?.status === "waiting") this.#news = [...this.#news.slice(-NEWS), [++this.#newsNumber, happened]];
    const called = cry(happened);
    if (called && called.seat !== this.connection?.seat) this.bubbles.say(called.seat, called.words);
    if (what.kind === "chat") this.bubbles.say(what.seat, what.text);
    this.#heard(happened, version);
  };

  #heard = (happened: Step, version: number): void => {
    if (!this.part) return void this.#early.push([happened, version]);
    const views = this.connection?.views ?? null;
    this.#step = { ...happened, before: this.#opened(happened.before, this.#viewsBefore), after: this.#opened(happened.after, views) };
    this.#viewsBefore = views;
    if (happened.what.kind === "ended" || (happened.after?.over && happened.before && !happened.before.over)) this.isEndFresh = true;
    sounds.follow(this.#step, this.part);
    this.#log.add(happened, version);
    // What others do does not wipe it out before it is read.
    const isMine = happened.what.kind === "moved" && happened.what.player === this.connection?.seat;
    if (isMine || Date.now() > this.#refusedAt + READING) this.refusal = null;
    if (isMine || !this.isMine) this.#decision++;
    if (isMine) this.hint = null;
    if (isMine) this.isTimeUp = happened.isTimeUp ?? false;
    if (this.isTimeUp && isMine) setTimeout(() => (this.isTimeUp = false), READING);
  };

  /** After a reload or a cut the log tells what happened before. Who sees all hands sees them later than the story is. */
  async #catchUp(token: string | null, isOpen: boolean): Promise<void> {
    if (isOpen) return;
    const filled = this.#log;
    this.isCatchingUp = true;
    try {
      filled.fill(await story(this.id, { token }));
      await tick();
    } catch {
      // The log begins here.
    }
    this.isCatchingUp = false;
  }

  #send = async (move: string): Promise<void> => {
    if (!this.connection || this.sending.isUnderWay) return;
    const answer = await this.sending.send(this.connection, move);
    this.refusal = answer.type === "refused" ? answer : null;
    this.#refusedAt = Date.now();
  };

  /** A scene would come between somebody and the game: bots play quickly, one has just come, or one's time is nearly up. */
  #isQuiet(): boolean {
    const { connection } = this;
    const left = connection && ownTime(connection);
    return connection?.table?.settings.pace === "quick" || this.isCatchingUp || (left !== null && left <= HURRY);
  }

  #left = (): number | null => (this.connection ? reactionTime(this.connection) : null);
}
