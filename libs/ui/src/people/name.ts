import { css, html, type TemplateResult } from 'lit';

/** The approximate width of a name, in em of the text face: precise enough to tell whether it fits. */
export const emOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (/[iljtfrI]/.test(letter) ? 0.4 : 0.62), 0);

const VOWEL = /[aeiouyà-æè-ïò-öù-ü]/i;
/** The minimum number of letters on either side of a break. */
const MIN_LENGTH = 3;

/** The parts of a word, split before consonants that begin a syllable: Sca-ra-mouche. */
export function syllables(word: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let i = MIN_LENGTH; i <= word.length - MIN_LENGTH; i++) {
    // "ch", "th" and the like stay together.
    if (VOWEL.test(word[i]!) || word[i] === 'h' || !VOWEL.test(word[i + 1]!)) continue;
    parts.push(word.slice(from, i));
    from = i;
  }
  return [...parts, word.slice(from)];
}

/**
 * Among several words, only a word with more letters than this is split: the others fit on a line of their own. A row of
 * people is narrower.
 */
const LONG = { usual: 10, narrow: 7 };

/** The parts of a name, split between words, and also within a word that is long or the only one. */
export function partsOf(name: string, narrow = false): string[] {
  const long = narrow ? LONG.narrow : LONG.usual;
  const words = name.match(/[^\s-]+[\s-]*/g) ?? [name];
  if (words.length === 1) return syllables(name);
  return words.flatMap((word) => (word.replace(/[\s-]/g, '').length > long ? syllables(word) : word));
}

/** Where a name may break: between words without a sign, within a word with a hyphen. Its text stays the same. */
export const drawName = (name: string, narrow = false): TemplateResult =>
  html`${partsOf(name, narrow).map((part, i, all) =>
    i === 0 || /[\s-]$/.test(all[i - 1]!) ? part : html`<span class="shy"></span>${part}`,
  )}`;

/** For elements with names: the hyphen that shows where a word is broken, and that nobody hears. */
export const nameStyle = css`
  .shy {
    display: var(--name-breaks, inline);
  }
  .shy::before {
    content: '\\ad' / '';
  }
  /* Where lines do not wrap, a single word does, between its syllables, where it would be too small on one line. */
  .nm.word {
    white-space: normal !important;
    --name-breaks: inline !important;
  }
`;
