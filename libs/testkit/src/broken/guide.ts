import type { Guide } from '@masque/core';
import type { Broken } from './secrecy.ts';
import { guide as good, toy, type Toy } from './toy/index.ts';

const learned = (guide: Partial<Guide>) => toy({ guide: { ...good, ...guide } });
const saying = (words: Record<string, string>, french: Record<string, string> = {}) =>
  learned({ messages: { en: { ...good.messages.en, ...words }, fr: { ...good.messages.fr, ...french } } });

const without = (key: string) => {
  const { [key]: _, ...en } = good.messages.en;
  const { [key]: __, ...fr } = good.messages.fr;
  return learned({ messages: { en, fr } });
};

/** Games that cannot be learned from their own guides. */
export const ofGuides: readonly Broken[] = [
  {
    breaks: 'there is no guide',
    game: { ...toy(), guide: undefined } as unknown as Toy,
    fault: /the game has no guide/,
  },
  {
    breaks: 'a card on the table has no entry',
    game: learned({ entries: good.entries.slice(1) }),
    fault: /the guide has no entry for "n1"/,
  },
  {
    breaks: 'a chapter exists in one language only',
    game: learned({ messages: { ...good.messages, fr: {} } }),
    fault: /there is no message "guide\.rules\.play" in fr/,
  },
  {
    breaks: 'a link leads nowhere',
    game: saying({ 'guide.rules.play.text': 'Ask the [dodo].' }),
    fault: /"guide\.rules\.play\.text" in en links to \[dodo\], which has no entry/,
  },
  {
    breaks: 'a text of the guide is never shown',
    game: saying({ 'guide.rules.gone': 'Gone' }),
    fault: /no part of the guide uses "guide\.rules\.gone"/,
  },
  {
    breaks: 'the guide does not say what happens after an offer',
    game: without('guide.offer.peek'),
    fault: /the guide does not say what happens after an offer: there is no message "guide\.offer\.peek"/,
  },
  {
    breaks: 'a picture of the guide has an icon that does not exist',
    // A name that was put together: one that is written down would not compile.
    game: learned({ steps: [{ id: 'boast', picture: { icons: ['no-such-icon' as 'cancel'] } }] }),
    fault: /the guide draws "no-such-icon"/,
  },
];
