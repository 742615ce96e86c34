import { seedOf } from '@masque/core';
import { chainOf } from '@masque/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linksOf } from './chain.ts';

const seed = seedOf('a chain');
const [ours, theirs] = [linksOf(seed), chainOf(seed)];

test('links are those that phones and other machines work out', () => {
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
      expect(plain.reduce(ours.next, first)).toBe(plain.reduce(theirs.next, first));
    }),
    { numRuns: 100 },
  );
});

test('the order of properties does not count', () => {
  const link = ours.first({});
  expect(ours.next(link, { at: 1, action: { type: 'a', params: { b: 1, a: 2 } } })).toBe(
    ours.next(link, { action: { params: { a: 2, b: 1 }, type: 'a' }, at: 1 }),
  );
});
