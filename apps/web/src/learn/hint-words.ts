import type { Language, Messages } from '@masque/core';

/** The messages around the hints of a first game. */
export const hintWords: { readonly [language in Language]: Messages } = {
  en: { 'hint.off': 'No more hints', 'hint.on': 'Hints again' },
  fr: { 'hint.off': 'Sans conseils', 'hint.on': 'Avec conseils' },
};
