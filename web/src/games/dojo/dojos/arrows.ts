// The keyboard on a mat.

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
  const ahead = [...root.querySelectorAll<HTMLElement>("button[data-drop]:not([tabindex='-1'])")].flatMap((one) => {
    const [ox, oy] = centre(one);
    const along = (ox - cx) * x + (oy - cy) * y;
    const aside = Math.abs((ox - cx) * y) + Math.abs((oy - cy) * x);
    return along > 4 ? [{ one, far: along + 2 * aside }] : [];
  });
  event.preventDefault();
  ahead.sort((a, b) => a.far - b.far)[0]?.one.focus();
}
