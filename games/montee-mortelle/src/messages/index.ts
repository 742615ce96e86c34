import { defineMessages, type Language, type Message, type Step as CoreStep } from '@masque/core';
import { kinds, objects, professionNames, professions, type ObjectKind, type Profession } from '../cards/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Names and rules of all cards in a language, as their entries have them. */
const cardMessages = (language: Language) =>
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
  ]) as OfCards;

type OfCards = {
  readonly [
    K in `${'object' | 'rule' | 'option.extras'}.${ObjectKind}` | `${'profession' | 'rule'}.${Profession}`
  ]: string;
};

/** All that is said, in both languages. */
export const messages = defineMessages({
  en: { ...cardMessages('en'), ...en },
  fr: { ...cardMessages('fr'), ...fr },
});
type Words = typeof messages.en;
/** A message of this game. */
export type GameMessage = Message<Words>;
/** A step whose entries are told in these words. */
export type Step = CoreStep<Words>;
