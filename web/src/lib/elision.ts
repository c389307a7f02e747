// A short word before a name: « de Kasa », but « d’Aiko ». The Fluent files ask for it where a language has such words,
// `{ ELIDE("de", $name) }`; for the terminal it is src/randori/words.py, and a test compares the two.

/** A vowel; y where it is one: Yves, but not Yuna; an h that is not heard, by names: those from elsewhere have one that is. */
const SOUNDS_OPEN =
  /^(?:[aeiouœæ]|y[bcdfghjklmnpqrstvwxz]|h(?:adrien|ector|elene|elois|enri|ermi|erve|ilair|ippoly|onor|orac|ortens|ubert|ugo|ugu|yacin))/i;

/** Both, with the word shortened if the name begins with a vowel that is heard. */
export function elide(word: string, name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  return SOUNDS_OPEN.test(plain) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
