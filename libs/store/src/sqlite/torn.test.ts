import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteStore, type Store } from '../index.ts';
import { tornOf } from './torn.ts';

const GAME = { tableId: null, game: 'whist', version: '1', seed: '', setup: null, startedAt: 0 };
const APPENDS = 40;
/** A frame of the log with its page, in bytes. */
const STEP = 24 + 4096;

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masque-torn-'));
  store = await sqliteStore(join(folder, 'live.db'));
  await store.createSession({ id: 's', ...GAME });
  for (let seq = 0; seq < APPENDS; seq++) await store.append('s', seq, [seq]);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** The files as a power cut would leave them. */
function cut(): string {
  const file = join(folder, 'cut.db');
  for (const end of ['', '-wal', '-shm']) copyFileSync(join(folder, `live.db${end}`), `${file}${end}`);
  return file;
}

const inputsIn = async (file: string): Promise<number> => {
  const opened = await sqliteStore(file);
  try {
    return (await opened.read('s', 0)).length;
  } finally {
    await opened.close();
  }
};

test('an intact log and a closed database report no loss', async () => {
  const file = cut();
  expect(tornOf(file)).toBeNull();
  expect(await inputsIn(file)).toBe(APPENDS);
  expect(tornOf(file)).toBeNull();
});

test('commits behind a damaged page are counted', async () => {
  const file = cut();
  const log = readFileSync(`${file}-wal`);
  const frames = Math.floor((log.length - 32) / STEP);
  const at = 32 + Math.floor(frames / 2) * STEP + 100;
  log[at] = log[at]! ^ 0xff;
  writeFileSync(`${file}-wal`, log);
  const torn = tornOf(file);
  const left = await inputsIn(file);
  expect(left).toBeLessThan(APPENDS);
  expect(torn).toMatchObject({ file: `${file}-wal`, commits: APPENDS - left });
});

test('a truncated log is detected as well', async () => {
  const file = cut();
  truncateSync(`${file}-wal`, readFileSync(`${file}-wal`).length - 3 * STEP - 1000);
  expect(tornOf(file)?.commits).toBe(1);
  expect(await inputsIn(file)).toBeLessThan(APPENDS);
});
