import { expect, test } from 'vitest';
import { draft, type Bench } from './backend.ts';

export function tables(on: Bench): void {
  test('a table is loaded as it was saved, with its revision', async () => {
    const data = { seats: ['ann', null], note: 'é 🎭 "quoted"' };
    expect(await on.store.saveTable(draft('t1', { code: 'WOLF', data }), 0)).toEqual({ ok: true, revision: 1 });
    const table = await on.store.loadTable('t1');
    expect(table).toEqual({ id: 't1', code: 'WOLF', state: 'open', revision: 1, data, savedAt: 1000 });
    expect(await on.store.loadTableByCode('WOLF')).toEqual(table);
    expect(await on.store.saveTable({ ...table!, state: 'playing', savedAt: 2000 }, 1)).toEqual({
      ok: true,
      revision: 2,
    });
    expect(await on.store.loadTable('t1')).toEqual({ ...table, state: 'playing', revision: 2, savedAt: 2000 });
  });

  test('a missing table is null', async () => {
    expect(await on.store.loadTable('t1')).toBeNull();
    expect(await on.store.loadTableByCode('WOLF')).toBeNull();
    expect(await on.store.listTables()).toEqual([]);
  });

  test('a save with an outdated revision changes nothing', async () => {
    await on.store.saveTable(draft('t1'), 0);
    await on.store.saveTable(draft('t1', { state: 'playing' }), 1);
    const before = await on.store.loadTable('t1');
    for (const expected of [0, 1, 3]) {
      expect(await on.store.saveTable(draft('t1', { state: 'lost' }), expected)).toEqual({
        ok: false,
        conflict: 'revision',
        revision: 2,
      });
    }
    expect(await on.store.saveTable(draft('t2'), 1)).toEqual({ ok: false, conflict: 'revision', revision: 0 });
    expect(await on.store.loadTable('t1')).toEqual(before);
    expect(await on.store.loadTable('t2')).toBeNull();
  });

  test('a code belongs to one table at a time', async () => {
    await on.store.saveTable(draft('t1', { code: 'WOLF' }), 0);
    const taken = { ok: false, conflict: 'code', revision: 0 };
    expect(await on.store.saveTable(draft('t2', { code: 'WOLF' }), 0)).toEqual(taken);
    expect(await on.store.loadTable('t2')).toBeNull();
    await on.store.saveTable(draft('t1', { code: null, state: 'closed' }), 1);
    expect(await on.store.saveTable(draft('t2', { code: 'WOLF' }), 0)).toEqual({ ok: true, revision: 1 });
    expect((await on.store.loadTableByCode('WOLF'))?.id).toBe('t2');
  });

  test('tables are listed by state, the last saved first', async () => {
    await on.store.saveTable(draft('a', { savedAt: 1 }), 0);
    await on.store.saveTable(draft('b', { savedAt: 3, state: 'playing' }), 0);
    await on.store.saveTable(draft('c', { savedAt: 2 }), 0);
    const ids = async (filter: Parameters<typeof on.store.listTables>[0]) =>
      (await on.store.listTables(filter)).map((table) => table.id);
    expect(await ids({})).toEqual(['b', 'c', 'a']);
    expect(await ids({ state: 'open' })).toEqual(['c', 'a']);
    expect(await ids({ limit: 2 })).toEqual(['b', 'c']);
  });

  test('a document that JSON cannot represent is rejected', async () => {
    await expect(on.store.saveTable(draft('t1', { data: undefined }), 0)).rejects.toThrow(/JSON cannot represent/);
    expect(await on.store.loadTable('t1')).toBeNull();
  });
}
