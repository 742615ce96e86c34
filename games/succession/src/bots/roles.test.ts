import { playOut, type Played } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import type { State } from '../state.ts';
import { expect, test } from 'vitest';
import succession from '../index.ts';
import { statistics } from '../statistics.ts';

/** Actions of each role in a few games of bots. */
function deeds(games: number, options: object, seats = 14): Record<string, string> {
  let counts = statistics.init();
  for (let i = 0; i < games; i++)
    playOut(succession, {
      seats,
      options,
      bots: 'normal',
      seed: `roles ${i}`,
      think: 700,
      onStep: (played: Played<State>) => (counts = statistics.step(counts, played)),
    });
  return statistics.report(counts)['deeds by role, per game'] as Record<string, string>;
}

test('bots use the roles of tier 3, including those that need others', () => {
  const used = deeds(often(8, 24), { tier: '3' });
  for (const role of ['magistrate', 'witness', 'viceroy', 'assassin', 'guard', 'heir'])
    expect([role, Number(used[role] ?? 0) > 0]).toEqual([role, true]);
});

test('Diplomats of the two factions find each other, and Psychos and Poisoners act', () => {
  const used = deeds(often(6, 12), { deck: 'heir.spy.magistrate.psycho.poisoner.diplomat.noble' });
  expect(Number(used['diplomat'] ?? 0)).toBeGreaterThan(0.5);
  expect(Number(used['psycho'] ?? 0)).toBeGreaterThan(0.5);
});

/** How often each action is taken in a few games of bots. */
function actions(games: number, options: object, seats: number): Record<string, number> {
  const used: Record<string, number> = {};
  for (let i = 0; i < games; i++)
    playOut(succession, {
      seats,
      options,
      bots: 'normal',
      seed: `use of all ${i}`,
      onStep: ({ input }) => {
        if ('action' in input) used[input.action.type] = (used[input.action.type] ?? 0) + 1;
      },
    });
  return used;
}

test('a pack of Brigands forces its target', () => {
  expect(actions(3, { deck: 'heir.spy.magistrate.brigand3.noble' }, 14)['force'] ?? 0).toBeGreaterThan(0);
});

test.skipIf(often(0, 1) === 0)('Guards die for others, and badges are taken and refused, at a default table', () => {
  const used = actions(48, { tier: '3' }, 12);
  for (const type of ['dieFor', 'accept', 'refuse']) expect([type, (used[type] ?? 0) > 0]).toEqual([type, true]);
});
