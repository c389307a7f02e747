// Cards go from where they were to where they are. A place that a card came from or went to unseen is named by
// data-source: a seat's fan of backs, a clan's panel.

const LAID = 240;
const TAKEN = 280;

const isQuiet = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Was {
  box: DOMRect;
  node: HTMLElement;
}

/** Where every card of the table lay, before the page changed. */
export type Snapshot = Map<string, Was>;

function cards(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-card]")];
}

export function snapshot(root: HTMLElement): Snapshot {
  const found: Snapshot = new Map();
  for (const node of cards(root)) found.set(node.dataset.card ?? "", { box: node.getBoundingClientRect(), node });
  return found;
}

function source(root: HTMLElement, name: string | undefined): DOMRect | null {
  const node = name ? root.querySelector(`[data-source="${name}"]`) : null;
  return node?.getBoundingClientRect() ?? null;
}

function between(from: DOMRect, to: DOMRect): string {
  const scale = to.width ? Math.min(1, from.width / to.width, from.height / to.height) || 0.4 : 1;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function fade(node: HTMLElement): void {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 100 });
}

/** A card that does not lie where it was, or was unseen. */
interface Come {
  node: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  isNew: boolean;
}

function come({ node, from, to, isNew: turns }: Come): void {
  const start = between(from, to);
  const frames = turns
    ? [{ transform: `${start} rotateY(90deg)` }, { transform: "none" }]
    : [{ transform: start }, { transform: "none" }];
  node.style.zIndex = "4";
  node.animate(frames, { duration: LAID, easing: "ease-out" }).finished.finally(() => (node.style.zIndex = "")).catch(() => {});
}

/** Let a copy of a card that has left fly to where it went. */
function leave(layer: HTMLElement, was: Was, to: DOMRect): void {
  const copy = was.node.cloneNode(true) as HTMLElement;
  delete copy.dataset.card;
  const { x, y, width, height } = was.box;
  copy.setAttribute("aria-hidden", "true");
  copy.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;margin:0;pointer-events:none;z-index:6`;
  layer.append(copy);
  const end = between(to, was.box);
  copy
    .animate([{ transform: "none" }, { transform: end, opacity: 0.2 }], { duration: TAKEN, easing: "ease-in" })
    .finished.finally(() => copy.remove())
    .catch(() => {});
}

/** Show how the table came from what it was: `origins` and `goals` name the unseen places, by card. */
export function move(
  root: HTMLElement,
  layer: HTMLElement,
  before: Snapshot,
  origins: Map<string, string>,
  goals: Map<string, string>,
): void {
  if (document.hidden) return;
  const lying = cards(root);
  for (const node of lying) for (const running of node.getAnimations()) running.cancel();
  // All is measured before anything moves: a look after each change would lay the whole table out again.
  const comers = lying.flatMap((node) => came(node, before, source(root, origins.get(node.dataset.card ?? ""))));
  const there = new Set(lying.map((node) => node.dataset.card ?? ""));
  const gone = [...before].filter(([card]) => !there.has(card)).map(([card, was]) => ({ was, to: source(root, goals.get(card)) }));
  if (isQuiet()) {
    for (const { node, isNew } of comers) if (isNew) fade(node);
    return;
  }
  comers.forEach(come);
  for (const { was, to } of gone) if (to) leave(layer, was, to);
}

function came(node: HTMLElement, before: Snapshot, unseen: DOMRect | null): Come[] {
  const was = before.get(node.dataset.card ?? "");
  const from = was?.box ?? unseen;
  if (!from?.width) return [];
  const to = node.getBoundingClientRect();
  const isThere = Math.hypot(from.x - to.x, from.y - to.y) < 2 && Math.abs(from.width - to.width) < 2;
  return isThere ? [] : [{ node, from, to, isNew: !was }];
}

/** A seat that is asked nods. */
export function nod(root: HTMLElement, seat: number): void {
  const node = root.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
  if (node && !isQuiet()) node.animate([{ transform: "none" }, { transform: "translateY(7px)" }, { transform: "none" }], { duration: 180, easing: "ease-out" });
}
