import type { Line } from '@masque/core';
import type { CardLook, Table } from '@masque/core/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from './change.ts';
import { changesOf } from './changes.ts';
import { heard } from './heard.ts';

const down: CardLook = { state: 'down' };
const card = (state: CardLook['state'], id: string): CardLook => ({ state, face: { id, name: id } });
const table = (hands: readonly (readonly CardLook[])[], more: Partial<Table> = {}): Table => ({
  title: 'round',
  active: [1],
  seats: hands.map((cards, seat) => ({ seat, cards })),
  ...more,
});
const calm = table([
  [down, down],
  [down, down],
  [down, down],
]);
const line = (kind: string, more: Partial<Line> = {}): Line => ({ kind, args: {}, at: 1, ...more });
const kinds = (changes: readonly Change[]) => changes.map((c) => c.kind);
const between = (before: Table, after: Table, lines: readonly Line[] = []) => changesOf(before, after, lines);

describe('cards', () => {
  test('a game begins: dealt from the speaker, seat after seat', () => {
    expect(changesOf(undefined, calm, [line('begins')])).toEqual([
      {
        kind: 'deal',
        from: 1,
        rounds: [1, 2, 0].map((of) => [0, 1].map((at) => ({ of, at, was: undefined }))),
      },
    ]);
  });

  test('latecomers find the cards already on the table', () => {
    expect(changesOf(undefined, calm, [line('a'), line('b', { at: 2 })])).toEqual([]);
  });

  test('one card turns; several turn in the same frame', () => {
    const one = between(
      calm,
      table([
        [down, card('up', 'a')],
        [down, down],
        [down, down],
      ]),
    );
    expect(one).toEqual([{ kind: 'turn', places: [{ of: 0, at: 1, was: 1 }], open: true }]);
    const two = between(
      calm,
      table([
        [down, card('up', 'a')],
        [card('up', 'b'), down],
        [down, down],
      ]),
    );
    expect(kinds(two)).toEqual(['reveal']);
  });

  test('a lost card drops, and cards lost earlier do not move', () => {
    const before = table([[down, card('lost', 'a')]]);
    const after = table([[card('lost', 'a'), card('lost', 'b')]]);
    expect(between(before, after)).toEqual([{ kind: 'lose', places: [{ of: 0, at: 1, was: 0 }] }]);
  });

  test('cards of the middle move too', () => {
    const zone = (cards: readonly CardLook[]) => table([], { zones: [{ id: 'pile', label: 'pile', cards }] });
    expect(between(zone([down]), zone([down, card('up', 'a')]))).toEqual([
      { kind: 'deal', from: 1, rounds: [[{ of: 'pile', at: 1, was: undefined }]] },
    ]);
  });

  test('private reveals make no sound in the room, and the big screen plays all public sounds', () => {
    const seen = between(
      calm,
      table([
        [card('shown', 'a'), down],
        [down, down],
        [down, down],
      ]),
    );
    expect(kinds(seen)).toEqual(['turn']);
    expect(heard(seen, false)).toBeUndefined();
    expect(heard(seen, true)).toBe('turn');
  });
});

describe('words, light and votes', () => {
  const claim = { by: 2, text: 'duke' };
  test('a claim settles and the highlight moves', () => {
    const after = { ...calm, claim, active: [2] };
    const changes = between(calm, after);
    expect(changes).toEqual([{ kind: 'claim' }, { kind: 'light', from: 1, to: 2 }]);
    expect(heard(changes, false)).toBe('claim');
    expect(between(after, { ...after, claim: { ...claim, note: 'and takes 3' } })).toEqual([]);
  });

  test('a challenge highlights two players, once', () => {
    const after = { ...calm, focus: [0, 2] };
    const changes = between(calm, after);
    expect(changes).toEqual([{ kind: 'challenge', between: [0, 2] }]);
    expect(heard(changes, false)).toBe('challenge');
    expect(between(after, { ...after, ask: { text: 'prove' } })).toEqual([]);
  });

  test('new arrows are animated, and so are those that become the highest', () => {
    const before = {
      ...calm,
      arrows: [
        { from: 0, to: 1 },
        { from: 2, to: 0 },
      ],
    };
    const after = {
      ...calm,
      arrows: [
        { from: 0, to: 1, strong: true },
        { from: 2, to: 0 },
        { from: 1, to: 0 },
      ],
    };
    expect(between(before, after)).toEqual([
      {
        kind: 'vote',
        arrows: [
          { from: 0, to: 1, strong: true },
          { from: 1, to: 0 },
        ],
      },
    ]);
  });

  test('public information without a card makes a sound; private information does not', () => {
    expect(heard(between(calm, calm, [line('proved', { learn: true })]), false)).toBe('turn');
    expect(between(calm, calm, [line('saw', { learn: true, private: true })])).toEqual([]);
  });
});

describe('night', () => {
  const night = { ...calm, night: true };
  test('falls once, and nothing else is animated', () => {
    const turned = { ...night, seats: table([[card('up', 'a')]]).seats, arrows: [{ from: 0, to: 1 }] };
    expect(between(calm, turned)).toEqual([{ kind: 'night' }]);
    expect(between(night, turned)).toEqual([]);
    expect(changesOf(undefined, turned, [])).toEqual([]);
  });

  test('is heard from the big screen alone', () => {
    expect(heard([{ kind: 'night' }], true)).toBe('night');
    expect(heard([{ kind: 'night' }], false)).toBeUndefined();
    expect(heard([{ kind: 'dawn' }], true)).toBe('dawn');
    expect(heard([{ kind: 'dawn' }], false)).toBeUndefined();
  });

  test('ends with the events of the night', () => {
    expect(kinds(between(night, { ...calm, seats: table([[card('lost', 'a'), down]]).seats }))).toEqual([
      'dawn',
      'lose',
    ]);
  });
});

test('several events at once make one sound, the most important', () => {
  const after = {
    ...table([
      [card('lost', 'a'), down],
      [down, down],
      [down, down],
    ]),
    claim: { by: 2, text: 'x' },
    active: [2],
  };
  expect(heard(between(calm, after), false)).toBe('lose');
});

test('animations and sounds do not depend on anything hidden', () => {
  const state = fc.constantFrom<CardLook['state']>('down', 'up', 'lost', 'proven');
  const hands = fc.array(fc.array(state, { maxLength: 3 }), { minLength: 1, maxLength: 4 });
  const secrets = fc.record({ id: fc.string(), ref: fc.nat(), privateArea: fc.boolean(), lines: fc.nat(3) });
  const drawn = (
    all: readonly (readonly CardLook['state'][])[],
    s: { id: string; ref: number; privateArea: boolean },
  ) =>
    table(
      all.map((hand) =>
        hand.map((it, at): CardLook =>
          it === 'down' ? { state: it, ref: s.ref, face: { id: s.id, name: s.id } } : card(it, `open ${at}`),
        ),
      ),
      s.privateArea ? { privateArea: { cards: [card('down', s.id)], facts: [s.id] }, ask: { text: s.id } } : {},
    );
  fc.assert(
    fc.property(hands, hands, secrets, secrets, (before, after, one, other) => {
      const seen = (s: typeof one) => {
        const lines = Array.from({ length: s.lines }, (_, i) => line(s.id, { private: true, learn: true, at: i }));
        return [changesOf(drawn(before, s), drawn(after, s), lines), changesOf(undefined, drawn(after, s), lines)];
      };
      expect(seen(one)).toEqual(seen(other));
    }),
  );
});
