import type { Language } from '@masque/core';

/**
 * Splits a text into sentences: a voice pauses between them.
 *
 * @example
 * sentencesOf('The village wakes. Talk.', 'en'); // => ['The village wakes.', 'Talk.']
 */
export const sentencesOf = (text: string, language: Language): readonly string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((it) => it !== '');
