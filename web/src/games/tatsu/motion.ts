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

/** Let a card come from a box to where it lies now. */
function come(node: HTMLElement, from: DOMRect, turns: boolean): void {
  const start = between(from, node.getBoundingClientRect());
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
  const quiet = isQuiet();
  for (const node of cards(root)) {
    const card = node.dataset.card ?? "";
    const was = before.get(card);
    before.delete(card);
    const from = was?.box ?? source(root, origins.get(card));
    if (!from || !from.width) continue;
    for (const running of node.getAnimations()) running.cancel();
    const now = node.getBoundingClientRect();
    const isThere = Math.hypot(from.x - now.x, from.y - now.y) < 2 && Math.abs(from.width - now.width) < 2;
    if (isThere) continue;
    if (quiet) {
      if (!was) fade(node);
    } else come(node, from, !was);
  }
  if (quiet) return;
  for (const [card, was] of before) {
    const to = source(root, goals.get(card));
    if (to) leave(layer, was, to);
  }
}

/** A seat that is asked nods. */
export function nod(root: HTMLElement, seat: number): void {
  const node = root.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
  if (node && !isQuiet()) node.animate([{ transform: "none" }, { transform: "translateY(7px)" }, { transform: "none" }], { duration: 180, easing: "ease-out" });
}
