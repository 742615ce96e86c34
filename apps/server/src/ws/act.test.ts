import { clientMessage } from '@masque/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAct } from './act.ts';

const name = fc.oneof(
  fc.constantFrom('t', 'key', 'action', 'game', 'type', 'window', 'params', '__proto__', 'constructor', 'extra', ''),
  fc.string({ maxLength: 90 }),
);
const text = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ minLength: 55, maxLength: 210 }));
const value = fc.oneof(fc.jsonValue(), text);
const key = fc.oneof(fc.stringMatching(/^[\w-]{7,65}$/), text, value);
/** What phones send. */
const move = fc.record({
  t: fc.constant('act'),
  key: fc.stringMatching(/^[\w-]{8,64}$/),
  action: fc.record({
    type: fc.string({ minLength: 1, maxLength: 80 }),
    window: fc.string({ minLength: 1, maxLength: 200 }),
    params: fc.dictionary(fc.string({ maxLength: 12 }), fc.oneof(fc.string(), fc.integer(), fc.boolean())),
  }),
});
const params = fc.oneof(fc.dictionary(name, value, { maxKeys: 3 }), value);
/** Moves, near-moves, and arbitrary JSON values: as text, as received. */
const sent = fc
  .oneof(
    move,
    fc.record({
      t: fc.constant('act'),
      key: fc.stringMatching(/^[\w-]{8,64}$/),
      action: fc.record({ type: fc.string({ maxLength: 85 }), window: text, params: fc.dictionary(name, value) }),
    }),
    fc.record(
      {
        t: fc.oneof({ weight: 6, arbitrary: fc.constant('act') }, value),
        key,
        action: fc.oneof(fc.record({ type: value, window: value, params, more: value }, { requiredKeys: [] }), value),
        game: fc.oneof(text, value),
        extra: value,
      },
      { requiredKeys: ['t'] },
    ),
    fc.dictionary(name, value),
    value,
  )
  .map((it) => JSON.stringify(it));

test('a move recognised without the schema is the same move by the schema', () => {
  let moves = 0;
  fc.assert(
    fc.property(sent, (frame) => {
      if (!isAct(JSON.parse(frame))) return;
      moves++;
      const read = clientMessage.safeParse(JSON.parse(frame));
      expect(read.success).toBe(true);
      expect(read.data).toEqual(JSON.parse(frame));
      expect(JSON.stringify(read.data)).toBe(JSON.stringify(JSON.parse(frame)));
    }),
    { numRuns: 600 },
  );
  expect(moves).toBeGreaterThan(30);
});

test.each([
  [{ type: 'vote', window: 'w', params: { for: 2 } }, {}],
  [{ type: 'steal', window: 'turn#12', params: {} }, { game: 'Zx3' }],
])('what phones send is taken without the schema', (action, game) => {
  expect(isAct({ t: 'act', key: '0b7c9f12-move', action, ...game })).toBe(true);
});

test.each([
  ['another kind', { t: 'do' }],
  ['something more', { more: 1 }],
  ['a short key', { key: 'short' }],
  ['no action', { action: null }],
  ['more in its action', { action: { type: 'a', window: 'w', params: {}, more: 1 } }],
  ['no params', { action: { type: 'a', window: 'w' } }],
  ['params in a list', { action: { type: 'a', window: 'w', params: [] } }],
  ['an empty game', { game: '' }],
  ['a long type', { action: { type: 'a'.repeat(81), window: 'w', params: {} } }],
])('the schema is asked about %s', (_, wrong) => {
  const right = { t: 'act', key: '0b7c9f12-move', action: { type: 'a', window: 'w', params: {} } };
  expect(isAct(right)).toBe(true);
  expect(isAct({ ...right, ...wrong })).toBe(false);
});
