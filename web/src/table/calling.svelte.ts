// One is called when it is one's turn: by the title and the icon of the tab, by the badge of the app, and, behind another tab and
// for who wants it, by a notification of the browser. Whatever has called is taken back when the decision is made.

import { route } from "../lib/routes.svelte";
import { t } from "../lib/words.svelte";
import type { TableSession } from "./session.svelte";

const KEY = "calls";
const ICON = "link[rel=icon]";

class Calls {
  isOn = $state(localStorage.getItem(KEY) === "on" && "Notification" in window && Notification.permission === "granted");
  /** The browser can, and nobody has forbidden it. */
  readonly isPossible = "Notification" in window && Notification.permission !== "denied";

  async switch(isOn: boolean): Promise<void> {
    this.isOn = isOn && (await Notification.requestPermission()) === "granted";
    localStorage.setItem(KEY, this.isOn ? "on" : "off");
  }
}

export const calls = new Calls();

/** For as long as the effect that it is called in. */
export function callTo(session: TableSession, title: () => string): void {
  const isCalled = $derived(session.isMine && session.stage.isRevealed);

  $effect(() => {
    if (!isCalled) return;
    const icon = document.querySelector<HTMLLinkElement>(ICON);
    const before = icon?.href ?? "";
    if (icon) icon.href = "/icon-turn.svg";
    void navigator.setAppBadge?.(1).catch(() => {});
    return () => {
      if (icon) icon.href = before;
      void navigator.clearAppBadge?.().catch(() => {});
    };
  });

  $effect(() => {
    if (!isCalled || !calls.isOn || !document.hidden) return;
    const call = notification(title());
    const seen = (): void => call?.close();
    document.addEventListener("visibilitychange", seen);
    return () => {
      seen();
      document.removeEventListener("visibilitychange", seen);
    };
  });
}

/** Some browsers, on phones, show one only for a service worker. */
function notification(title: string): Notification | null {
  try {
    const call = new Notification(t("web-turn-title", { title }), { tag: route.path, icon: "/icon-192.png" });
    call.onclick = () => window.focus();
    return call;
  } catch {
    return null;
  }
}
