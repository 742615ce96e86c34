import type { Action, Offer } from '@masque/core';
import { expect, test } from 'vitest';
import { isDrafted, wantedIn } from './pointed.ts';

const offer = (kind: 'subset' | 'order'): Offer => ({
  type: 'bribe',
  window: 'w',
  params: { slots: { kind, what: 'card', of: ['A2', 'A4', 'A5'], min: 2, max: 2 } },
});
const hint = (slots: readonly string[]): Action => ({ type: 'bribe', window: 'w', params: { slots } });

test('what is hinted is chosen in whichever order it was tapped, unless the order is asked for', () => {
  const chosen = (kind: 'subset' | 'order', slots: string[]) =>
    isDrafted(hint(['A2', 'A4']), { offer: offer(kind), params: { slots } });
  expect(chosen('subset', ['A4', 'A2'])).toBe(true);
  expect(chosen('subset', ['A4', 'A5'])).toBe(false);
  expect(chosen('order', ['A2', 'A4'])).toBe(true);
  expect(chosen('order', ['A4', 'A2'])).toBe(false);
});

test('where the order counts the next one is pointed at, and what stands wrong is taken back first', () => {
  const wanted = (kind: 'subset' | 'order', slots?: string[]) =>
    wantedIn(hint(['A2', 'A4']), { offer: offer(kind), params: slots ? { slots } : {} }, 'slots');
  expect(wanted('subset')).toEqual(['A2', 'A4']);
  expect(wanted('order')).toEqual(['A2']);
  expect(wanted('order', ['A2'])).toEqual(['A4']);
  expect(wanted('order', ['A2', 'A4'])).toEqual([]);
  expect(wanted('order', ['A4'])).toEqual(['A4']);
  expect(wanted('order', ['A4', 'A2'])).toEqual(['A2']);
});
