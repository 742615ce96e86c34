import type { Seat } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import type { News } from '../court/news.ts';
import succession from '../index.ts';

/** For each tribunal of a few games: does it show a new card? */
function tribunals(games: number, seats: number, options: object = {}): boolean[][] {
  return Array.from({ length: games }, (_, i) => {
    const seen = new Set<Seat>();
    const found: boolean[] = [];
    playOut(succession, {
      seats,
      options,
      bots: 'normal',
      seed: `passes ${i}`,
      think: 700,
      onStep: ({ before, entries }) => {
        const shown = entries.filter(({ kind }) => kind === 'shown').map(({ data }) => (data as News)[1] as Seat);
        if (before.phase === 'fingers' && shown.length > 0) found.push(shown.some((seat) => !seen.has(seat)));
        for (const seat of shown) seen.add(seat);
      },
    });
    return found;
  });
}

test('a small court lets tribunals pass, but never three in a row', () => {
  const games = tribunals(6, 8);
  expect(games.flat().filter((isNew) => !isNew).length).toBeGreaterThan(6);
  for (const game of games) expect(game.join()).not.toContain('false,false,false');
});

test('a large one does not', () => {
  expect(tribunals(2, 16).flat()).not.toContain(false);
});
