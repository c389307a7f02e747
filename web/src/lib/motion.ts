// Cards go from where they were to where they are: one motion for all tables. What differs from game to game is data.
//
// Where cards are known by name a table is measured before it changes, and what has moved flies afterwards: `showChange`, as a
// game's `Transition` says. Elements are told apart by `data-card`: the same name is the same card. Where nobody may know a
// card again, an event says what flies from which place to which: `showMotion`. Places are named by `data-place`.

/** How a card flies. */
export interface Style {
  duration: number;
  easing: string;
  delay?: number;
  /** It is turned over on its way. */
  turns?: boolean;
  /** It starts no larger than so many times its size. */
  most?: number;
  /** It flies above what lies this high. */
  lift?: number;
}

export interface Measured {
  box: DOMRect;
  node: HTMLElement;
}

/** Where everything lay that has a name. */
export type Places = Map<string, Measured>;

/** What differs from game to game when a table has changed. */
export interface Transition {
  /** A card that was in sight; one that was not. */
  seen: Style;
  unseen: Style;
  /** Names of cards or places from which a card may come that was not in sight: the first that is there. */
  from: (card: HTMLElement) => string[];
  /** How one appears that comes from nowhere. */
  appears?: { frames: Keyframe[]; timing: KeyframeAnimationOptions };
  /** Where a card goes that is seen no more, as a copy in `layer`. */
  leaves?: { layer: HTMLElement; to: (card: string) => string | undefined; style: Style };
  /** Who wants no motion sees what has moved come up as well, not only what is new. */
  showsMoved?: boolean;
}

/** What an event moves, by the names of places. */
export interface Motion {
  flights: Flight[];
  signs: Sign[];
  /** Gathered in their middle, and laid out again: nobody sees how. */
  mixed: string[];
}

export interface Flight {
  from: string;
  to: string;
  style: Style;
}

export interface Sign {
  place: string;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}

/** Wants no motion. */
export const isCalm = (): boolean => document.documentElement.dataset["motion"] === "calm";

const flights = new WeakMap<Element, Animation>();
/** So near is where it lies already. */
const NEAR = 2;

const cardsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-card]")];

export function places(root: HTMLElement | undefined): Places {
  const found: Places = new Map();
  for (const node of root?.querySelectorAll<HTMLElement>("[data-card], [data-place]") ?? []) {
    const name = node.dataset["card"] ?? node.dataset["place"];
    const box = node.getBoundingClientRect();
    if (name && box.width) found.set(name, { box, node });
  }
  return found;
}

/**
 * Looks where everything lies, time after time, before a table changes. What has just been drawn lay nowhere before; to measure
 * it at once would be to lay it out twice.
 */
export function looking(): (root: HTMLElement | undefined) => Places {
  let known: HTMLElement | undefined;
  return (root) => {
    const isNew = root !== known;
    known = root;
    return isNew ? new Map() : places(root);
  };
}

/** How a thing that lies at `to` looks when it is still at `from`. */
function between(from: DOMRect, to: DOMRect, most = Infinity): string {
  const scale = Math.min(most, from.width / to.width, from.height / to.height) || 0.4;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Without motion: it comes up where it lies. */
function fade(node: HTMLElement, delay = 0): void {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 100, delay, fill: "backwards" });
}

/** Let a card that lies at `to` come from there. */
function fly(node: HTMLElement, from: DOMRect, to: DOMRect, style: Style): void {
  const { duration, easing, delay = 0, turns, most, lift } = style;
  if (isCalm()) return fade(node, delay);
  if (!to.width) return;
  const above = lift === undefined ? {} : { zIndex: lift };
  const start = between(from, to, most) + (turns ? " rotateY(90deg)" : "");
  const frames = [{ transform: start, ...above }, { transform: "none", ...above }];
  const flight = node.animate(frames, { duration, easing, delay, fill: "backwards" });
  flights.set(node, flight);
  // A table may want to raise where it flies.
  node.dataset["flies"] = "";
  flight.finished.catch(() => {}).finally(() => flights.get(node) === flight && delete node.dataset["flies"]);
}

function stop(node: HTMLElement): void {
  flights.get(node)?.cancel();
  delete node.dataset["flies"];
}

/** A small sign, which nobody misses who wants no motion. */
export function gesture(node: HTMLElement | null | undefined, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (node && !isCalm()) node.animate(frames, timing);
}

