// Cards move from where they were to where they are. Elements are told apart by data-card: the same name is the same card;
// data-from names where a new one comes from, be it a card or a fixed data-anchor.

const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const running = new WeakMap<Element, Animation>();

export const isReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export type Places = Map<string, DOMRect>;

export function places(root: HTMLElement | undefined): Places {
  const found: Places = new Map();
  for (const one of root?.querySelectorAll<HTMLElement>("[data-card], [data-anchor]") ?? []) {
    const at = one.getBoundingClientRect();
    if (one.dataset.card && at.width) found.set(one.dataset.card, at);
    else if (one.dataset.anchor && at.width) found.set(one.dataset.anchor, cardIn(at));
  }
  return found;
}

/** What lies at a name or a number is as high as the writing there. */
function cardIn({ x, y, width, height }: DOMRect): DOMRect {
  const across = (height * 5) / 7;
  return new DOMRect(x + (width - across) / 2, y, across, height);
}

/** Let everything that changed its place since then travel; what is new and comes from nowhere settles. */
export function travel(root: HTMLElement | undefined, before: Places, delay = 0): void {
  if (!before.size || document.hidden) return;
  const moved: { one: HTMLElement; from: DOMRect | undefined }[] = [];
  for (const one of root?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
    const known = before.get(one.dataset.card ?? "");
    const source = one.dataset.from?.split(" ").find((name) => before.has(name));
    moved.push({ one, from: known ?? (source ? before.get(source) : undefined) });
    running.get(one)?.cancel();
  }
  // All is measured before anything moves: a look after each change would lay the whole table out again.
  const measured = moved.map((one) => ({ ...one, to: one.one.getBoundingClientRect() }));
  for (const { one, from, to } of measured) if (to.width) animate(one, from, to, delay);
}

function animate(one: HTMLElement, from: DOMRect | undefined, to: DOMRect, delay: number): void {
  if (isReduced()) {
    if (!from || Math.hypot(from.x - to.x, from.y - to.y) > 2) one.animate([{ opacity: 0 }, { opacity: 1 }], 100);
    return;
  }
  if (!from) return void start(one, [{ transform: "scale(1.06)", opacity: 0.3 }, { transform: "none", opacity: 1 }], 220, delay);
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const scale = from.width / to.width;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return;
  start(one, [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], 300, delay);
}

function start(one: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
  running.set(one, one.animate(frames, { duration, delay, easing: EASE, fill: "backwards" }));
}

/** Drag a card to a place: `data-drop` marks the places, and says which move they stand for. */
export function draggable(node: HTMLElement, options: { drop: ((move: string) => void) | null }) {
  let current = options;
  let start: { x: number; y: number } | null = null;
  let isDragging = false;
  let over: HTMLElement | null = null;

  function under(event: PointerEvent): HTMLElement | null {
    for (const one of document.elementsFromPoint(event.clientX, event.clientY)) {
      const target = (one as HTMLElement).closest?.<HTMLElement>("[data-drop]");
      if (target) return target;
    }
    return null;
  }

  function down(event: PointerEvent): void {
    if (!current.drop || event.button !== 0) return;
    event.preventDefault();
    start = { x: event.clientX, y: event.clientY };
    for (const [name, does] of events) addEventListener(name, does);
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!isDragging && Math.hypot(x, y) < 8) return;
    isDragging = true;
    node.classList.add("dragged");
    node.style.transform = `translate(${x}px, ${y}px)`;
    const target = under(event);
    if (target !== over) {
      over?.classList.remove("over");
      target?.classList.add("over");
      over = target;
    }
  }

  function up(event: PointerEvent): void {
    if (isDragging && event.type === "pointerup") {
      const target = under(event);
      if (target?.dataset.drop) current.drop?.(target.dataset.drop);
    }
    quit();
    over?.classList.remove("over");
    over = null;
    start = null;
    isDragging = false;
    node.classList.remove("dragged");
    // The card goes from where it was let go: the next frame has been drawn by then.
    requestAnimationFrame(() => (node.style.transform = ""));
  }

  const events: ["pointermove" | "pointerup" | "pointercancel", (event: PointerEvent) => void][] = [
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
  ];
  const quit = () => {
    for (const [name, does] of events) removeEventListener(name, does);
  };
  node.addEventListener("pointerdown", down);
  function update(next: { drop: ((move: string) => void) | null }): void {
    current = next;
    node.style.touchAction = next.drop ? "none" : "";
    node.style.cursor = next.drop ? "grab" : "";
  }
  update(options);
  return {
    update,
    destroy: () => {
      quit();
      node.removeEventListener("pointerdown", down);
    },
  };
}

/** Arrow keys go from one lit place to the nearest in that direction. */
export function arrows(root: HTMLElement, event: KeyboardEvent): void {
  const x = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
  const y = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  const current = document.activeElement;
  if ((!x && !y) || !current?.matches("[data-drop]")) return;
  const centre = (one: Element) => {
    const at = one.getBoundingClientRect();
    return [at.x + at.width / 2, at.y + at.height / 2] as const;
  };
  const [cx, cy] = centre(current);
  const ahead = [...root.querySelectorAll<HTMLElement>("button[data-drop]")].flatMap((one) => {
    const [ox, oy] = centre(one);
    const along = (ox - cx) * x + (oy - cy) * y;
    const aside = Math.abs((ox - cx) * y) + Math.abs((oy - cy) * x);
    return along > 4 ? [{ one, far: along + 2 * aside }] : [];
  });
  event.preventDefault();
  ahead.sort((a, b) => a.far - b.far)[0]?.one.focus();
}
