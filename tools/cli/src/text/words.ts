import type { AnyGame, Language } from '@masque/core';
import { Sentences } from '@masque/messages';
import { serverMessages } from '@masque/protocol';

/** Renders a game's messages as sentences in one language, with the names of the players. */
export const wordsOf = (game: AnyGame, language: Language, names: readonly string[] = []): Sentences =>
  new Sentences(language, [serverMessages[language], game.messages[language]], (seat) => names[seat] ?? `#${seat}`);
