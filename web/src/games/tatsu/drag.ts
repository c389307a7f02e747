// A card can be dragged onto the table instead of tapped. The drop is only where an element says data-drop.

const FAR = 10;
const PATIENCE = 700;

export function drag(node: HTMLElement, drop: () => void): { update(drop: () => void): void; destroy(): void } {
  let start: { x: number; y: number } | null = null;
  let isDragged = false;

  const rest = () => {
    node.style.translate = "";
    node.style.zIndex = "";
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY };
    isDragged = false;
    node.setPointerCapture(event.pointerId);
  };
  const moved = (event: PointerEvent) => {
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!isDragged && Math.hypot(x, y) > FAR) {
      isDragged = true;
      node.style.zIndex = "7";
    }
    if (isDragged) node.style.translate = `${x}px ${y}px`;
  };
  const up = (event: PointerEvent) => {
    start = null;
    if (!isDragged) return;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    if (under.some((one) => one instanceof HTMLElement && one.dataset.drop !== undefined)) {
      drop();
      setTimeout(rest, PATIENCE);
    } else rest();
  };
  const cancel = () => {
    start = null;
    rest();
  };
  const click = (event: MouseEvent) => {
    if (!isDragged) return;
    isDragged = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", moved);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  node.addEventListener("click", click, { capture: true });
  return {
    update: (next) => void (drop = next),
    destroy: rest,
  };
}
