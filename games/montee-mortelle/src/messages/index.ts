import type { Language, Messages } from '@masque/core';
import { kinds, objects, professionNames, professions } from '../cards/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Names and rules of all cards in a language, as their entries have them. */
const cardMessages = (language: Language): Messages =>
  Object.fromEntries([
    ...kinds.flatMap((kind) => [
      [`object.${kind}`, objects[kind].words[language].name],
      [`rule.${kind}`, objects[kind].words[language].rule],
      [`option.extras.${kind}`, objects[kind].words[language].name],
    ]),
    ...professionNames.flatMap((name) => [
      [`profession.${name}`, professions[name].words[language].name],
      [`rule.${name}`, professions[name].words[language].rule],
    ]),
  ]) as Messages;

/** All that is said, in both languages. */
export const messages: Readonly<Record<Language, Messages>> = {
  en: { ...cardMessages('en'), ...en },
  fr: { ...cardMessages('fr'), ...fr },
};
