import { expect, test } from 'vitest';
import { movesOf } from './moves.ts';

const down = { state: 'down' } as const;

test('cards that turn together are revealed in the same frame', () => {
  const moves = movesOf(
    [
      { seat: 0, cards: [down] },
      { seat: 1, cards: [down] },
    ],
    [
      { seat: 0, cards: [{ state: 'proven' }] },
      { seat: 1, cards: [{ state: 'proven' }] },
    ],
  );
  expect([...moves.values()]).toEqual([['m-reveal'], ['m-reveal']]);
});

test('a single card turns, a lost one drops, a new one is dealt, a hidden one rests', () => {
  const moves = movesOf(
    [{ seat: 0, cards: [down, down, down] }],
    [{ seat: 0, cards: [{ state: 'up' }, { state: 'lost' }, { ...down, face: { id: 'x', name: 'x' } }, down] }],
  );
  expect(moves.get(0)).toEqual(['m-turn', 'm-lose', '', 'm-deal']);
});
