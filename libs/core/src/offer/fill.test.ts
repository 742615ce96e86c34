import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fill, isOpen, randomFor, sample, seedOf, type Domain, type Offer } from '../index.ts';

const offer = (params: { [name: string]: Domain }): Offer => ({ type: 'do', window: 'w', params });

const values = fc.uniqueArray(fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constantFrom('a', 'b', 'constructor')), {
  minLength: 1,
  maxLength: 5,
});
const range = fc.tuple(fc.nat(3), fc.nat(3)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const domain: fc.Arbitrary<Domain> = fc.oneof(
  values.map((of): Domain => ({ kind: 'option', of })),
  values.map((of): Domain => ({ kind: 'seat', of, none: 'nobody' })),
  values.map((of): Domain => ({ kind: 'seat', of, none: 'nobody', barred: of.map((value) => ({ value, why: 'no' })) })),
  range.map((it): Domain => ({ kind: 'number', ...it })),
  fc.tuple(values, range).map(([of, it]): Domain => ({ kind: 'subset', what: 'card', of, ...it })),
  fc.tuple(values, range).map(([of, it]): Domain => ({ kind: 'order', what: 'card', of, ...it })),
  fc
    .tuple(values, values, fc.boolean())
    .map(([keys, of, partial]): Domain => ({ kind: 'assign', what: 'option', keys, of, partial })),
);

test('every sample of an open offer fills it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('x', 'y'), domain), fc.nat(), (params, n) => {
      const it = offer(params);
      fc.pre(isOpen(it));
      expect(fill(it, JSON.parse(JSON.stringify(sample(it, randomFor(seedOf('s'), n)).params)))).toMatchObject({
        ok: true,
      });
    }),
  );
});

test.each<[Domain, unknown]>([
  [{ kind: 'seat', of: [1, 2] }, 3],
  [{ kind: 'seat', of: [1, 2] }, '1'],
  [{ kind: 'seat', of: [1, 2] }, null],
  [{ kind: 'seat', of: [1, 2] }, [1]],
  [{ kind: 'seat', of: [1, 2], barred: [{ value: 2, why: 'no' }] }, 2],
  [{ kind: 'seat', of: [1, 2], none: 'nobody', barred: [{ value: null, why: 'no' }] }, null],
  [{ kind: 'number', min: 1, max: 3 }, 2.5],
  [{ kind: 'number', min: 1, max: 3 }, NaN],
  [{ kind: 'subset', what: 'card', of: [1, 2, 3], min: 2, max: 2 }, [1]],
  [{ kind: 'subset', what: 'card', of: [1, 2, 3], min: 2, max: 2 }, [1, 1]],
  [
    { kind: 'subset', what: 'card', of: [1, 2, 3], min: 2, max: 2 },
    { 0: 1, 1: 2, length: 2 },
  ],
  [{ kind: 'order', what: 'card', of: [1, 2], min: 2, max: 2 }, [1, 4]],
  [{ kind: 'assign', what: 'option', keys: [1, 2], of: ['a'] }, [[1, 'a']]],
  [
    { kind: 'assign', what: 'option', keys: [1, 2], of: ['a'] },
    [
      [1, 'a'],
      [1, 'a'],
    ],
  ],
  [{ kind: 'assign', what: 'option', keys: [1], of: ['a'] }, [[1, 'b']]],
])('%j does not take %j', (of, value) => {
  expect(fill(offer({ x: of }), { x: value })).toEqual({ ok: false, param: 'x' });
});

test('filling drops prototypes, extra names and the order of a subset', () => {
  const it = offer({ x: { kind: 'subset', what: 'card', of: [1, 2, 3], min: 2, max: 2 } });
  expect(fill(it, { x: [3, 1] })).toEqual({ ok: true, params: { x: [1, 3] } });
  expect(fill(it, JSON.parse('{"x":[1,2],"__proto__":{"y":1}}'))).toMatchObject({ ok: false });
  expect(fill(it, Object.create({ x: [1, 2] }))).toMatchObject({ ok: false, param: 'x' });
  expect(fill(offer({}), [])).toMatchObject({ ok: false });
});

test('an offer with an empty domain is not open', () => {
  expect(isOpen(offer({ x: { kind: 'seat', of: [] } }))).toBe(false);
  expect(isOpen(offer({ x: { kind: 'seat', of: [], none: 'nobody' } }))).toBe(true);
  expect(isOpen({ ...offer({}), closed: 'why' })).toBe(false);
});
