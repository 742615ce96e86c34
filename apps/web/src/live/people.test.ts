import type { Lobby } from '@masque/protocol';
import { Translator } from '@masque/ui';
import { expect, test } from 'vitest';
import { messages } from '../messages/index.ts';
import { peopleOf, playersOf } from './people.ts';

const t = new Translator('en');

test('a person for whom a bot plays is not away: nobody waits for them', () => {
  const seats = [
    { seat: 0, name: 'Ada', mask: 'owl', away: true },
    { seat: 1, name: 'Ben', mask: 'fox', away: true, standIn: 'normal' },
    { seat: 2 },
  ];
  expect(peopleOf({ seats } as unknown as Lobby, t).map(({ away, bot }) => [away, bot])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test.each([
  ['en', 'Somebody'],
  ['fr', 'Quelqu’un'],
] as const)('whoever had their name erased is still called something, in %s', (language, word) => {
  const t = new Translator(language, [messages[language]]);
  const seats = [{ seat: 0, name: '?' }];
  expect(peopleOf({ seats } as unknown as Lobby, t)).toMatchObject([{ name: word }]);
  expect(playersOf({ names: ['?', 'Ben'] }, t).map(({ name }) => name)).toEqual([word, 'Ben']);
});
