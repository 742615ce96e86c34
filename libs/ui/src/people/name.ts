import { html, type TemplateResult } from 'lit';

/** How wide a name is about, in em of the text face: enough to tell whether it fits. */
export const emOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (/[iljtfrI]/.test(letter) ? 0.4 : 0.62), 0);

const VOWEL = /[aeiouyà-æè-ïò-öù-ü]/i;
/** Fewest letters on either side of a break. */
const LEAST = 3;

/** Where a word may be broken if it must, before a consonant that begins a syllable: Sca-ra-mouche. */
export function syllables(word: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let i = LEAST; i <= word.length - LEAST; i++) {
    // "ch", "th" and their like stay together.
    if (VOWEL.test(word[i]!) || word[i] === 'h' || !VOWEL.test(word[i + 1]!)) continue;
    parts.push(word.slice(from, i));
    from = i;
  }
  return [...parts, word.slice(from)];
}

/** Of several words, only one of more letters is broken itself: the others fit on a line of their own. */
const LONG = 10;

/** Where a name may be broken: between its words, and within a word that is all there is or long. */
export function partsOf(name: string): string[] {
  const words = name.match(/[^\s-]+[\s-]*/g) ?? [name];
  if (words.length === 1) return syllables(name);
  return words.flatMap((word) => (word.replace(/[\s-]/g, '').length > LONG ? syllables(word) : word));
}

/** A name that may be broken between words and syllables where it does not fit on a line. Nothing is added to its text. */
export const drawName = (name: string): TemplateResult =>
  html`${partsOf(name).map((part, i) => (i === 0 ? part : html`<wbr />${part}`))}`;
