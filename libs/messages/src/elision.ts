/** "de" or "que" right before an argument, and its name. */
const BEFORE = /(^|\P{L})(d|(?:lors|puis|jus)?qu)e \{(\w+)\}/giu;
/**
 * Begins as one says it with a vowel, and is a word rather than a code such as A1. Before "ha" French writes both; most people
 * called so come from elsewhere.
 */
const VOWEL = /^(?:[aeiouœæ]|h[eiouy]|y[^aeiouy])[\p{L}\p{M}]/iu;

/** A text, and the small words in it that depend on the sound of what follows. */
export interface Elided {
  readonly text: string;
  /** For each: the argument that stands in the text instead, the word without its last letter, what follows. */
  readonly words: readonly { readonly as: string; readonly stem: string; readonly name: string }[];
}

/**
 * Takes "de" and "que" before an argument of a French text into the argument: "de {who}" is said "d’Anne" or "de Zoé".
 *
 * @example
 * elisions('Le tour de {who}'); // => { text: 'Le tour {de_who}', words: [{ as: 'de_who', stem: 'd', name: 'who' }] }
 */
export function elisions(text: string): Elided {
  const words: Elided['words'][number][] = [];
  const elided = text.replace(BEFORE, (_, before: string, stem: string, name: string) => {
    const as = `${stem}e_${name}`;
    words.push({ as, stem, name });
    return `${before}{${as}}`;
  });
  return { text: elided, words };
}

/** "d’Anne", "de Zoé". */
export const elide = (stem: string, next: string): string =>
  VOWEL.test(next.normalize('NFD')) ? `${stem}’${next}` : `${stem}e ${next}`;
