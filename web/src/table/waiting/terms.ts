// What is agreed at a table, in words: a row for each thing that people ask about.

import { choiceTold, optionTold } from "../../lib/options";
import { titled } from "../../lib/facts.svelte";
import type { Settings } from "../../lib/protocol";
import { listed, t } from "../../lib/words.svelte";

export interface Term {
  /** The settings it tells of. */
  of: (keyof Settings)[];
  what: string;
  value: string;
  /** Told only when somebody asks, or when it has changed. */
  isUsual?: boolean;
}

const yesOrNo = (is: boolean): string => t(is ? "web-yes" : "web-no");

export function variantsOf(settings: Settings): string[] {
  return Object.entries(settings.options)
    .filter(([, value]) => value !== null && !Array.isArray(value))
    .map(([key, value]) => {
      const what = optionTold(settings.game, key);
      if (value === true) return what;
      const more = value === false ? t("web-no") : typeof value === "string" ? choiceTold(settings.game, key, value) : String(value);
      return t("web-of", { what, more });
    });
}

export function terms(settings: Settings): Term[] {
  const variants = variantsOf(settings);
  const { clock, spectators } = settings;
  return [
    { of: ["game"], what: t("web-game"), value: titled(settings.game), isUsual: true },
    { of: ["players"], what: t("web-how-many"), value: String(settings.players) },
    { of: ["options"], what: t("web-term-variants"), value: variants.length ? listed(variants) : t("web-term-usual") },
    { of: ["clock", "days"], what: t("web-term-time"), value: t(`web-term-clock-${clock}`, { days: settings.days }) },
    { of: ["on_timeout", "stand_in"], what: t("web-timeout"), value: t(`web-timeout-${settings.on_timeout}`), isUsual: settings.on_timeout === "move" },
    { of: ["start"], what: t("web-begin"), value: t(`web-term-begin-${settings.start}`), isUsual: settings.start === "host" },
    { of: ["hints"], what: t("web-term-hints"), value: yesOrNo(settings.hints), isUsual: settings.hints },
    { of: ["pace"], what: t("web-pace"), value: t(`web-pace-${settings.pace}`), isUsual: settings.pace === "human" },
    { of: ["spectators", "delay"], what: t("web-spectators"), value: t(`web-term-spectators-${spectators}`, { minutes: settings.delay }) },
    { of: ["private"], what: t("web-term-lobby"), value: yesOrNo(!settings.private) },
    { of: ["title"], what: t("web-term-title"), value: settings.title || "–", isUsual: true },
  ];
}
