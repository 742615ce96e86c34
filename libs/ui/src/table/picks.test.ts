import type { Domain, Offer } from '@masque/core';
import { expect, test } from 'vitest';
import { openDraft, tap } from '../offers/draft.ts';
import { askedAbove, meantBy, picksOf } from './picks.ts';

const cards = (...of: string[]): Domain => ({ kind: 'card', of });
const swap = (take: Domain): Offer => ({ type: 'swap', window: 'w', params: { give: cards('a1', 'a2'), take } });

test('a card that was chosen to give stays marked while one to take is chosen, and can be changed', () => {
  const before = openDraft(swap(cards('b1', 'b2')));
  expect(picksOf(before, 'card')).toMatchObject({ param: 'give', open: ['a1', 'a2'], chosen: [] });
  const given = tap(before, 'give', 'a2');
  const picks = picksOf(given, 'card')!;
  expect(picks).toMatchObject({ param: 'take', open: ['b1', 'b2', 'a1', 'a2'], chosen: ['a2'] });
  expect(['b1', 'a1'].map((it) => meantBy(given, picks, 'card', it))).toEqual(['take', 'give']);
  expect(picksOf(tap(given, 'take', 'b1'), 'card')?.chosen).toEqual(['b1', 'a2']);
});

test('where two questions are about the same cards, a tap means the one that is asked', () => {
  const given = tap(openDraft(swap(cards('a1', 'a2'))), 'give', 'a2');
  const picks = picksOf(given, 'card')!;
  expect(picks).toMatchObject({ param: 'take', open: ['a1', 'a2'], chosen: [] });
  expect(meantBy(given, picks, 'card', 'a2')).toBe('take');
});

test('on a low screen a question about several people stands only beside their number', () => {
  const about = (who: Domain) => openDraft({ type: 'meet', window: 'w', params: { who } });
  const several: Domain = { kind: 'subset', what: 'seat', of: [1, 2, 3], min: 1, max: 2 };
  const one: Domain = { kind: 'seat', of: [1, 2, 3] };
  expect(askedAbove(about(several), true)).toBeUndefined();
  expect(askedAbove(about(several), false)).toBe(several);
  expect(askedAbove(about(one), true)).toBe(one);
  expect(askedAbove(null, false)).toBeUndefined();
});
