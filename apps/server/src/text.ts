import type { Language, Message, Messages } from '@masque/core';
import { Sentences } from '@masque/messages';
import { serverMessages } from '@masque/protocol';

/** What is needed to turn a message into a sentence. */
export interface Reader {
  readonly language: Language;
  /** Messages of the game being played, if any. */
  readonly game?: { readonly [language in Language]: Messages } | undefined;
  /** Names by seat. */
  readonly names?: readonly (string | undefined)[] | undefined;
}

/** Renders a message as a sentence, for clients without a translator. */
export const say = (message: Message, { language, game, names }: Reader): string =>
  new Sentences(
    language,
    [...(game ? [game[language]] : []), serverMessages[language]],
    (seat) => names?.[seat] ?? String(seat + 1),
  ).say(message);
