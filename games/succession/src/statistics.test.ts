import { playOut, type Played } from '@masque/testkit';
import type { State } from './state.ts';
import { expect, test } from 'vitest';
import succession from './index.ts';
import { statistics } from './statistics.ts';

const counted = (seed: string) => {
  let counts = statistics.init();
  playOut(succession, {
    seats: 10,
    bots: 'normal',
    seed,
    onStep: (played: Played<State>) => (counts = statistics.step(counts, played)),
  });
  return counts;
};

test('statistics of several games add up', () => {
  const [a, b] = [counted('a'), counted('b')];
  const both = statistics.merge(a, b);
  expect(both.games).toBe(2);
  expect(both.contracts['completed']).toBe(a.contracts['completed']! + b.contracts['completed']!);
  const report = statistics.report(both);
  const wins = Object.values(report['wins by faction'] as Record<string, string>).map(parseFloat);
  expect(wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
  expect(Object.keys(report)).toContain('deeds by role, per game');
});

test('poisonings and cures are counted for those who cause them', () => {
  let counts = statistics.init();
  for (let game = 0; game < 8; game++)
    playOut(succession, {
      seats: 12,
      options: succession.options.parse({ deck: 'heir.poisoner2.healer2.psycho' }),
      bots: 'normal',
      seed: `brew ${game}`,
      onStep: (played: Played<State>) => (counts = statistics.step(counts, played)),
    });
  expect(counts.uses['poisoner'] ?? 0).toBeGreaterThan(0);
  expect(counts.uses['healer'] ?? 0).toBeGreaterThan(0);
});

test('of the games that are over early, those by a wrong name are counted, and so are crowns when everybody knows both Heirs', () => {
  let counts = statistics.init();
  for (let game = 0; game < 8; game++) counts = statistics.merge(counts, counted(`early ${game}`));
  expect(counts.rash).toBeLessThanOrEqual(counts.early);
  expect(counts.early).toBeLessThanOrEqual(counts.usual);
  expect(counts.open).toBeGreaterThan(0);
  expect(counts.open).toBeLessThan(counts.games);
});
