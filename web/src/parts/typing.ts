/** Somebody writes there: no key is a command. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=radio], [type=checkbox]), textarea, select"));
}
