// The colour of everybody's jacket, for the sleeve of a hand that points or strikes.

const SLEEVES: Record<string, string> = {
  pip: "#3f8f4f",
  suzu: "#d14d83",
  bo: "#df751a",
  mika: "#12837d",
  ren: "#2b5fb8",
  yuna: "#7d3ac1",
  goro: "#8e5121",
  aiko: "#c79200",
  haku: "#4f6076",
  tsuru: "#b3243c",
  kasa: "#34407f",
};

export const sleeveOf = (face: string | undefined): string => SLEEVES[face ?? ""] ?? "#8b8676";
