import { array, assert, constantFrom, letrec, oneof, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { isSecret, project, redact, secret, type Secret } from '../index.ts';

const { value } = letrec<{ value: unknown }>((again) => ({
  value: oneof(
    { maxDepth: 4 },
    constantFrom<unknown>(1, 'duke', null, true),
    array(again('value'), { maxLength: 3 }),
    record({ a: again('value'), b: again('value') }),
    tuple(again('value'), array(constantFrom(0, 1, 2), { maxLength: 3 }), constantFrom('card', undefined)).map(
      ([inside, to, kind]) => secret(inside, to.length === 3 ? 'all' : to, kind),
    ),
  ),
}));

test('to its viewer, a redacted value looks like the original and contains nothing else', () =>
  assert(
    property(value, constantFrom(-1, 0, 1, 2), (it, viewer) => {
      const left = redact(it, viewer);
      expect(project(left, viewer)).toEqual(project(it, viewer));
      // Whatever is under a cover there, its viewer sees.
      expect(JSON.stringify(project(left, -2))).toBe(JSON.stringify(project(it, viewer)));
    }),
  ));

test('redacted secrets keep their place and kind, and reveal only whether everybody sees them', () => {
  const cards = redact([secret('duke', [0, 2], 'card'), secret('page', [1, 2]), secret('king', 'all')], 0);
  expect(cards.every(isSecret)).toBe(true);
  expect(cards.map((it: Secret<string>) => [it.kind, it.$to])).toEqual([['card', [0]], [undefined, []], [undefined, 'all']]); // prettier-ignore
});
