import type { Entry } from '@masque/core';
import { isDeepStrictEqual } from 'node:util';
import { playFirstGame } from '@masque/testkit';
import { expect, test } from 'vitest';
import game from '../index.ts';

test.each(['one', 'two', 'three'])(
  'the newcomer shows a false emblem, finds a Spy and the other Heir out, points and wins (order %s)',
  (order) => {
    const told: Entry[] = [];
    const { session } = playFirstGame(game, { order, onStep: ({ entries }) => told.push(...entries) });
    const shown = told.filter(({ kind }) => kind === 'shown').map(({ args }) => args);
    expect(shown.map((it) => [it?.['who'], it?.['role']])).toEqual([
      [{ seat: 2 }, { msg: 'role.spy' }],
      [{ seat: 4 }, { msg: 'role.heir' }],
      [{ seat: 1 }, { msg: 'role.heir' }],
    ]);
    // The emblem that the newcomer shows is not that of the faction that wins.
    const emblems = told.filter(({ kind, args }) => kind === 'saw' && isDeepStrictEqual(args?.['who'], { seat: 0 }));
    expect(emblems.length).toBeGreaterThanOrEqual(4);
    expect(emblems.map(({ args }) => args?.['faction'])).not.toContainEqual(shown[2]?.['faction']);
    const fingers = told.filter(({ kind }) => kind === 'fingers').map(({ args }) => JSON.stringify(args));
    expect(fingers).toHaveLength(2);
    for (const it of fingers) expect(it).toContain('"who":{"seat":0}');
    expect(session.outcome?.winners).toContain(0);
    // As long as it takes to read each hint once and to do what it says, while bots think as at a table.
    const minutes = session.at / 60_000;
    expect(minutes).toBeGreaterThan(5);
    expect(minutes).toBeLessThan(8);
  },
);