/** Show how the table came from what it was. */
export function showChange(root: HTMLElement | undefined, before: Places, transition: Transition): void {
  if (!root || document.hidden) return;
  const lying = cardsIn(root);
  for (const node of lying) stop(node);
  // All is measured before anything moves: a look after each change would lay the whole table out again.
  const now = places(root);
  const gone = left(before, now, transition);
  const come = lying.map((node) => ({ node, to: node.getBoundingClientRect(), ...origin(node, before, now, transition) }));
  for (const one of come) if (one.to.width) arrive(one, transition);
  if (!isCalm()) for (const { was, to } of gone) leave(was, to, transition.leaves!);
}

/** Where it was, or else where it comes from. */
function origin(node: HTMLElement, before: Places, now: Places, { from }: Transition): { was?: DOMRect; unseen?: DOMRect } {
  const was = before.get(node.dataset["card"] ?? "");
  if (was) return { was: was.box };
  const name = from(node).find((one) => before.has(one) || now.get(one)?.node.dataset["place"] === one);
  const place = name === undefined ? undefined : (before.get(name) ?? now.get(name));
  return place ? { unseen: place.box } : {};
}

interface Come {
  node: HTMLElement;
  to: DOMRect;
  was?: DOMRect;
  unseen?: DOMRect;
}

function arrive({ node, to, was, unseen }: Come, { seen, unseen: turned, appears, showsMoved }: Transition): void {
  const from = was ?? unseen;
  if (!from) {
    if (appears && isCalm()) fade(node);
    else if (appears) flights.set(node, node.animate(appears.frames, appears.timing));
    return;
  }
  const isThere = Math.hypot(from.x - to.x, from.y - to.y) < NEAR && Math.abs(from.width - to.width) < NEAR;
  if (isThere || (was && isCalm() && !showsMoved)) return;
  fly(node, from, to, was ? seen : turned);
}

function left(before: Places, now: Places, { leaves }: Transition): { was: Measured; to: DOMRect }[] {
  if (!leaves) return [];
  return [...before].flatMap(([card, was]) => {
    const goal = now.has(card) ? undefined : now.get(leaves.to(card) ?? "");
    return goal ? [{ was, to: goal.box }] : [];
  });
}

/** Let a copy of a card that has left fly to where it went. */
function leave({ node, box }: Measured, to: DOMRect, { layer, style }: NonNullable<Transition["leaves"]>): void {
  const copy = node.cloneNode(true) as HTMLElement;
  delete copy.dataset["card"];
  copy.setAttribute("aria-hidden", "true");
  const { x, y, width, height } = box;
  copy.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;margin:0;pointer-events:none;z-index:6`;
  layer.append(copy);
  const { duration, easing, most } = style;
  copy
    .animate([{ transform: "none" }, { transform: between(to, box, most), opacity: 0.2 }], { duration, easing })
    .finished.finally(() => copy.remove())
    .catch(() => {});
}

/** Show what an event has moved, after the table has changed. */
export function showMotion(root: HTMLElement | undefined, { flights: flown, signs, mixed }: Motion): void {
  if (!root || document.hidden) return;
  // Measured at once, as above. Nothing flies where one of both places is not on the page.
  const ends = flown.map(({ from, to, style }) => ({ from: placed(root, from), to: placed(root, to), style }));
  const mixing = mixed.flatMap((place) => placed(root, place) ?? []);
  for (const { from, to, style } of ends) {
    if (from && to) fly(to.node.querySelector<HTMLElement>("[data-card]") ?? to.node, from.box, to.box, style);
  }
  for (const { place, frames, timing } of signs) gesture(placed(root, place)?.node, frames, timing);
  mix(mixing);
}

/** The biggest of that name: a place may be there twice, small in a strip and opened. */
function placed(root: HTMLElement, place: string): Measured | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)];
  const node = all.sort((a, b) => b.offsetWidth - a.offsetWidth)[0];
  return node && { node, box: node.getBoundingClientRect() };
}

function mix(slots: Measured[]): void {
  const middles = slots.map(({ box }) => box.x + box.width / 2);
  const middle = (Math.min(...middles) + Math.max(...middles)) / 2;
  slots.forEach(({ node }, at) => {
    const x = middle - middles[at]!;
    const gathered = { transform: `translateX(${x}px) rotate(${at % 2 ? 7 : -7}deg)`, zIndex: 20 };
    const frames = [{ transform: "none" }, gathered, { transform: `translateX(${x}px)`, zIndex: 20 }, { transform: "none" }];
    gesture(node, frames, { duration: 320, easing: "ease-in-out" });
  });
}
