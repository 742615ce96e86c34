import { sqliteStore, type Leases } from '@masque/store';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Cluster } from './cluster.ts';
import { fenced } from './fence.ts';

test('a node that was frozen writes nothing when it wakes, until it counts as alive again', async () => {
  const leases: Leases = {
    beat: async () => ({ alive: new Set(['one']), lapsed: false }),
    claim: async () => 'one',
    release: async () => {},
    orphans: async () => [],
    leave: async () => {},
  };
  const bus = async () => ({ send: () => {}, close: async () => {} });
  const cluster = await Cluster.over('one', leases, bus, pino({ level: 'silent' }));
  const none = { open: vi.fn(), answer: vi.fn(), dismiss: vi.fn(), drop: vi.fn(), adopt: vi.fn() };
  await cluster.join(none);
  const store = fenced(await sqliteStore(':memory:'), () => cluster.isSilent);
  const table = { id: 't', code: null, state: 'lobby', data: {}, savedAt: 0 };
  expect(await store.saveTable(table, 0)).toMatchObject({ ok: true });
  const awake = performance.now();
  // As if nothing had run in the meantime: not even its timers.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(awake + 30_000);
  onTestFinished(() => void clock.mockRestore());
  await expect(store.saveTable(table, 1)).rejects.toThrow('silent');
  expect(await store.loadTable('t')).toMatchObject({ revision: 1 });
  await expect.poll(() => store.saveTable(table, 1).catch(() => null), { timeout: 5000 }).toMatchObject({ ok: true });
  await cluster.leave();
  await store.close();
});
