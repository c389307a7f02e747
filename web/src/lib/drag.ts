// A card follows the hand and is let go over something marked `data-drop`, which is lit meanwhile (class "over"). A short
// press stays a tap. One drag for all tables.

export interface Dragging {
  /** What is done when it is let go: on what, by its `data-drop`. Null: it cannot be dragged now. */
  drop: ((on: string) => void) | null;
  /** Milliseconds that it stays where it was let go, for the table to answer. */
  stays?: number;
}

const FAR = 10;

function under(event: PointerEvent): HTMLElement | null {
  const all = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<HTMLElement>("[data-drop]"));
  return all.find((one) => one !== null) ?? null;
}

/** What was dragged was not tapped. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export function drag(node: HTMLElement, given: Dragging): { update(next: Dragging): void; destroy(): void } {
  let { drop, stays = 0 } = given;
  let from: { x: number; y: number; id: number } | null = null;
  let isDragged = false;
  let over: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (!drop || event.button !== 0 || from) return;
    // No text is selected on the way, which the browser would drag in the card's place.
    event.preventDefault();
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    for (const [name, does] of events) addEventListener(name, does);
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!isDragged && Math.hypot(x, y) < FAR) return;
    isDragged = true;
    node.classList.add("dragged");
    node.style.translate = `${x}px ${y}px`;
    light(under(event));
  }

  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const target = isDragged && event.type === "pointerup" ? (under(event)?.dataset["drop"] ?? null) : null;
    if (isDragged) {
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    }
    quit();
    if (target === null) return rest();
    drop?.(target);
    // The card goes on from where it was let go: the next frame has been drawn by then.
    if (stays) setTimeout(rest, stays);
    else requestAnimationFrame(rest);
  }

  function light(next: HTMLElement | null): void {
    if (next === over) return;
    over?.classList.remove("over");
    next?.classList.add("over");
    over = next;
  }

  function rest(): void {
    node.style.translate = "";
    node.classList.remove("dragged");
  }

  function quit(): void {
    for (const [name, does] of events) removeEventListener(name, does);
    light(null);
    from = null;
    isDragged = false;
  }

  const events = [
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
  ] as const;

  function update(next: Dragging): void {
    ({ drop, stays = 0 } = next);
    node.toggleAttribute("data-drags", drop !== null);
  }
  update(given);
  node.addEventListener("pointerdown", down);
  return {
    update,
    destroy: () => {
      quit();
      rest();
      node.removeEventListener("pointerdown", down);
    },
  };
}
