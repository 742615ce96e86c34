import { expect, test } from 'vitest';
import { allAnswered, answer, answerOf, answersFrom, ask, hasAnswered, project } from '../index.ts';

test('nobody can tell who has answered', () => {
  const asked = ask<'yes' | 'no'>([0, 2, 3]);
  const answered = answer(asked, 2, 'no');
  expect(project(answered, 0)).toEqual(project(asked, 0));
  expect(project(answered, -1)).toEqual(project(asked, -1));
  expect(hasAnswered(project(answered, 2), 2)).toBe(true);
  expect(hasAnswered(project(asked, 2), 2)).toBe(false);
});

test('answers count clockwise from whoever spoke, who comes last', () => {
  let reaction = ask<string>([0, 1, 2, 3]);
  for (const seat of [3, 0, 2]) reaction = answer(reaction, seat, `by ${seat}`);
  expect(answersFrom(reaction, 2, 4).map(({ seat }) => seat)).toEqual([3, 0, 2]);
  expect(allAnswered(reaction)).toBe(false);
  expect(allAnswered(answer(reaction, 1, 'late'))).toBe(true);
});

test('a mind may be changed while the question is open; who was not asked has no say', () => {
  const twice = answer(answer(ask<string>([1]), 1, 'first'), 1, 'second');
  expect(answerOf(twice, 1)).toBe('second');
  expect(answerOf(answer(twice, 5, 'intruder'), 5)).toBeNull();
});
