import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentOf, randomFor, randomFrom, seedOf, unshuffled } from './random.ts';

test('the same seed and number give the same draws; a different number gives different ones', () => {
  const draws = (seed: string, n: number) =>
    Array.from(
      { length: 200 },
      (
        (random) => () =>
          random.below(1_000_000)
      )(randomFor(seed, n)),
    );
  const seed = seedOf('a');
  expect(draws(seed, 3)).toEqual(draws(seed, 3));
  expect(draws(seed, 3)).not.toEqual(draws(seed, 4));
  expect(draws(seedOf('b'), 3)).not.toEqual(draws(seed, 3));
});

test('draws do not change between releases: old logs must replay', () => {
  const random = randomFor('00'.repeat(32), 0);
  // The first words of the ChaCha20 keystream for a zero key and nonce (RFC 8439, appendix A.1), read little-endian.
  expect([random.below(0xffffffff), random.below(0xffffffff)]).toEqual([0xade0b876, 0x903df1a0]);
});

test('draws are unbiased: a word beyond the last whole multiple is rejected', () => {
  const words = [0xffffffff, 7];
  expect(randomFrom(() => words.shift()!).below(10)).toBe(7);
});

test('a shuffle keeps all items, and every order is about equally likely', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (list, n) => {
      expect([...randomFor(seedOf('s'), n).shuffle(list)].sort()).toEqual([...list].sort());
    }),
  );
  const counts = new Map<string, number>();
  const random = randomFor(seedOf('orders'), 1);
  for (let i = 0; i < 6000; i++) {
    const order = random.shuffle([1, 2, 3]).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
});

test('rejects an invalid range or seed', () => {
  expect(() => randomFor(seedOf('a'), 0).below(0)).toThrow(RangeError);
  expect(() => randomFor('no seed', 0).below(2)).toThrow(TypeError);
});

test('a seed can be checked against the commitment shown before the deal', () => {
  expect(commitmentOf(seedOf('a'))).toMatch(/^[0-9a-f]{64}$/);
  expect(commitmentOf(seedOf('a'))).not.toBe(commitmentOf(seedOf('b')));
  expect(unshuffled.shuffle([3, 1, 2])).toEqual([3, 1, 2]);
});
