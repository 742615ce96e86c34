import { expect, test } from 'vitest';
import { layoutOf } from './layout.ts';

const phone = { width: 24, height: 25 };

test('a ring as long as there is room', () => {
  expect(layoutOf({ seats: 6, ...phone })).toBe('ring');
  expect(layoutOf({ seats: 12, ...phone })).toBe('ring');
  expect(layoutOf({ seats: 20, width: 42, height: 33 })).toBe('ring');
});

test('a row where a ring would be too low, sooner for many', () => {
  expect(layoutOf({ seats: 6, width: 24, height: 12 })).toBe('row');
  expect(layoutOf({ seats: 6, width: 24, height: 15 })).toBe('ring');
  expect(layoutOf({ seats: 12, width: 24, height: 15 })).toBe('row');
  // Cards before many people would cover their neighbours.
  expect(layoutOf({ seats: 10, width: 24, height: 21 })).toBe('ring');
  expect(layoutOf({ seats: 10, width: 24, height: 21, cards: true })).toBe('row');
});

test('where somebody is chosen nobody is out of sight', () => {
  const low = { width: 24, height: 10 };
  expect([7, 12, 24].map((seats) => layoutOf({ seats, ...low, choosing: true }))).toEqual(['flat', 'flat', 'flat']);
  expect([7, 24].map((seats) => layoutOf({ seats, ...low }))).toEqual(['row', 'grid']);
  expect(layoutOf({ seats: 7, width: 24, height: 25, choosing: true })).toBe('ring');
});

test('a grid for a crowd and by night, the same whoever looks', () => {
  expect(layoutOf({ seats: 40, ...phone })).toBe('grid');
  expect(layoutOf({ seats: 13, ...phone })).toBe('grid');
  expect(layoutOf({ seats: 6, ...phone, night: true })).toBe('grid');
});
