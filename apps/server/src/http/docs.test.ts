import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { docsRoutes } from './docs.ts';

test('the documentation is served where it was built, and nothing outside its folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'masque-docs-'));
  mkdirSync(join(folder, 'dist', 'reference'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist', 'index.html'), 'Masque');
  writeFileSync(join(folder, 'dist', 'reference', 'bots.html'), 'Bots');
  const app = docsRoutes(join(folder, 'dist'));
  const get = async (path: string) => {
    const answer = await app.request(path);
    return [answer.status, answer.ok ? await answer.text() : answer.headers.get('location')];
  };
  expect(await get('/docs')).toEqual([302, '/docs/']);
  expect(await get('/docs/')).toEqual([200, 'Masque']);
  expect(await get('/docs/reference/bots.html')).toEqual([200, 'Bots']);
  expect(await get('/docs/nowhere.html')).toEqual([404, null]);
  expect(await get('/docs/..%2fsecret.txt')).toEqual([404, null]);
});

test('if it was not built, the web app handles its address', async () => {
  const app = docsRoutes(join(tmpdir(), 'masque-no-docs')).get('*', (c) => c.text('the web app'));
  expect(await (await app.request('/docs/')).text()).toBe('the web app');
});
