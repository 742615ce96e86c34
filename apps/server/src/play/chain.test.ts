import { seedOf } from '@masque/core';
import { chainOf } from '@masque/protocol';
import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonical, inOrder, linksOf, macBy } from './chain.ts';

const seed = seedOf('a chain');
const [ours, theirs] = [linksOf(seed), chainOf(seed)];

test('links match those that phones and other machines compute', () => {
  const name = fc.oneof(
    fc.constantFrom('at', 'seat', '10', '9', '01', '-1', '4294967295', '__proto__', 'é'),
    fc.string(),
  );
  const inputs = fc.array(fc.dictionary(name, fc.oneof(fc.jsonValue(), fc.dictionary(name, fc.jsonValue()))), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(inputs, (all) => {
      const plain = JSON.parse(JSON.stringify(all)) as object[];
      const first = ours.first({ game: 'coup' });
      expect(first).toBe(theirs.first({ game: 'coup' }));
      expect(all.reduce((link, it) => ours.next(link, canonical(it)), first)).toBe(plain.reduce(theirs.next, first));
    }),
    { numRuns: 100 },
  );
});

test('the order of properties does not matter', () => {
  const link = ours.first({});
  const text = canonical({ at: 1, action: { type: 'a', params: { b: 1, a: 2 } } });
  expect(text).toBe(canonical({ action: { params: { a: 2, b: 1 }, type: 'a' }, at: 1 }));
  expect(ours.next(link, text)).toBe(theirs.next(link, JSON.parse(text) as object));
});

test('values that JSON cannot represent are left out, as in JSON', () => {
  const input = { at: 1, gone: undefined, params: { list: [1, undefined, Number.NaN], x: undefined } };
  expect(JSON.parse(canonical(input))).toEqual(JSON.parse(JSON.stringify(input)));
});

test('an input is applied as it will be read back', () => {
  const part = fc.oneof(fc.jsonValue(), fc.constantFrom(-0, Number.NaN, undefined));
  const names = fc.oneof(fc.constantFrom('10', '9', '01', '__proto__', 'b'), fc.string());
  fc.assert(
    fc.property(fc.dictionary(names, fc.oneof(part, fc.array(part), fc.dictionary(names, part))), (given) => {
      const [copy, read] = [inOrder(given), JSON.parse(canonical(given)) as object];
      expect(copy).toEqual(read);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(read));
    }),
  );
});

test('keys of every length hash as in the standard', () => {
  for (const length of [0, 1, 32, 64, 65, 200])
    for (const text of ['', 'a', 'é'.repeat(100), '\ud800 alone', 'z'.repeat(5000)]) {
      const key = Buffer.alloc(length, 'key');
      expect(macBy(key)(text, 'hex')).toBe(createHmac('sha256', key).update(text).digest('hex'));
    }
});
