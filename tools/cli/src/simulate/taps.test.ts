import type { Offer } from '@masque/core';
import { expect, test } from 'vitest';
import { decides } from './taps.ts';

const offer = (type: string, rest: Partial<Offer> = {}): Offer => ({ type, window: 'w', params: {}, ...rest });
const answer = (type: string) => ({ type, window: 'w', params: {} });
const card = (...of: number[]): Offer['params'] => ({ card: { kind: 'card', of } });

test('an answer is decisive if there was an alternative and it changes something', () => {
  const allow = offer('allow', { look: { quiet: true } });
  expect(decides(answer('allow'), [allow, offer('challenge')])).toBe(false);
  expect(decides(answer('challenge'), [allow, offer('challenge')])).toBe(true);
  expect(decides(answer('ready'), [offer('ready')])).toBe(false);
  expect(decides(answer('ready'), [offer('ready'), offer('coup', { closed: 'why' })])).toBe(false);
  expect(decides(answer('claim'), [offer('claim', { optional: true })])).toBe(true);
  expect(decides(answer('lose'), [offer('lose', { params: card(0) })])).toBe(false);
  expect(decides(answer('lose'), [offer('lose', { params: card(0, 1) })])).toBe(true);
});
