import type { Entry } from '@masque/core';
import { isDeepStrictEqual } from 'node:util';
import { playFirstGame } from '@masque/testkit';
import { expect, test } from 'vitest';
import game from '../index.ts';

const newcomer = { seat: 0 };

test.each(['one', 'two', 'three'])(
  'the newcomer passes the Black Pearl on, takes sides, is looked at and looks, and wins (order %s)',
  (order) => {
    const told: Entry[] = [];
    const { session } = playFirstGame(game, { order, onStep: ({ entries }) => told.push(...entries) });
    const has = (kind: string, args: object): boolean =>
      told.some(
        (it) =>
          it.kind === kind && Object.entries(args).every(([name, value]) => isDeepStrictEqual(it.args?.[name], value)),
      );
    expect(has('fact.offered', { of: newcomer, card: { msg: 'object.blackPearl' } })).toBe(true);
    expect(has('supported', { who: newcomer, side: 'attacker' })).toBe(true);
    expect(has('spoils', { of: newcomer, choice: 'look' })).toBe(true);
    expect(has('spoils', { who: newcomer, choice: 'look' })).toBe(true);
    expect(has('proclaimed.order', { who: newcomer })).toBe(true);
    expect(session.outcome?.winners).toContain(0);
    // As long as it takes to read each hint once and to do what it says, while bots think as at a table.
    const minutes = session.at / 60_000;
    expect(minutes).toBeGreaterThan(5);
    expect(minutes).toBeLessThan(8);
  },
);
