import type { Entry } from '@masque/core';
import { playFirstGame } from '@masque/testkit';
import { expect, test } from 'vitest';
import game from '../index.ts';

const contessa = { msg: 'character.contessa' };

test.each(['one', 'two', 'three'])(
  'a lie is caught, two are believed, one of somebody else is found out, and the newcomer wins (order %s)',
  (order) => {
    const told: Entry[] = [];
    const { session } = playFirstGame(game, { order, onStep: ({ entries }) => told.push(...entries) });
    const by = (kind: string): unknown[] => told.filter((it) => it.kind === kind).map(({ args }) => args?.['who']);
    const [newcomer, liar] = [{ seat: 0 }, { seat: 1 }];
    expect(by('caught')).toEqual([liar, newcomer]);
    // The Contessa and the Assassin are lies: the newcomer has held nothing but Dukes.
    expect(told).toContainEqual(
      expect.objectContaining({
        kind: 'block',
        args: expect.objectContaining({ who: newcomer, as: contessa }) as object,
      }),
    );
    expect(by('blocked')).toHaveLength(2);
    expect(by('claim.assassinate')).toContainEqual(newcomer);
    expect(by('eliminated')).toContainEqual(liar);
    expect(session.outcome?.winners).toEqual([0]);
    // As long as it takes to read each hint once and to do what it says, while bots think as at a table.
    const minutes = session.at / 60_000;
    expect(minutes).toBeGreaterThan(5);
    expect(minutes).toBeLessThan(8);
  },
);
