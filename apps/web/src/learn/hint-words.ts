import type { Language, Messages } from '@masque/core';

/** What is said around the hints of a first game. */
export const hintWords: { readonly [language in Language]: Messages } = {
  en: { 'hint.off': 'No more hints', 'hint.on': 'Hints again' },
  fr: { 'hint.off': 'Plus de conseils', 'hint.on': 'Reprendre les conseils' },
};
