import type { Domain, Offer } from '@masque/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actionOf,
  assign,
  barredIn,
  carryOver,
  current,
  goTo,
  isComplete,
  isSettled,
  isValue,
  missing,
  openDraft,
  sameOffer,
  setParam,
  tap,
} from './draft.ts';

const offer = (params: Offer['params'], window = 'w'): Offer => ({ type: 'do', window, params });
const seat = { kind: 'seat', of: [1, 2, 5] } as const;

describe('filling in an offer', () => {
  test('a pick is complete once one of its values is tapped', () => {
    const draft = openDraft(offer({ target: seat }));
    expect(missing(draft)).toEqual(['target']);
    expect(tap(draft, 'target', 3)).toBe(draft);
    expect(actionOf(tap(draft, 'target', 5))).toEqual({ type: 'do', window: 'w', params: { target: 5 } });
  });

  test('a pick can be nobody only if the domain has a name for it', () => {
    expect(isComplete(tap(openDraft(offer({ target: seat })), 'target', null))).toBe(false);
    expect(isComplete(tap(openDraft(offer({ target: { ...seat, none: 'nobody' } })), 'target', null))).toBe(true);
  });

  test('a barred value can be picked, but never completes the draft', () => {
    const barred = [{ value: 2, why: 'one of yours' }];
    const draft = tap(openDraft(offer({ target: { ...seat, barred } })), 'target', 2);
    expect(draft.params).toEqual({ target: 2 });
    expect([isComplete(draft), barredIn(draft)]).toEqual([false, ['one of yours']]);
    expect(isComplete(tap(draft, 'target', 5))).toBe(true);
  });

  test('a parameter with a single value is filled in automatically', () => {
    const draft = openDraft(
      offer({
        to: { kind: 'seat', of: [4] },
        n: { kind: 'number', min: 2, max: 2 },
        all: { kind: 'subset', what: 'card', of: ['a', 'b'], min: 2, max: 2 },
      }),
    );
    expect(draft.params).toEqual({ to: 4, n: 2, all: ['a', 'b'] });
    expect(isComplete(draft)).toBe(true);
  });

  test('a number starts at its minimum and stays within its bounds', () => {
    const d: Domain = { kind: 'number', min: 1, max: 3 };
    const draft = openDraft(offer({ n: d }));
    expect(draft.params).toEqual({ n: 1 });
    expect(isComplete(setParam(draft, 'n', 4))).toBe(false);
    expect(isComplete(setParam(draft, 'n', 3))).toBe(true);
  });

  test('in a subset, a second tap removes an item, and its maximum is respected', () => {
    const draft = openDraft(offer({ who: { kind: 'subset', what: 'seat', of: [0, 1, 2], min: 1, max: 2 } }));
    const two = tap(tap(draft, 'who', 2), 'who', 0);
    expect(two.params).toEqual({ who: [2, 0] });
    expect(tap(two, 'who', 1)).toBe(two);
    expect(tap(two, 'who', 2).params).toEqual({ who: [0] });
  });

  test('an order keeps the order of the taps', () => {
    const draft = openDraft(offer({ line: { kind: 'order', what: 'option', of: ['a', 'b', 'c'], min: 3, max: 3 } }));
    const done = ['c', 'a', 'b'].reduce((d, v) => tap(d, 'line', v), draft);
    expect(done.params).toEqual({ line: ['c', 'a', 'b'] });
    expect(isComplete(done)).toBe(true);
  });

  test('an assignment needs every key unless it may be partial', () => {
    const d: Domain = { kind: 'assign', what: 'option', keys: [3, 1], of: ['x', 'y'] };
    let draft = assign(openDraft(offer({ a: d })), 'a', 1, 'y');
    expect(isComplete(draft)).toBe(false);
    draft = assign(draft, 'a', 3, 'x');
    expect(draft.params).toEqual({
      a: [
        [3, 'x'],
        [1, 'y'],
      ],
    });
    expect(isComplete(draft)).toBe(true);
    expect(isComplete(assign(draft, 'a', 3, undefined))).toBe(false);
    expect(isComplete(openDraft(offer({ a: { ...d, partial: true } })))).toBe(true);
  });

  test('asks in order, and can go back', () => {
    const draft = openDraft(offer({ from: seat, to: { kind: 'seat', of: [0, 1] } }));
    expect(current(draft)).toBe('from');
    const one = tap(draft, 'from', 1);
    expect(current(one)).toBe('to');
    expect(current(goTo(one, 'from'))).toBe('from');
    expect(tap(goTo(one, 'from'), 'from', 2).params).toEqual({ from: 2, to: undefined });
  });
});

test('an offer without questions and with single values leaves nothing to choose', () => {
  const one = { kind: 'card', of: ['dagger'] } as const;
  expect(isSettled(offer({}))).toBe(true);
  expect(isSettled(offer({ card: one }))).toBe(true);
  // A parameter with a question is asked, even with only one answer.
  expect(isSettled(offer({ card: { ...one, ask: 'which' } }))).toBe(false);
  expect(isSettled(offer({ card: one, seat }))).toBe(false);
  expect(isSettled(offer({ card: { ...one, none: 'nothing' } }))).toBe(false);
});

describe('when the offers change', () => {
  test('an answer to an old question is dropped', () => {
    const draft = tap(openDraft(offer({ target: seat })), 'target', 1);
    expect(carryOver(draft, [offer({ target: seat }, 'next')])).toBeNull();
    expect(carryOver(draft, [{ ...offer({ target: seat }), closed: 'no' }])).toBeNull();
  });

  test('values that are still possible are kept, others are asked again', () => {
    const draft = tap(openDraft(offer({ target: seat })), 'target', 1);
    expect(carryOver(draft, [offer({ target: seat })])?.params).toEqual({ target: 1 });
    expect(carryOver(draft, [offer({ target: { kind: 'seat', of: [2, 5] } })])?.params).toEqual({ target: undefined });
  });
});

test('of two offers of the same action, the draft stays with the one that was begun', () => {
  const dagger = offer({ card: { kind: 'card', of: ['dagger'] } });
  const ring = offer({ card: { kind: 'card', of: ['ring'] } });
  expect(sameOffer(dagger, ring)).toBe(false);
  expect(carryOver(openDraft(ring), [dagger, ring])?.params).toEqual({ card: 'ring' });
  expect(carryOver(openDraft(ring), [dagger, { ...ring, closed: 'no' }])).toBeNull();
});

test('whatever is tapped, a complete draft holds only values of its domains', () => {
  const options = ['a', 'b', 'c', 'd'];
  const domain = fc.oneof(
    fc.record({ kind: fc.constant('option' as const), of: fc.uniqueArray(fc.constantFrom(...options)) }),
    fc
      .tuple(
        fc.constantFrom('subset' as const, 'order' as const),
        fc.uniqueArray(fc.constantFrom(...options)),
        fc.nat(2),
        fc.nat(2),
      )
      .map(([kind, of, min, more]) => ({ kind, what: 'option' as const, of, min, max: min + more })),
  );
  fc.assert(
    fc.property(domain, fc.array(fc.constantFrom(...options, null)), (d: Domain, taps) => {
      const draft = taps.reduce((now, v) => tap(now, 'x', v), openDraft(offer({ x: d })));
      if (isComplete(draft)) expect(isValue(d, draft.params['x'])).toBe(true);
      else expect(missing(draft)).toEqual(['x']);
    }),
  );
});
