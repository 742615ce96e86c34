import type { Action, Offer } from '@masque/core';
import { expect, test } from 'vitest';
import { isDrafted, wantedIn } from './pointed.ts';

const offer = (kind: 'subset' | 'order'): Offer => ({
  type: 'bribe',
  window: 'w',
  params: { slots: { kind, what: 'card', of: ['A2', 'A4', 'A5'], min: 2, max: 2 } },
});
const hint = (slots: readonly string[]): Action => ({ type: 'bribe', window: 'w', params: { slots } });

test('hinted values can be tapped in any order, unless the order matters', () => {
  const chosen = (kind: 'subset' | 'order', slots: string[]) =>
    isDrafted(hint(['A2', 'A4']), { offer: offer(kind), params: { slots } });
  expect(chosen('subset', ['A4', 'A2'])).toBe(true);
  expect(chosen('subset', ['A4', 'A5'])).toBe(false);
  expect(chosen('order', ['A2', 'A4'])).toBe(true);
  expect(chosen('order', ['A4', 'A2'])).toBe(false);
});

test('if the order matters, the hint points at the next value, or first at a wrong one to remove', () => {
  const wanted = (kind: 'subset' | 'order', slots?: string[]) =>
    wantedIn(hint(['A2', 'A4']), { offer: offer(kind), params: slots ? { slots } : {} }, 'slots');
  expect(wanted('subset')).toEqual(['A2', 'A4']);
  expect(wanted('order')).toEqual(['A2']);
  expect(wanted('order', ['A2'])).toEqual(['A4']);
  expect(wanted('order', ['A2', 'A4'])).toEqual([]);
  expect(wanted('order', ['A4'])).toEqual(['A4']);
  expect(wanted('order', ['A4', 'A2'])).toEqual(['A2']);
});
