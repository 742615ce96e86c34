import type { Entry } from '@masque/core';
import { isDeepStrictEqual } from 'node:util';
import { playFirstGame } from '@masque/testkit';
import { expect, test } from 'vitest';
import game from '../index.ts';

const newcomer = { seat: 0 };

test.each(['one', 'two', 'three'])('the newcomer bribes a weak card, is contested, and wins (order %s)', (order) => {
  const told: Entry[] = [];
  const { session, hints } = playFirstGame(game, { order, onStep: ({ entries }) => told.push(...entries) });
  expect(hints.map(({ id }) => id)).toContain('bluff');
  // The lot has the newcomer speak first: nobody has chosen that.
  expect(told.find(({ kind }) => kind === 'reveals' || kind === 'bribes')?.args?.['who']).toEqual(newcomer);
  const bribed = told.filter(({ kind, args }) => kind === 'bribes' && isDeepStrictEqual(args?.['who'], newcomer));
  expect(bribed.length).toBeGreaterThan(0);
  const contests = told.filter(
    ({ kind, args }) =>
      kind.startsWith('contest.') && [args?.['who'], args?.['rival']].some((it) => isDeepStrictEqual(it, newcomer)),
  );
  expect(contests.length).toBeGreaterThan(0);
  expect(session.outcome?.winners).toEqual([0]);
  // As long as it takes to read each hint once and to do what it says, while bots think as at a table.
  const minutes = session.at / 60_000;
  expect(minutes).toBeGreaterThan(5);
  expect(minutes).toBeLessThan(8);
});
