import type { Entry } from '@masque/core';
import { isDeepStrictEqual } from 'node:util';
import { playFirstGame } from '@masque/testkit';
import { expect, test } from 'vitest';
import game from '../index.ts';

const [newcomer, wolf] = [{ seat: 0 }, { seat: 3 }];
const [villager, seer] = [{ msg: 'role.villager' }, { msg: 'role.seer' }];

test.each(['one', 'two', 'three'])('the newcomer lies, finds a liar out, votes and wins (order %s)', (order) => {
  const told: Entry[] = [];
  const { session } = playFirstGame(game, { order, onStep: ({ entries }) => told.push(...entries) });
  const at = (kind: string, args: object): number =>
    told.findIndex(
      (it) =>
        it.kind === kind && Object.entries(args).every(([name, value]) => isDeepStrictEqual(it.args?.[name], value)),
    );
  const course = [
    at('claims', { who: newcomer, role: villager }),
    at('claims', { who: wolf, role: seer }),
    at('reports.wolf', { by: wolf }),
    at('acquitted', {}),
    at('claims', { who: newcomer, role: seer }),
    at('reports.wolf', { by: newcomer, who: wolf }),
    at('nominated', { by: newcomer, who: wolf }),
    at('died.lynched', {}),
  ];
  expect(course).not.toContain(-1);
  expect(course).toEqual(course.toSorted((a, b) => a - b));
  const votes = told.filter(({ kind }) => kind === 'voted').map(({ args }) => args?.['yes']);
  expect(votes).toHaveLength(2);
  expect(votes[0]).not.toMatchObject({ list: expect.arrayContaining([newcomer]) as unknown[] });
  expect(votes[1]).toMatchObject({ list: expect.arrayContaining([newcomer]) as unknown[] });
  expect(session.outcome?.winners).toContain(0);
  // As long as it takes to read each hint once and to do what it says, while bots think as at a table.
  const minutes = session.at / 60_000;
  expect(minutes).toBeGreaterThan(5);
  expect(minutes).toBeLessThan(8);
});
