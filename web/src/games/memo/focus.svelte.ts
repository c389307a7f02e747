// Who was at a button that went away is put to the next sensible one. Buttons are named by `data-focus`.

export function keepFocus(root: () => HTMLElement | undefined, changes: () => unknown): void {
  let last: string | null = null;
  $effect.pre(() => {
    changes();
    const at = document.activeElement;
    last = at instanceof HTMLElement && root()?.contains(at) ? (at.dataset["focus"] ?? "") : null;
  });
  $effect(() => {
    changes();
    if (last === null || (document.activeElement && document.activeElement !== document.body)) return;
    const find = (selector: string) => root()?.querySelector<HTMLElement>(selector);
    const next = (last && find(`[data-focus="${last}"]`)) || find(".own button") || find(".question");
    next?.focus({ preventScroll: true });
  });
}
