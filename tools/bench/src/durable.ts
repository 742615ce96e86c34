import { sqliteStore, threadedStore, type Store } from '@masque/store';
import Sqlite from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './paired.ts';

const TIMES = 150;
const input = { at: 1_795_262_978_123, seat: 3, action: { type: 'steal', window: 'turn#12', params: { target: 2 } } };

/**
 * Time of a durable append, one at a time, compared with inserting one bare row into a file of its own: milliseconds
 * and ratio.
 */
export async function durableAppends(): Promise<{ ours: number; bare: number; ratio: number; threadless: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'masque-bench-'));
  const [threaded, direct] = [
    await threadedStore(join(folder, 'threaded.db')),
    await sqliteStore(join(folder, 'direct.db')),
  ];
  const database = new Sqlite(join(folder, 'bare.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table log (id integer primary key, data text)');
  const insert = database.prepare('insert into log (data) values (?)');
  const start = { tableId: null, game: 'bench', version: '1', seed: '', setup: null, startedAt: 0 };
  for (const store of [threaded, direct]) await store.createSession({ id: 's', ...start });
  const times: { ours: number; threadless: number; bare: number }[] = [];
  for (let i = 0; i < TIMES; i++) {
    const ours = await timed(() => append(threaded, i));
    const bare = await timed(() => insert.run(JSON.stringify(input)));
    const threadless = await timed(() => append(direct, i));
    times.push({ ours, threadless, bare });
  }
  for (const store of [threaded, direct]) await store.close();
  database.close();
  rmSync(folder, { recursive: true });
  return {
    ours: median(times.map(({ ours }) => ours)),
    threadless: median(times.map(({ threadless }) => threadless)),
    bare: median(times.map(({ bare }) => bare)),
    ratio: median(times.map(({ ours, bare }) => ours / bare)),
  };
}

const append = (store: Store, i: number): Promise<unknown> =>
  store.append('s', i, [input], { deadlines: [], keys: [`key-${i}`] });

async function timed(run: () => unknown): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}
