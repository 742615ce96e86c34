import { serverMessages } from '@masque/protocol';
import { describe, expect, test } from 'vitest';
import { games } from '../games.ts';

/**
 * Spaces in French: a narrow one before `?`, `!` and `;`, a normal one before `:` and inside « ». All are non-breaking.
 */
const wrong = /(?<![\u202f?!])[?!;](?=\s|$)|(?<!\u00a0):(?=\s|$)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/;
const faults = (words: Readonly<Record<string, string>>): string[] =>
  Object.entries(words).flatMap(([key, text]) => (wrong.test(text) ? [`${key}: ${text}`] : []));

describe.each(games.map(({ game }) => [game.id, game] as const))('%s', (_id, game) => {
  test('French messages of games have the right spaces', () => {
    expect(faults(game.messages.fr)).toEqual([]);
    expect(faults(game.firstGame?.messages.fr ?? {})).toEqual([]);
    expect(faults(game.guide?.messages.fr ?? {})).toEqual([]);
  });
});

test('French messages of the server have the right spaces', () => {
  expect(faults(serverMessages.fr)).toEqual([]);
});
