import { en } from '@masque/ui/messages/en';
import { fr } from '@masque/ui/messages/fr';

export type Language = 'en' | 'fr';

type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;

const ui: Words = { en, fr };
/** An app is not there to be imported; its words are read all the same. */
const file = new URL('../../apps/web/src/messages/index.ts', import.meta.url);
const { messages: app } = (await import(file.href)) as { readonly messages: Words };

/** What the interface says for a key, for sentences without arguments. */
export const say = (language: Language, key: string): string => {
  const text = app[language][key] ?? ui[language][key];
  if (text === undefined) throw new Error(`no words for ${key}`);
  return text;
};
