// How the rules are read: by players, in plain words; or with clause names and notation, by those who want to point at them.

const KEY = "rules-names";

class Reading {
  hasNames = $state(localStorage.getItem(KEY) === "yes");

  choose(hasNames: boolean): void {
    this.hasNames = hasNames;
    localStorage.setItem(KEY, hasNames ? "yes" : "no");
  }
}

export const reading = new Reading();
