import { beforeEach, expect, test } from 'vitest';
import { draft, start, type Bench } from './backend.ts';

export function retention(on: Bench): void {
  beforeEach(async () => {
    const finished = (at: number) => ({ finished: { at, outcome: null }, keys: ['k'] });
    await on.store.saveTable(draft('old', { savedAt: 100 }), 0);
    await on.store.saveTable(draft('new', { savedAt: 500 }), 0);
    await on.store.createSession(start('first', { tableId: 'old' }));
    await on.store.append('first', 0, ['a'], finished(100));
    await on.store.saveSnapshot('first', 1, 'all');
    await on.store.createSession(start('second', { tableId: 'new' }));
    await on.store.append('second', 0, ['a'], finished(500));
    await on.store.createSession(start('running', { tableId: 'new' }), {
      deadlines: [{ clock: { delay: 'turn' }, n: 1, at: 5 }],
    });
    await on.store.append('running', 0, ['a'], { keys: ['k'] });
  });

  test('keys are deleted some time after their game has ended', async () => {
    const pruned = await on.store.prune({ receiptsBefore: 300, limit: 10 });
    expect(pruned).toEqual({ receipts: 1, games: 0, tables: 0 });
    expect(await on.store.seenAction('first', 'k')).toBeNull();
    for (const id of ['second', 'running']) expect(await on.store.seenAction(id, 'k')).not.toBeNull();
    expect(await on.store.read('first', 0)).toHaveLength(1);
    expect(await on.store.prune({ receiptsBefore: 300, limit: 10 })).toEqual({ receipts: 0, games: 0, tables: 0 });
  });

  test('old games are deleted with all their data, and so are tables unused since then', async () => {
    const pruned = await on.store.prune({ receiptsBefore: 0, gamesBefore: 300, limit: 10 });
    expect(pruned).toEqual({ receipts: 0, games: 1, tables: 1 });
    expect(await on.store.loadSession('first')).toBeNull();
    await expect(on.store.append('first', 1, ['b'])).rejects.toThrow('no session');
    expect(await on.store.read('first', 0)).toEqual([]);
    expect(await on.store.latestSnapshot('first')).toBeNull();
    expect(await on.store.seenAction('first', 'k')).toBeNull();
    expect(await on.store.loadTable('old')).toBeNull();
    expect(await on.store.loadTable('new')).not.toBeNull();
    expect(await on.store.loadSession('second')).not.toBeNull();
  });

  test('old games are listed the first ended first, and only those that are named are deleted', async () => {
    await on.store.createSession(start('third', { tableId: 'new' }));
    await on.store.append('third', 0, ['a'], { finished: { at: 200, outcome: null } });
    expect(await on.store.endedGames(300, 10)).toEqual(['first', 'third']);
    expect(await on.store.endedGames(300, 1)).toEqual(['first']);
    expect(await on.store.endedGames(300, 10, 1)).toEqual(['third']);
    const named = { receiptsBefore: 0, gamesBefore: 300, limit: 10 };
    expect((await on.store.prune({ ...named, games: [] })).games).toBe(0);
    expect(await on.store.prune({ ...named, games: ['third', 'second', 'running'] })).toMatchObject({ games: 1 });
    expect(await on.store.endedGames(1e15, 10)).toEqual(['first', 'second']);
    expect(await on.store.loadTable('old')).not.toBeNull();
  });

  test('unused tables are deleted depending on their state, but none that still has a game', async () => {
    for (const [id, state, savedAt] of [
      ['nobody', 'empty', 100],
      ['still', 'empty', 900],
      ['some', 'lobby', 100],
    ] as const)
      await on.store.saveTable(draft(id, { state, savedAt }), 0);
    const before = (await on.store.listTables()).length;
    const tablesBefore = { empty: 500, lobby: 50, open: 1e15 };
    expect((await on.store.prune({ receiptsBefore: 0, tablesBefore, limit: 10 })).games).toBe(0);
    expect(await on.store.loadTable('nobody')).toBeNull();
    for (const id of ['still', 'some']) expect(await on.store.loadTable(id)).not.toBeNull();
    expect((await on.store.listTables()).length).toBe(before - 1);
    expect((await on.store.listTables({ state: 'empty', savedBefore: 901 })).map(({ id }) => id)).toEqual(['still']);
    expect(await on.store.listTables({ state: 'empty', savedBefore: 900 })).toEqual([]);
  });

  test('a running game is never deleted', async () => {
    await on.store.prune({ receiptsBefore: 1e15, gamesBefore: 1e15, limit: 10 });
    expect((await on.store.listSessions()).map(({ id }) => id)).toEqual(['running']);
    expect(await on.store.deadlinesOf('running')).toHaveLength(1);
    expect(await on.store.seenAction('running', 'k')).not.toBeNull();
    expect(await on.store.loadTable('new')).not.toBeNull();
  });

  test('check resolves if the store can write', async () => {
    await on.store.check();
    await on.store.check();
  });
}
