/**
 * Durable appends per second, one after the other and many at once.
 * Run: npm run bench -w @masque/store
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStore } from '../src/index.ts';

const folder = mkdtempSync(join(process.argv[2] ?? tmpdir(), 'masque-bench-'));
const store = await sqliteStore(join(folder, 'masque.db'));
const input = { at: 1_795_262_978_123, seat: 3, action: { offer: 'block', window: 41, values: { claim: 'duke' } } };

async function run(name: string, sessions: number, rounds: number): Promise<void> {
  const ids = Array.from({ length: sessions }, (_, i) => `${name}-${i}`);
  const start = { tableId: null, game: 'bench', version: '1', seed: '', setup: null, startedAt: 0 };
  await Promise.all(ids.map((id) => store.createSession({ id, ...start })));
  const before = store.metrics();
  const began = performance.now();
  for (let seq = 0; seq < rounds; seq++) {
    const also = {
      deadlines: [{ clock: { delay: 'turn' }, n: seq, at: seq }],
      keys: [`k${seq}`],
    };
    await Promise.all(ids.map((id) => store.append(id, seq, [input], also)));
  }
  const seconds = (performance.now() - began) / 1000;
  const { commits, writes } = store.metrics();
  const perSecond = Math.round((sessions * rounds) / seconds);
  const shared = (writes - before.writes) / (commits - before.commits);
  console.log(`${name.padEnd(12)} ${String(perSecond).padStart(7)} appends/s, ${shared.toFixed(1)} to a commit`);
}

await run('warm-up', 10, 100);
await run('one by one', 1, 2000);
await run('10 at once', 10, 500);
await run('100 at once', 100, 100);
await store.close();
rmSync(folder, { recursive: true });
