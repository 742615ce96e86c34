import type { Language, Messages } from '@masque/core';
import { kinds, objects } from '../objects/index.ts';
import { professionNames, professions } from '../professions/index.ts';

/** Names and rules of all cards in a language, as their entries have them. */
export const cardMessages = (language: Language): Messages =>
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
