// How somebody wants the pages to look and to move, kept in this browser and applied to the root of the page: `data-theme` and
// `data-motion`. What nobody has chosen is as the system says. (Sounds are kept by lib/sounds.)

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["system", "calm"] as const;
export type Motion = (typeof MOTIONS)[number];

function kept<T extends string>(key: string, among: readonly T[]): T {
  const found = localStorage.getItem(key);
  return among.find((one) => one === found) ?? among[0]!;
}

class Settings {
  theme = $state<Theme>(kept("theme", THEMES));
  motion = $state<Motion>(kept("motion", MOTIONS));
  #contrast = matchMedia("(prefers-contrast: more)");
  #calm = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    for (const wish of [this.#contrast, this.#calm]) wish.addEventListener("change", this.#apply);
    this.#apply();
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.#apply();
  }

  chooseMotion(motion: Motion): void {
    this.motion = motion;
    localStorage.setItem("motion", motion);
    this.#apply();
  }

  #apply = (): void => {
    const root = document.documentElement.dataset;
    root["theme"] = this.theme === "system" && this.#contrast.matches ? "contrast" : this.theme;
    root["motion"] = this.motion === "system" && this.#calm.matches ? "calm" : this.motion;
  };
}

export const settings = new Settings();
