import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { house } from '../test/house.ts';
import { webRoutes } from './web.ts';

test('precompressed files are sent compressed, and plain to clients that cannot decompress them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'masque-web-'));
  mkdirSync(join(folder, 'assets'));
  const script = 'export const long = "word ".repeat(100);\n'.repeat(50);
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'a-1234.js'), script);
  writeFileSync(join(folder, 'assets', 'a-1234.js.br'), brotliCompressSync(script));
  const app = webRoutes(folder);

  const small = await app.request('/assets/a-1234.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(small.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(small.headers.get('content-type')).toMatch(/javascript/);
  expect(small.headers.get('cache-control')).toContain('immutable');
  expect(String(brotliDecompressSync(Buffer.from(await small.arrayBuffer())))).toBe(script);

  const plain = await app.request('/assets/a-1234.js');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
  const page = await app.request('/t/VELA');
  expect(await page.text()).toBe('<!doctype html>');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const missing = await app.request('/assets/gone-1.js');
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null]);
});

test('what describes a game is sent compressed, and not again to whoever has it', async () => {
  const { url } = await house({ registered: games });
  for (const path of [
    '/api/games',
    '/api/games/coup/messages/fr',
    '/api/games/coup/guide/en',
    '/api/games/coup/icons.json',
  ]) {
    const get = (encoding: string, also = {}) =>
      fetch(url + path, { headers: { 'accept-encoding': encoding, ...also } });
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await get(encoding);
      expect([path, headers.get('content-encoding')]).toEqual([path, encoding]);
    }
    const [small, plain] = [await get('gzip, br'), await get('identity')];
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await small.json()).toEqual(await plain.json());
    const again = await get('gzip, br', { 'if-none-match': small.headers.get('etag')! });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  }
});

test('pages keep openers out where they are secure: elsewhere browsers only complain of it in their console', async () => {
  const web = mkdtempSync(join(tmpdir(), 'masque-web-'));
  writeFileSync(join(web, 'index.html'), '<title>Masque</title>');
  const { url } = await house({ web, trustProxy: true });
  const has = async (proto: string) =>
    (await fetch(url, { headers: { 'x-forwarded-proto': proto } })).headers.has('cross-origin-opener-policy');
  expect([await has('https'), await has('http')]).toEqual([true, false]);
});
