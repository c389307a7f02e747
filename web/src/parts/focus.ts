// Who plays by key is never nowhere: when what has the focus goes away, the focus goes on to the next sensible thing.

import type { Attachment } from "svelte/attachments";

/** What hides a thing without taking it away. */
const HIDES = ["open", "hidden", "disabled", "inert"];

const isNowhere = (): boolean => (document.activeElement ?? document.body) === document.body;

/**
 * Keep the focus at this table until somebody takes it elsewhere by key or hand.
 * `next` are selectors, the best first. What goes away and comes back, as a card in the same slot, is named by `data-focus`.
 */
export function keepsFocus(...next: string[]): Attachment<HTMLElement> {
  return (table) => {
    /** The name of what had the focus last, if it has one; null when the focus was taken elsewhere. */
    let last: string | null = null;
    let isByHand = false;

    function restore(): void {
      if (last === null || !isNowhere()) return;
      const named = last ? [`[data-focus="${CSS.escape(last)}"]`] : [];
      const things = [...named, ...next].flatMap((selector) => [...table.querySelectorAll<HTMLElement>(selector)]);
      // What is not shown takes no focus: then the next, and at last the table as a whole.
      for (const thing of [...things, table]) {
        thing.focus({ preventScroll: true });
        if (!isNowhere()) return;
      }
    }

    function came({ target }: FocusEvent): void {
      last = (target instanceof HTMLElement && target.dataset["focus"]) || "";
    }

    function went({ target, relatedTarget }: FocusEvent): void {
      if (relatedTarget instanceof Node) {
        if (!table.contains(relatedTarget)) last = null;
        return;
      }
      // What has gone away was not left by hand, whatever the hand did just before.
      const isMoving = isByHand;
      queueMicrotask(() => {
        if (isMoving && target instanceof HTMLElement && target.checkVisibility()) last = null;
        else restore();
      });
    }

    /** Tab and the pointer move the focus before the next task begins. */
    function moves(event: Event): void {
      if (event instanceof KeyboardEvent && event.key !== "Tab") return;
      isByHand = true;
      setTimeout(() => (isByHand = false));
    }

    table.tabIndex = -1;
    table.style.outline = "none";
    const observer = new MutationObserver(restore);
    const listening = new AbortController();
    const { signal } = listening;
    observer.observe(table, { childList: true, subtree: true, attributeFilter: HIDES });
    table.addEventListener("focusin", came, { signal });
    table.addEventListener("focusout", went, { signal });
    for (const kind of ["keydown", "mousedown"]) addEventListener(kind, moves, { capture: true, signal });
    return () => {
      observer.disconnect();
      listening.abort();
    };
  };
}
