import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OMNISCIENT, HIDDEN, SPECTATOR, isHidden, project, reveal, secret, type Secret } from '../index.ts';

test('hides secrets from viewers outside their audience, and shows the rest', () => {
  const state = { coins: 2, card: secret('duke', [0]), deep: [secret({ inner: secret(1, [1]) }, [0, 1])] };
  expect(project(state, 0)).toEqual({ coins: 2, card: 'duke', deep: [{ inner: HIDDEN }] });
  expect(project(state, 1)).toEqual({ coins: 2, card: HIDDEN, deep: [{ inner: 1 }] });
  expect(project(state, SPECTATOR)).toEqual({ coins: 2, card: HIDDEN, deep: [HIDDEN] });
  expect(project(state, OMNISCIENT)).toEqual({ coins: 2, card: 'duke', deep: [{ inner: 1 }] });
  expect(project(reveal(state.card, 'all'), SPECTATOR)).toBe('duke');
});

test('a part without secrets is the same object in every view', () => {
  const open = { list: [1, 2, { three: 3 }] };
  expect(project({ open, card: secret(1, []) }, 0).open).toBe(open);
  expect(project(open, SPECTATOR)).toBe(open);
});

const leaf = fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constant(null));
const audience = fc.oneof(fc.constant('all' as const), fc.subarray([0, 1, 2]));
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.tuple(tie('node'), audience).map(([value, to]) => secret(value, to)),
    fc.array(tie('node'), { maxLength: 3 }),
    fc.record({ a: tie('node'), b: tie('node') }, { requiredKeys: [] }),
  ),
})).node as fc.Arbitrary<{ a: unknown } | Secret<unknown>>;

test('updating an earlier view gives the same result as projecting from scratch', () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 2, maxLength: 4 }), fc.constantFrom(SPECTATOR, 0, 1), (states, viewer) => {
      let before: { value: object; view: never } | undefined;
      let [everybodys, sharing]: (object | undefined)[] = [];
      // A state that goes on from the last one shares parts with it, as states of games do.
      let shared: object = {};
      for (const part of states) {
        shared = { ...shared, [`k${states.indexOf(part) % 2}`]: part, last: part };
        const view = project(shared, viewer, before);
        expect(view).toEqual(project(shared, viewer));
        everybodys = project(shared, SPECTATOR, everybodys && { value: before!.value, view: everybodys as never });
        sharing = project(
          shared,
          viewer,
          sharing && { value: before!.value, view: sharing as never },
          everybodys as never,
        );
        expect(sharing).toEqual(view);
        before = { value: shared, view: view as never };
      }
    }),
    { numRuns: 500 },
  );
});

test('a viewer who sees no more of a part than a spectator shares it, even after a change', () => {
  const seat = (n: number, coins: number) => ({ card: secret('duke', [n]), coins });
  const one = { turn: 0, seats: [seat(0, 2), seat(1, 2)] };
  const two = { turn: 1, seats: [one.seats[0]!, { ...one.seats[1]!, coins: 3 }] };
  const everybodys = project(one, SPECTATOR);
  const mine = project(one, 0, undefined, everybodys);
  expect(mine.seats[1]).toBe(everybodys.seats[1]);
  expect(mine.seats[0]!.card).toBe('duke');
  const later = project(two, SPECTATOR, { value: one, view: everybodys });
  const then = project(two, 0, { value: one, view: mine }, later);
  expect([then.turn, then.seats[0], then.seats[1]]).toEqual([1, mine.seats[0], later.seats[1]]);
  expect(then.seats[1]).toBe(later.seats[1]);
});

test('a viewer who sees no change keeps the same view object', () => {
  const one = { turn: 0, answers: [secret<string | null>(null, [0]), secret<string | null>(null, [1])] };
  const two = { ...one, answers: [secret<string | null>('allow', [0]), one.answers[1]!] };
  const seen = project(one, 1);
  expect(project(two, 1, { value: one, view: seen })).toBe(seen);
  expect(project(two, 0, { value: one, view: project(one, 0) })).not.toBe(seen);
  expect(isHidden(project(two, 1).answers[0])).toBe(true);
});

test('a key with an undefined value is not mistaken for a missing key', () => {
  const old = { a: 1, b: secret('duke', [0]) };
  const value = { a: 1, c: undefined } as unknown as typeof old;
  expect(project(value, 0, { value: old, view: project(old, 0) })).toEqual({ a: 1, c: undefined });
});

test('no record is mistaken for a secret because of its field names', () => {
  const state = { letter: { to: 2, secret: 'hello' }, vote: { to: [0], secret: true }, card: secret('duke', [0]) };
  expect(project(state, 1)).toEqual({ letter: state.letter, vote: state.vote, card: HIDDEN });
  // @ts-expect-error nobody puts an audience together by hand
  const forged: Secret<string> = { $secret: 'duke', $to: [3, 0] };
  expect(forged).toBeDefined();
});

test('a new list with the same items does not count as a change', () => {
  const contract = (inside: string) => ({ joined: [0, 2], inside: secret(inside, [0, 2]) });
  const [one, two] = [{ contracts: [contract('talk')] }, { contracts: [contract('agreed')] }];
  const before = { 1: project(one, 1), 2: project(one, 2) };
  expect(project(two, 1, { value: one, view: before[1] })).toBe(before[1]);
  const after = project(two, 2, { value: one, view: before[2] });
  expect(after).toEqual(project(two, 2));
  expect(after.contracts[0]!.joined).toBe(before[2].contracts[0]!.joined);
});
