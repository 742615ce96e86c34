import { en } from '@masque/ui/messages/en';
import { fr } from '@masque/ui/messages/fr';

export type Language = 'en' | 'fr';

type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;

const ui: Words = { en, fr };
/** The app has no exports, but its messages can be imported by path. */
const from = (path: string): Promise<unknown> =>
  import(new URL(`../../apps/web/src/${path}/index.ts`, import.meta.url).href);
const { messages: app } = (await from('messages')) as { readonly messages: Words };
const { eveningWords } = (await from('club/words')) as { readonly eveningWords: Words };

/** The interface's text for a key, for messages without arguments. */
export const say = (language: Language, key: string): string => {
  const text = app[language][key] ?? ui[language][key] ?? eveningWords[language][key];
  if (text === undefined) throw new Error(`no words for ${key}`);
  return text;
};
