import { playOut, type Played } from '@masque/testkit';
import type { State } from './state.ts';
import { often } from '@masque/workspace/long';
import { expect, test } from 'vitest';
import desperateTimes from './index.ts';
import { supporters } from './cards/index.ts';
import { statistics } from './statistics.ts';

const play = (from: number, to: number) => {
  let counts = statistics.init();
  for (let game = from; game < to; game++)
    playOut(desperateTimes, {
      seats: 3 + (game % 4),
      seed: `${game}`,
      bots: 'normal',
      onStep: (played: Played<State>) => {
        counts = statistics.step(counts, played);
      },
    });
  return counts;
};

test('statistics merged from two workers equal those of one', () => {
  expect(statistics.report(statistics.merge(play(0, 6), play(6, 16)))).toEqual(statistics.report(play(0, 16)));
});

test('a Supporter that no deck had does not count as never used', () => {
  const used = (seats: number): string[] => {
    let counts = statistics.init();
    playOut(desperateTimes, {
      seats,
      seed: 'deck',
      bots: 'normal',
      onStep: (played: Played<State>) => {
        counts = statistics.step(counts, played);
      },
    });
    return Object.keys(statistics.uses!(counts)).filter((it) => it.startsWith('codex-villager'));
  };
  expect(used(4)).toEqual(['codex-villager-1 revealed', 'codex-villager-3 revealed']);
  expect(used(5)).toHaveLength(3);
});

const GAMES = often(60, 240);

test('every game has one win, and no ability decides it alone', () => {
  const counts = play(0, GAMES);
  const wins = Object.values(counts.bySeat).reduce((sum, n) => sum + n, 0);
  expect(counts.games).toBe(GAMES);
  expect(wins).toBeCloseTo(GAMES);
  const shares = statistics.report(counts)['wins of those who revealed, by fair share'] as Record<string, number>;
  for (const { id: actor } of supporters.filter((it) => it.ability)) {
    // So few games are noisy, so the bounds are wider than those of 0.8 and 1.25 for 10,000 games.
    expect(shares[actor], actor).toBeGreaterThan(often(0.4, 0.5));
    expect(shares[actor], actor).toBeLessThan(often(2.1, 1.8));
  }
});
