import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, diff, isSame } from './index.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('apply reproduces what diff found, even after JSON serialisation', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const [a, b] = [copy(before), copy(after)];
      expect(apply(a, copy(diff(a, b)) as never)).toEqual(b);
      expect(a).toEqual(copy(before));
    }),
    { numRuns: 500 },
  );
});

test('equal documents have no differences', () => {
  fc.assert(
    fc.property(json, (value) => {
      const [a, b] = [copy(value), copy(value)];
      expect(diff(a, a)).toEqual([]);
      expect(diff(a, b)).toEqual([]);
      expect(apply(a, [])).toBe(a);
    }),
  );
});

test('two values are the same if nothing turns one into the other', () => {
  // Few names and values, so that many pairs are the same or nearly so.
  const { part } = fc.letrec<{ part: unknown }>((tie) => ({
    part: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(1, null, undefined, 'a'),
      fc.array(tie('part'), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'toString'), tie('part'), { maxKeys: 3 }),
    ),
  }));
  let same = 0;
  fc.assert(
    fc.property(part, part, (a, b) => {
      const none = diff(a, b).length === 0;
      expect(isSame(a, b)).toBe(none);
      if (none && a !== b) same++;
    }),
    { numRuns: 2000 },
  );
  expect(same).toBeGreaterThan(20);
});

test('only changes are sent, and unchanged parts keep their identity', () => {
  const before = { table: { seats: [{ coins: 1 }, { coins: 2 }] }, lobby: { code: 'VELA' } };
  const after = { table: { seats: [{ coins: 1 }, { coins: 5 }] }, lobby: before.lobby };
  const ops = diff(before, after);
  expect(ops).toEqual([[['table', 'seats', 1, 'coins'], 5]]);
  const made = apply(before, ops);
  expect(made.lobby).toBe(before.lobby);
  expect(made.table.seats[0]).toBe(before.table.seats[0]);
});

test('a property that is undefined is absent', () => {
  expect(diff({ a: 1, b: undefined }, { a: undefined, c: undefined })).toEqual([[['a']]]);
  expect(diff({}, { a: undefined })).toEqual([]);
});

test('property names such as __proto__ are treated as plain names', () => {
  const odd = JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1, "toString": 2}') as object;
  const made = apply({}, diff({}, odd));
  expect(JSON.stringify(made)).toBe(JSON.stringify(odd));
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(() => apply({}, [[['__proto__', 'polluted'], true]])).toThrow(TypeError);
});

test('ops for another document are detected', () => {
  expect(() => apply({ a: [] }, [[['a', 0], 1]])).toThrow(TypeError);
  expect(() => apply({ a: 1 }, [[['b', 'c'], 1]])).toThrow(TypeError);
  expect(() => apply({ a: 1 }, [[['b']]])).toThrow(TypeError);
});
