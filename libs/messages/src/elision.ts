/** "de" or "que" right before an argument, and the argument's name. */
const BEFORE = /(^|\P{L})(d|(?:lors|puis|jus)?qu)e \{(\w+)\}/giu;
/**
 * Starts with a vowel sound, and is a word rather than a code such as A1. Before "ha", both forms occur in French, and
 * most people with such names come from elsewhere.
 */
const VOWEL = /^(?:[aeiouœæ]|h[eiouy]|y[^aeiouy])[\p{L}\p{M}]/iu;

/** A text, and the short words in it that depend on the sound of the next word. */
export interface Elided {
  readonly text: string;
  /**
   * For each: the argument that replaces it in the text, the word without its last letter, and the argument that
   * follows.
   */
  readonly words: readonly { readonly as: string; readonly stem: string; readonly name: string }[];
}

/**
 * Moves "de" and "que" before an argument of a French text into the argument: "de {who}" becomes "d’Anne" or "de Zoé".
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
