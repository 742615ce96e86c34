import { start, type Entry, type Seat } from '@masque/core';
import { games } from '@masque/server/games';
import { startFor, type Played } from '@masque/testkit';
import { expect, test } from 'vitest';
import { Aims, noAims } from './aims.ts';

const coup = games.find(({ game }) => game.id === 'coup')!.game;
const before = start(coup, startFor(coup, { seats: 6 }));

const entry = (kind: string, args: Entry['args']): Entry => ({ n: 0, kind, args, at: 0 });
const theft = (who: Seat, target: Seat): Entry => entry('steal', { who: { seat: who }, target: { seat: target } });
const aimsOf = (thefts: readonly Entry[]) => {
  const [aims, tally] = [new Aims(6, 'one'), noAims()];
  for (const it of thefts) aims.count({ before, session: before, input: { at: 0 }, entries: [it] } as unknown as Played, undefined); // prettier-ignore
  aims.end(tally);
  return tally;
};

test('whoever robs one player and nobody else hits that player far more often than chance would', () => {
  const { deeds, most, chance } = aimsOf(Array.from({ length: 60 }, (_, i) => theft(1 + (i % 5), 0)));
  expect([deeds, most]).toEqual([60, 60]);
  // A sixth is 10, and the largest of six numbers is a little more.
  expect(chance).toBeGreaterThan(12);
  expect(chance).toBeLessThan(18);
});

test('who robs everybody in turn hits nobody more often than chance would', () => {
  const { most, chance } = aimsOf(Array.from({ length: 60 }, (_, i) => theft(i % 6, (i + 1) % 6)));
  expect(most).toBe(10);
  expect(most).toBeLessThan(chance);
});

test('what comes of a deed is not another one', () => {
  expect(aimsOf([theft(1, 0), theft(1, 0), theft(2, 0), theft(1, 0)])).toMatchObject({ deeds: 3, most: 3 });
});

test('what everybody is told about one player alone is nothing done to another', () => {
  expect(aimsOf([entry('income', { who: { seat: 1 } })])).toEqual(noAims());
});
