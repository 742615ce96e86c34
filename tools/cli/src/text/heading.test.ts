import { expect, test } from 'vitest';
import { above } from './heading.ts';

test('what ends a round stands above the heading of the next one, what opens it stands below', () => {
  expect(above('Round 2', ['Ada takes 2 coins from Ben'])).toBe(1);
  expect(above('Night 2', ['Lynched: Ada.', 'Night 2 falls.', 'You are asked.'])).toBe(1);
  expect(above('Round 2 of\u00a06: Selection', ['Hands go to the left.', 'Round 2 of 6. Ada is the Speaker.'])).toBe(1);
  expect(above('Manche 2 sur 6\u00a0: sélection', ['Les mains passent.', 'Manche 2 sur 6. Ada parle.'])).toBe(1);
});

test('another round with a longer number does not open this one', () => {
  expect(above('Day 1', ['Day 12 was long.'])).toBe(1);
});
