import { messages as app } from '../../apps/web/src/messages/index.ts';
import { en } from '../../libs/ui/src/messages/en.ts';
import { fr } from '../../libs/ui/src/messages/fr.ts';

export type Language = 'en' | 'fr';

const ui = { en, fr };

/** What the interface says for a key, for sentences without arguments. */
export const say = (language: Language, key: string): string => {
  const text = app[language][key] ?? ui[language][key];
  if (text === undefined) throw new Error(`no words for ${key}`);
  return text;
};
