import { messages as app } from '@masque/web/messages';
import { en } from '@masque/ui/messages/en';
import { fr } from '@masque/ui/messages/fr';

export type Language = 'en' | 'fr';

const ui = { en, fr };

/** What the interface says for a key, for sentences without arguments. */
export const say = (language: Language, key: string): string => {
  const text = app[language][key] ?? ui[language][key];
  if (text === undefined) throw new Error(`no words for ${key}`);
  return text;
};
