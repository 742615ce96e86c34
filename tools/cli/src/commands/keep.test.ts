import { lockFolder, openStore } from '@masque/store';
import { cp, mkdtemp, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { masque } from '../program.fixture.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masque-keep-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('masque backup and restore bring everything back', async () => {
  const [data, file] = [join(folder, 'data'), join(folder, 'backup.db')];
  const store = await openStore(data);
  await store.savePerson({ id: 'p', tokenHash: 'h', data: { name: 'Mia' }, savedAt: 1 });
  const { code, out } = await masque(['backup', '--data', data, file]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Copied and compared: 1 people, 0 tables, 0 games with 0 inputs\.\nAlso copy masque\.key/);
  await store.close();

  const over = await masque(['restore', file, '--data', data]);
  expect(over.code).toBe(1);
  expect(over.err).toMatch(/is not empty/);

  await rm(data, { recursive: true });
  expect((await masque(['restore', file, '--data', data, '--json'])).code).toBe(0);
  const again = await openStore(data);
  expect(await again.loadPerson('p')).toMatchObject({ data: { name: 'Mia' } });
  await again.close();
});

test('masque move does not touch a folder that a server uses', async () => {
  const data = join(folder, 'data');
  await (await openStore(data)).close();
  const lock = await lockFolder(data, 'a server on port 8080');
  const { code, err } = await masque(['move', '--from', data, '--to', join(folder, 'other')]);
  expect(code).toBe(1);
  expect(err).toMatch(/in use: a server on port 8080/);
  lock.free();
  expect((await masque(['move', '--from', data, '--to', join(folder, 'other')])).code).toBe(0);
});

test('a folder with a point in its name is a folder', async () => {
  const [data, file] = [join(folder, 'masque-1.2'), join(folder, 'backup.db')];
  const store = await openStore(data);
  await store.savePerson({ id: 'p', tokenHash: 'h', data: {}, savedAt: 1 });
  await store.close();
  expect((await masque(['backup', '--data', data, file])).code).toBe(0);
  const lock = await lockFolder(data, 'a server on port 8080');
  const { err } = await masque(['move', '--from', data, '--to', join(folder, 'other')]);
  expect(err).toMatch(/in use: a server on port 8080/);
  lock.free();
});

test('masque move says what a power cut has cost a folder', async () => {
  const [data, cut] = [join(folder, 'data'), join(folder, 'cut')];
  const store = await openStore(data);
  for (let i = 0; i < 20; i++) await store.savePerson({ id: `p${i}`, tokenHash: `h${i}`, data: {}, savedAt: i });
  await cp(data, cut, { recursive: true });
  await store.close();
  const log = join(cut, 'masque.db-wal');
  await truncate(log, (await stat(log)).size - 5000);
  const { code, err } = await masque(['move', '--from', cut, '--to', join(folder, 'other')]);
  expect([code, err]).toEqual([0, expect.stringMatching(/masque\.db-wal is torn: at least the last commit/)]);
  // What was closed has lost nothing.
  expect((await masque(['move', '--from', data, '--to', join(folder, 'whole')])).err).toBe('');
});

test('masque restore does not touch a folder that a server uses, however it is named', async () => {
  const [data, file] = [join(folder, 'data'), join(folder, 'backup.db')];
  await (await openStore(data)).close();
  expect((await masque(['backup', '--data', data, file])).code).toBe(0);
  const lock = await lockFolder(join(folder, 'new'), 'a server on port 8080');
  for (const to of [join(folder, 'new'), join(folder, 'new', 'masque.db')])
    expect((await masque(['restore', file, '--data', to])).err).toMatch(/in use: a server on port 8080/);
  lock.free();
});

test('masque move reports what it cannot use', async () => {
  const { code, err } = await masque(['move', '--from', join(folder, 'none'), '--to', join(folder, 'data')]);
  expect(code).toBe(1);
  expect(err).toMatch(/Cannot use .*none: there is no file/);
  expect((await masque(['backup', 'folder'])).err).toMatch(/backup\.db/);
});
