// A card follows the finger and is let go over something marked `data-drop`. A short press stays a tap.

export interface Dragging {
  isOn: boolean;
  drop: (on: string) => void;
}

const FAR = 10;

export function drag(node: HTMLElement, given: Dragging): { update(next: Dragging): void; destroy(): void } {
  let options = given;
  let from: { x: number; y: number; id: number } | null = null;
  let isMoving = false;

  function down(event: PointerEvent): void {
    if (!options.isOn || event.button !== 0 || from) return;
    // No text is selected on the way, which the browser would drag in the card's place.
    event.preventDefault();
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!isMoving && Math.hypot(x, y) < FAR) return;
    isMoving = true;
    node.style.cssText = `translate: ${x}px ${y}px; z-index: 30; pointer-events: none; position: relative; transition: none`;
  }

  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const under = isMoving ? document.elementFromPoint(event.clientX, event.clientY) : null;
    const target = under?.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
    if (isMoving) addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    end();
    if (event.type === "pointerup" && target) options.drop(target);
  }

  /** What was dragged was not tapped. */
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function end(): void {
    from = null;
    isMoving = false;
    node.style.cssText = "";
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  }

  node.addEventListener("pointerdown", down);
  return {
    update: (next) => (options = next),
    destroy: () => {
      end();
      node.removeEventListener("pointerdown", down);
    },
  };
}
