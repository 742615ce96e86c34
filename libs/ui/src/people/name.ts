import { html, type TemplateResult } from 'lit';

/** How wide letters of the text face are, in em: enough to tell whether a name fits. */
const widthOf = (letter: string): number =>
  /[iljtfrI'’.-]/u.test(letter) ? 0.38 : /[mwMW]/u.test(letter) ? 0.9 : /\p{Lu}/u.test(letter) ? 0.68 : 0.59;

/** How wide a name is about, in em. */
export const emOf = (name: string): number => [...name].reduce((sum, letter) => sum + widthOf(letter), 0);

const VOWEL = /[aeiouyàâäáãåæèéêëìíîïòóôöõøœùúûüý]/iu;
/** Fewest letters on either side of a break. */
const LEAST = 3;
/** A name as short as this stays whole. */
const SHORT = 7;

/** Where a word may be broken if it must, before a consonant that begins a syllable: Sca-ra-mouche. */
export function syllables(word: string): string[] {
  if (word.length <= SHORT) return [word];
  const parts: string[] = [];
  let from = 0;
  for (let i = LEAST; i <= word.length - LEAST; i++) {
    const begins = !VOWEL.test(word[i]!) && VOWEL.test(word[i + 1]!);
    // "ch", "th" and their like stay together.
    if (!begins || (word[i]!.toLowerCase() === 'h' && !VOWEL.test(word[i - 1]!))) continue;
    parts.push(word.slice(from, i));
    from = i;
  }
  return [...parts, word.slice(from)];
}

/** A name that may be broken between syllables where it does not fit on a line. Nothing is added to its text. */
export const drawName = (name: string): TemplateResult =>
  html`${syllables(name).map((part, i) => (i === 0 ? part : html`<wbr />${part}`))}`;
