import type { Lobby } from '@masque/protocol';
import { expect, test } from 'vitest';
import { peopleOf } from './people.ts';

test('a person for whom a bot plays is not away: nobody waits for them', () => {
  const seats = [
    { seat: 0, name: 'Ada', mask: 'owl', away: true },
    { seat: 1, name: 'Ben', mask: 'fox', away: true, standIn: 'normal' },
    { seat: 2 },
  ];
  expect(peopleOf({ seats } as unknown as Lobby).map(({ away, bot }) => [away, bot])).toEqual([
    [true, false],
    [false, true],
  ]);
});
