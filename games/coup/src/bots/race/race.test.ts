import { expect, test } from 'vitest';
import { learn } from './learn.fixture.ts';
import { learned } from './learned.ts';
import type { RacePosition } from './layout.ts';
import { bluffAgainst, doubtOfBlock, doubtOfMove, wishFor } from './race.ts';
import { written } from './written.ts';

const at = (cards: number, coins: number, theirCards: number, theirCoins: number): RacePosition => ({
  cards,
  coins,
  theirCards,
  theirCoins,
});
const nothing = [false, false, false];

test('move probabilities are distributed over the available moves', () => {
  const moves = ['income', 'foreign_aid', 'tax', 'steal', 'assassinate', 'coup'];
  for (const coins of [0, 2, 5, 7, 10])
    for (const holding of [nothing, [true, false, true]]) {
      const wishes = moves.map((move) => wishFor(at(2, coins, 1, 0), move, holding)!);
      expect(wishes.reduce((sum, it) => sum + it)).toBeCloseTo(1, 2);
      expect(wishes[3]).toBe(0);
      if (coins < 7) expect(wishes[5]).toBe(0);
      if (coins >= 10) expect(wishes[5]).toBeCloseTo(1, 2);
    }
  expect(wishFor(at(2, 2, 2, 2), 'exchange', nothing)).toBeUndefined();
});

test('neither lying nor challenging is certain if both have a cost', () => {
  const start = at(2, 2, 2, 2);
  expect(wishFor(start, 'tax', [true, false, false])).toBeGreaterThan(0.9);
  const lie = wishFor(start, 'tax', nothing)!;
  const { often, usual } = doubtOfMove(start, 'tax', false);
  for (const it of [lie, often, usual]) {
    expect(it).toBeGreaterThan(0.03);
    expect(it).toBeLessThan(0.8);
  }
});

test('a player about to lose their last card challenges or blocks everything, and their blocks are challenged', () => {
  const struck = at(2, 3, 1, 6);
  expect(bluffAgainst(struck, 'assassinate')).toBeGreaterThan(0.99);
  expect(doubtOfBlock(struck, 'assassinate').often).toBeGreaterThan(0.9);
});

test('the less likely a claim is, the more likely it is a lie', () => {
  const { lies, usual } = doubtOfMove(at(2, 2, 2, 2), 'tax', false);
  expect(lies(0)).toBe(1);
  expect(lies(0.1)).toBeGreaterThan(usual);
  expect(lies(0.6)).toBeLessThan(usual);
});

test('the stored values match what is learned', () => expect(written(learn()) === learned).toBe(true));
