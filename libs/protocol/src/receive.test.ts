import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, ownChanges, receive, type Diff, type Doc, type Op, type Received } from './index.ts';

const json = fc.jsonValue({ maxDepth: 3 }).map((value) => ({ part: JSON.parse(JSON.stringify(value)) as unknown }));
const sent = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T;

test('the common document and the viewer’s own part combine to the viewer’s document, however both change', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(json, json), { minLength: 1, maxLength: 6 }), (moments) => {
      let seen: Received | null = null;
      let [all, own]: [unknown, readonly Op[]] = [null, []];
      moments.forEach(([everybody, mine], i) => {
        const now = diff(everybody, mine);
        const log = { from: 0, lines: [] };
        const changes = ownChanges(own, now) ?? {};
        const full = { t: 'full' as const, counter: 1, all: everybody as unknown as Doc, own: now, log };
        const change = { t: 'diff' as const, counter: i + 1, all: { ops: diff(all, everybody) }, ...changes } as Diff;
        seen = receive(seen, sent(i === 0 ? full : change));
        expect(seen?.doc).toEqual(mine);
        [all, own] = [everybody, now];
      });
    }),
    { numRuns: 500 },
  );
});

const start = receive(null, { t: 'full', counter: 5, all: { a: 1 } as never, log: { from: 2, lines: [] } })!;

test('a viewer’s own lines take the place of everybody’s', () => {
  const [one, two] = [{ kind: 'one' }, { kind: 'two' }] as never[];
  const more = receive(start, { t: 'diff', counter: 6, all: { log: [one!] }, log: [one!, two!] })!;
  expect([more.from, more.log]).toEqual([2, [one, two]]);
  expect(receive(more, { t: 'diff', counter: 7, all: { log: [one!] } })!.log).toEqual([one, two, one]);
});

test('a missing frame is detected, and a repeated one is applied once', () => {
  expect(receive(start, { t: 'diff', counter: 7 })).toBeNull();
  expect(receive(start, { t: 'diff', counter: 5, own: [[['a'], 2]] })).toBe(start);
  expect(receive(start, { t: 'diff', counter: 6, all: { ops: [[['b', 'c'], 1]] } })).toBeNull();
  expect(receive(null, { t: 'diff', counter: 1 })).toBeNull();
});
