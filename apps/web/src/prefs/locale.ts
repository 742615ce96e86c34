import type { Language } from '@masque/core';

/** Where nothing is known about a reader, English is written as in Europe, where a day comes before its month. */
const usual: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr' };

/**
 * How a reader of this language writes dates: as in the first of their browser's languages that is this one, with a
 * region.
 */
export const localeOf = (
  language: Language,
  wanted: readonly string[] = globalThis.navigator?.languages ?? [],
): string => wanted.find((it) => it.toLowerCase().startsWith(`${language}-`)) ?? usual[language];
