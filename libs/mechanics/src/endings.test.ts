import { project, secret, SPECTATOR, type Outcome } from '@masque/core';
import { expect, test } from 'vitest';
import { layOpen, leaders, membersOf, onlySide, outcomeOf } from './index.ts';

test('leaders are tied until a score separates them', () => {
  const points = [4, 7, 7, 7];
  const worth = [9, 2, 3, 3];
  expect(leaders([0, 1, 2, 3], (seat) => points[seat]!)).toEqual([1, 2, 3]);
  expect(
    leaders(
      [0, 1, 2, 3],
      (seat) => points[seat]!,
      (seat) => worth[seat]!,
    ),
  ).toEqual([2, 3]);
  expect(leaders([], () => 1)).toEqual([]);
});

test('sides', () => {
  const sides = ['red', 'blue', 'red'];
  expect(membersOf(sides, 'red')).toEqual([0, 2]);
  expect(onlySide([0, 2], (seat) => sides[seat]!)).toBe('red');
  expect(onlySide([0, 1], (seat) => sides[seat]!)).toBeNull();
  expect(onlySide([], (seat) => sides[seat]!)).toBeNull();
});

test('if several endings apply, the first in the order of the rules counts', () => {
  const won = (side: string) => (): Outcome => ({ winners: [0], reason: `end.${side}`, side });
  expect(outcomeOf([() => null, won('a'), won('b')], {})?.side).toBe('a');
  expect(outcomeOf([() => null], {})).toBeNull();
});

test('everything revealed is seen by everybody, at any depth', () => {
  const state = {
    turn: 2,
    hands: [[secret('duke', [0])], []],
    spare: null,
    deep: { own: secret({ n: secret(1, []) }, [3]) },
  };
  expect(project(layOpen(state), SPECTATOR)).toEqual({
    turn: 2,
    hands: [['duke'], []],
    spare: null,
    deep: { own: { n: 1 } },
  });
});
