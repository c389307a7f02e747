// The two halves of the courtyard meet in the middle of the table, whatever stands beside it: the floor is told where that is.

export function divides(table: HTMLElement): { destroy(): void } {
  const place = table.closest<HTMLElement>("[data-place-of]");
  const watch = new ResizeObserver(() => {
    const [box, around] = [table.getBoundingClientRect(), place?.getBoundingClientRect()];
    if (around) place?.style.setProperty("--middle", `${Math.round(box.x + box.width / 2 - around.x)}px`);
  });
  watch.observe(table);
  if (place) watch.observe(place);
  return {
    destroy() {
      watch.disconnect();
      place?.style.removeProperty("--middle");
    },
  };
}
