import { en } from '@masque/ui/messages/en';
import { fr } from '@masque/ui/messages/fr';

export type Language = 'en' | 'fr';

type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;

const ui: Words = { en, fr };
/** The app has no exports, but its messages can be imported by path. */
const file = new URL('../../apps/web/src/messages/index.ts', import.meta.url);
const { messages: app } = (await import(file.href)) as { readonly messages: Words };

/** The interface's text for a key, for messages without arguments. */
export const say = (language: Language, key: string): string => {
  const text = app[language][key] ?? ui[language][key];
  if (text === undefined) throw new Error(`no words for ${key}`);
  return text;
};
