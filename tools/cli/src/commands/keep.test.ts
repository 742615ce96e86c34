import { lockFolder, openStore } from '@masque/store';
import { mkdtemp, rm } from 'node:fs/promises';
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

test('masque move reports what it cannot use', async () => {
  const { code, err } = await masque(['move', '--from', join(folder, 'none'), '--to', join(folder, 'data')]);
  expect(code).toBe(1);
  expect(err).toMatch(/Cannot use .*none: there is no file/);
  expect((await masque(['backup', 'folder'])).err).toMatch(/backup\.db/);
});
