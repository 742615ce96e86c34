import { beforeEach, expect, test } from 'vitest';
import { start, type Bench } from './backend.ts';

export function deadlines(on: Bench): void {
  beforeEach(async () => {
    await on.store.createSession(start('s1'), { deadlines: [{ clock: { delay: 'turn' }, n: 1, at: 100 }] });
    await on.store.createSession(start('s2'), {
      deadlines: [
        { clock: { delay: 'vote' }, n: 4, at: 90 },
        { clock: { delay: 'night' }, n: 1, at: 300 },
      ],
    });
  });

  test('due deadlines are found across sessions, the earliest first', async () => {
    const vote = { sessionId: 's2', tableId: null, clock: { delay: 'vote' }, n: 4, at: 90 };
    const turn = { sessionId: 's1', tableId: null, clock: { delay: 'turn' }, n: 1, at: 100 };
    expect(await on.store.deadlinesDue(89, 10)).toEqual([]);
    expect(await on.store.deadlinesDue(100, 10)).toEqual([vote, turn]);
    expect(await on.store.deadlinesDue(299, 1)).toEqual([vote]);
    expect(await on.store.deadlinesDue(100, 10)).toEqual([vote, turn]);
  });

  test('an append replaces all deadlines of its session, or none', async () => {
    await on.store.append('s2', 0, ['a']);
    expect(await on.store.deadlinesOf('s2')).toHaveLength(2);
    const next = [
      { clock: { delay: 'night' }, n: 1, at: 300 },
      { clock: { delay: 'vote' }, n: 5, at: 400 },
    ];
    await on.store.append('s2', 1, ['b'], { deadlines: next });
    expect(await on.store.deadlinesOf('s2')).toEqual(next);
    await on.store.append('s2', 2, ['c'], { deadlines: [] });
    expect(await on.store.deadlinesOf('s2')).toEqual([]);
    expect(await on.store.deadlinesOf('s1')).toHaveLength(1);
  });

  test('a finished session has no deadlines', async () => {
    await on.store.append('s1', 0, ['a'], {
      finished: { at: 50, outcome: null },
      deadlines: [{ clock: { delay: 'x' }, n: 1, at: 1 }],
    });
    expect(await on.store.deadlinesOf('s1')).toEqual([]);
    expect((await on.store.deadlinesDue(1000, 10)).map(({ sessionId }) => sessionId)).toEqual(['s2', 's2']);
  });

  test('a time in milliseconds of today is kept exactly', async () => {
    const at = 1_795_262_978_123;
    await on.store.append('s1', 0, ['a'], { deadlines: [{ clock: { delay: 'turn' }, n: 2, at }] });
    expect(await on.store.deadlinesDue(at, 1)).toHaveLength(1);
    expect(await on.store.deadlinesOf('s1')).toEqual([{ clock: { delay: 'turn' }, n: 2, at }]);
  });
}
