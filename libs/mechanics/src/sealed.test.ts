import { project, SPECTATOR } from '@masque/core';
import { describe, expect, test } from 'vitest';
import {
  allAnswered,
  answer,
  answerOf,
  answersFrom,
  ask,
  fillIn,
  hasAnswered,
  isAsked,
  ownAnswer,
  unanswered,
} from './index.ts';

describe('a sealed question', () => {
  test('does not tell who has answered', () => {
    const asked = ask<'yes' | 'no'>([0, 2, 3]);
    const answered = answer(asked, 2, 'no');
    expect(project(answered, 0)).toEqual(project(asked, 0));
    expect(project(answered, SPECTATOR)).toEqual(project(asked, SPECTATOR));
    expect(hasAnswered(project(answered, 2), 2)).toBe(true);
    expect(isAsked(project(answered, 2), 2)).toBe(false);
    expect(isAsked(project(asked, 2), 2)).toBe(true);
    expect(isAsked(project(asked, 1), 1)).toBe(false);
  });

  test('counts answers clockwise after the speaker, who comes last', () => {
    let question = ask<string>([0, 1, 2, 3]);
    for (const seat of [3, 0, 2]) question = answer(question, seat, `by ${seat}`);
    expect(answersFrom(question, 2, 4).map(({ seat }) => seat)).toEqual([3, 0, 2]);
    expect(allAnswered(question)).toBe(false);
    expect(allAnswered(question, (seat) => seat === 1)).toBe(true);
    expect(allAnswered(answer(question, 1, 'late'))).toBe(true);
  });

  test('can be filled in for players who were silent', () => {
    const full = fillIn(answer(ask<string>([0, 1]), 0, 'x'), (seat) => `silent ${seat}`);
    expect([answerOf(full, 0), answerOf(full, 1)]).toEqual(['x', 'silent 1']);
    expect(project(full, 2)).toEqual(project(ask([0, 1]), 2));
  });

  test('accepts changed answers while it is open, and none from seats that were not asked', () => {
    const twice = answer(answer(ask<string>([1]), 1, 'first'), 1, 'second');
    expect(answerOf(twice, 1)).toBe('second');
    expect(answer(twice, 5, 'intruder')).toBe(twice);
    expect(answerOf(twice, 5)).toBeNull();
  });

  test('shows an answer to its audience, from the start or later', () => {
    const open = answer(ask<'yes' | 'no'>([0, 1], { readers: 'all' }), 0, 'yes');
    expect(project(open, SPECTATOR).answers).toEqual(['yes', null]);
    const shown = answer(ask<'yes' | 'no'>([0, 1]), 0, 'no', [1]);
    expect(ownAnswer(project(shown, 1), 0)).toBe('no');
  });
});

describe('a simultaneous selection', () => {
  test('shows who is ready, but neither what was chosen nor that it was changed', () => {
    const first = answer(ask<string>([0, 1, 2], { showReady: true }), 1, 'a');
    const changed = answer(first, 1, 'b');
    expect(unanswered(project(changed, 0))).toEqual([0, 2]);
    expect(JSON.stringify(project(changed, 0))).toBe(JSON.stringify(project(first, 0)));
    expect(ownAnswer(project(changed, 1), 1)).toBe('b');
    expect(answerOf(changed, 1)).toBe('b');
    expect(answerOf(changed, 0)).toBeNull();
  });
});
