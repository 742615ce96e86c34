import type { AnyGame, Language } from '@masque/core';
import { Sentences } from '@masque/messages';
import { serverMessages } from '@masque/protocol';

/** Messages of a game as sentences of one language, with the names of those who played. */
export const wordsOf = (game: AnyGame, language: Language, names: readonly string[] = []): Sentences =>
  new Sentences(language, [serverMessages[language], game.messages[language]], (seat) => names[seat] ?? `#${seat}`);
