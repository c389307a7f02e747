// A sheet that a reload does not lose: every change is written into this browser's storage.

/** What stands there, or this where there is nothing that can be read. */
export function read<T>(key: string, otherwise: T, place: Storage = localStorage): T {
  try {
    return (JSON.parse(place.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export class Stored<T extends object> {
  value = $state() as T;

  /** `isSound` guards against what an older page has left behind. */
  constructor(
    readonly key: string,
    readonly fresh: () => T,
    isSound: (read: T) => boolean,
  ) {
    this.value = this.#read(isSound) ?? fresh();
    $effect(() => {
      const text = JSON.stringify(this.value);
      try {
        localStorage.setItem(this.key, text);
      } catch {
        // A browser without room or leave to store anything: the sheet lives as long as the page.
      }
    });
  }

  #read(isSound: (read: T) => boolean): T | null {
    try {
      const found = read<T | null>(this.key, null);
      return found && isSound(found) ? found : null;
    } catch {
      return null;
    }
  }

  renew(): void {
    this.value = this.fresh();
  }
}
