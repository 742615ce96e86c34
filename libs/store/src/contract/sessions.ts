import { expect, test } from 'vitest';
import { draft, start, type Bench } from './backend.ts';

export function sessions(on: Bench): void {
  test('a session is loaded as it was created', async () => {
    const began = start('s1', { tableId: 't1', setup: { seats: 5, options: ['ghost'] } });
    expect(await on.store.createSession(began)).toEqual({ ok: true });
    expect(await on.store.loadSession('s1')).toEqual({ ...began, seq: 0, finishedAt: null, outcome: null });
    expect(await on.store.loadSession('s2')).toBeNull();
  });

  test('a session cannot be created twice', async () => {
    await on.store.createSession(start('s1'));
    expect(await on.store.createSession(start('s1', { seed: 'other' }))).toEqual({ ok: false, conflict: 'exists' });
    expect((await on.store.loadSession('s1'))?.seed).toBe('c0ffee');
  });

  test('a session begins together with its table and its timers', async () => {
    await on.store.saveTable(draft('t1'), 0);
    const deadlines = [{ clock: { delay: 'turn' }, n: 1, at: 500 }];
    const table = { table: draft('t1', { state: 'playing' }), expected: 1 };
    expect(await on.store.createSession(start('s1', { tableId: 't1' }), { table, deadlines })).toEqual({ ok: true });
    expect(await on.store.loadTable('t1')).toMatchObject({ state: 'playing', revision: 2 });
    expect(await on.store.deadlinesOf('s1')).toEqual(deadlines);

    expect(await on.store.createSession(start('s2', { tableId: 't1' }), { table, deadlines })).toEqual({
      ok: false,
      conflict: 'revision',
    });
    expect(await on.store.loadSession('s2')).toBeNull();
    expect(await on.store.deadlinesOf('s2')).toEqual([]);
  });

  test('sessions are listed by table and by whether they are over', async () => {
    await on.store.createSession(start('a', { tableId: 't1', startedAt: 1 }));
    await on.store.createSession(start('b', { tableId: 't2', startedAt: 2 }));
    await on.store.createSession(start('c', { tableId: 't1', startedAt: 3 }));
    await on.store.append('a', 0, [1, 2], { finished: { at: 9, outcome: { winners: [0] } } });
    const ids = async (filter: Parameters<typeof on.store.listSessions>[0]) =>
      (await on.store.listSessions(filter)).map((session) => session.id);
    expect(await ids({})).toEqual(['c', 'b', 'a']);
    expect(await ids({ tableId: 't1' })).toEqual(['c', 'a']);
    expect(await ids({ finished: true })).toEqual(['a']);
    expect(await ids({ finished: false, limit: 1 })).toEqual(['c']);
    expect((await on.store.runningSessions()).map((session) => session.id)).toEqual(['b', 'c']);
    expect(await on.store.loadSession('a')).toMatchObject({ seq: 2, finishedAt: 9, outcome: { winners: [0] } });
  });

  test('the latest snapshot is kept, whatever order they arrive in', async () => {
    await on.store.createSession(start('s1'));
    expect(await on.store.latestSnapshot('s1')).toBeNull();
    await on.store.saveSnapshot('s1', 20, 'twenty');
    await on.store.saveSnapshot('s1', 10, 'ten');
    expect(await on.store.latestSnapshot('s1')).toEqual({ seq: 20, data: 'twenty' });
    await on.store.saveSnapshot('s1', 30, 'thirty');
    expect(await on.store.latestSnapshot('s1')).toEqual({ seq: 30, data: 'thirty' });
  });
}
