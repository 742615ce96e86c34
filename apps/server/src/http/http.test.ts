import { createHash } from 'node:crypto';
import { tableExport } from '@masque/protocol';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { readConfig } from '../config.ts';
import { loadGames } from '../load-games.ts';
import { Client } from '../test/client.ts';
import { ask, dealt, house, party, toyGame } from '../test/house.ts';

test('the list of games contains all that the picker needs', async () => {
  const { url } = await house();
  const [game] = (await (await ask(url, '/api/games')).json()) as Record<string, unknown>[];
  expect(game).toMatchObject({
    id: 'toy',
    seats: { min: 2, max: 6 },
    bots: ['random'],
    name: { en: 'Toy', fr: 'Jouet' },
  });
  expect(game!['options']).toMatchObject({ type: 'object', properties: { bots: { type: 'boolean', default: true } } });
  expect(await (await ask(url, '/api/games/toy/messages/fr')).json()).toEqual({ 'game.name': 'Jouet' });
  expect((await ask(url, '/api/games/toy/messages/de')).status).toBe(400);
  expect((await ask(url, '/api/games/__proto__/messages/en')).status).toBe(404);
  expect(await (await ask(url, '/api/games/toy/guide/fr')).json()).toEqual({
    steps: [],
    entries: [],
    chapters: ['play'],
    messages: { 'guide.title': 'Un jouet' },
  });
  expect((await ask(url, '/api/games/none/guide/en')).status).toBe(404);
});

test('a set is checked, named and described', async () => {
  const { url } = await house();
  const look = async (more: string, options = '{}') =>
    ask(url, `/api/games/toy/set?seats=6&options=${encodeURIComponent(options)}${more}`);
  const [info] = (await (await ask(url, '/api/games')).json()) as Record<string, unknown>[];
  expect(info!['sets']).toMatchObject({ items: [{ id: 'bot', max: 1 }], options: ['bots'] });
  expect(await (await look('')).json()).toMatchObject({ set: { bot: 1 }, code: 'b', problems: [] });
  expect(await (await look(`&set=${encodeURIComponent('{"bot":0}')}`)).json()).toMatchObject({
    set: {},
    options: { bots: false },
    problems: ['toy.tooMany'],
    presets: [{ name: 'toy.usual', chosen: false }],
  });
  expect(await (await look('&code=b', '{"bots":false}')).json()).toMatchObject({ options: { bots: true } });
  expect(await (await look('&code=x')).json()).toMatchObject({ set: null, options: { bots: true } });
  for (const bad of ['&set=[', '&set=[]', '&set={"bot":-1}', '&set={"bot":1e9}'])
    expect([bad, (await look(bad)).status]).toEqual([bad, 400]);
  expect((await look('', '{"bots":7}')).status).toBe(400);
  expect((await ask(url, '/api/games/none/set?seats=6&options={}')).status).toBe(404);
});

test('icons are served by name, cacheable for long', async () => {
  const { url } = await house();
  const response = await ask(url, '/api/games/toy/icons.json?names=two-coins,fox-head,nothing-of-the-kind');
  expect(Object.keys((await response.json()) as object)).toEqual(['two-coins', 'fox-head']);
  expect(response.headers.get('cache-control')).toContain('max-age=86400');
  expect(Object.keys((await (await ask(url, '/api/games/toy/icons.json')).json()) as object)).toEqual(['crown']);
  expect((await ask(url, '/api/games/toy/icons.json?names=../etc')).status).toBe(400);
  // There are endlessly many selections, so none is compressed at length.
  const named = await fetch(`${url}/api/games/toy/icons.json?names=crown`, { headers: { 'accept-encoding': 'br' } });
  expect(named.headers.get('content-encoding')).toBeNull();
});

test('the file of a finished game matches its schema', async () => {
  const { url } = await house();
  const { players, code } = await dealt(url, 2);
  for (let round = 0; round < 3; round++) {
    for (const player of players) await player.act(player.offer('play'), { card: 0 });
    for (const player of players) await player.settled();
  }
  const response = await ask(url, `/api/tables/${code}/export`);
  const file = tableExport.parse(await response.json());
  expect(file.inputs).toHaveLength(6);
  expect(response.headers.get('content-disposition')).toContain(`masque-toy-${code}.json`);
});

test('everybody behind one router may look back when their games end; fewer may bring a file at once', async () => {
  const { url } = await house();
  const { players, code } = await dealt(url, 2);
  for (let round = 0; round < 3; round++) {
    for (const player of players) await player.act(player.offer('play'), { card: 0 });
    for (const player of players) await player.settled();
  }
  const many = async (path: string, body?: unknown): Promise<Set<number>> =>
    new Set(await Promise.all(Array.from({ length: 200 }, () => ask(url, path, body).then((it) => it.status))));
  expect(await many(`/api/tables/${code}/replay?as=0`)).toEqual(new Set([200]));
  const file: unknown = await (await ask(url, `/api/tables/${code}/export`)).json();
  expect(await many('/api/replay', file)).toEqual(new Set([200, 429]));
  expect((await ask(url, '/api/tables/AAAA/replay')).status).toBe(404);
});

test('expensive responses are made once, and sent again only if they have changed', async () => {
  const { url } = await house();
  for (const path of ['/api/games', '/api/tables', '/openapi.json']) {
    const first = await ask(url, path);
    const tag = first.headers.get('etag')!;
    expect([path, tag]).toEqual([path, expect.stringContaining('"')]);
    const again = await fetch(`${url}${path}`, { headers: { 'if-none-match': tag } });
    expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
  }
  // A changed list must not match the cached one.
  const before = (await ask(url, '/api/tables')).headers.get('etag');
  const clock = fakeClock();
  const other = await house({ clock });
  const list = async () => (await ask(other.url, '/api/tables')).headers.get('etag');
  expect(await list()).toBe(before);
  const { code } = await party(other.url, 2);
  await clock.pass(5000);
  expect(await list()).not.toBe(before);
  expect(await (await ask(other.url, '/api/tables')).text()).toContain(code);
});

test('the API has a description', async () => {
  const { url } = await house();
  const api = (await (await ask(url, '/openapi.json')).json()) as { paths: object };
  expect(Object.keys(api.paths)).toContain('/api/tables/{code}/export');
});

test('pages of other origins are rejected', async () => {
  const { url } = await house({ origins: ['https://friend.example'] });
  const from = (origin: string) => fetch(`${url}/api/me`, { headers: { origin } });
  expect((await from('https://evil.example')).status).toBe(403);
  expect((await from('null')).status).toBe(403);
  expect((await from('https://friend.example')).status).toBe(200);
  expect((await from(url)).status).toBe(200);
  await expect(Client.join(url, 'AAAA', { headers: { origin: 'https://evil.example' } })).rejects.toThrow('403');
});

test('invalid requests are refused without internal details', async () => {
  const { url } = await house();
  for (const body of [null, [], 'x', { game: 3 }, { game: 'toy', more: 1 }])
    expect((await ask(url, '/api/tables', body)).status).toBe(400);
  expect((await ask(url, '/api/tables', { game: '__proto__' })).status).toBe(404);
  expect((await ask(url, '/api/me', { name: 'x'.repeat(20_000) })).status).toBe(413);
  const broken = await fetch(`${url}/api/tables`, {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(broken.status).toBe(400);
  expect(await broken.text()).not.toMatch(/at |\.ts|stack/);
});

test('an unknown address is distinguished from an unknown table', async () => {
  const { url } = await house();
  const codeOf = async (path: string) => {
    const answer = await ask(url, path);
    return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code];
  };
  expect(await codeOf('/api/nothing')).toEqual([404, 'not_found']);
  expect(await codeOf('/api/tables/AAAA')).toEqual([404, 'no_table']);
  expect(await codeOf('/api/games/none/icons.json')).toEqual([404, 'no_game']);
});

test('too many requests are answered with when to try again', async () => {
  const { url } = await house({ limits: 0.1 });
  const codes = await Promise.all(
    Array.from({ length: 80 }, () => ask(url, '/api/takeover', { code: 'AAAAAAAAAA' }).then((it) => it.status)),
  );
  expect(codes.filter((it) => it === 429)).toHaveLength(20);
});

test('three hundred people may open the app behind one router, though nobody may try codes without end', async () => {
  // A twentieth of the limits, and of the people.
  const { url } = await house({ limits: 0.05 });
  const statuses = async (path: string, n: number, body?: object): Promise<Set<number>> =>
    new Set(await Promise.all(Array.from({ length: n }, () => ask(url, path, body).then((it) => it.status))));
  for (let phone = 0; phone < 15; phone++) {
    expect(await statuses('/assets/none.js', 62)).not.toContain(429);
    expect(await statuses('/api/games', 10)).toEqual(new Set([200]));
    expect(await statuses('/api/me', 1, { name: 'Ada' })).toEqual(new Set([200]));
  }
  expect(await statuses('/api/tables/AAAA', 200)).toContain(429);
});

test('a socket counts once, like any other request to the API', async () => {
  const { url } = await house({ limits: 0.01 });
  const refused = async (path: string): Promise<boolean> => (await ask(url, path)).status === 429;
  for (let n = 0; n < 30; n++) expect([await refused('/ws'), await refused('/ws/club')]).toEqual([false, false]);
  expect([await refused('/ws'), await refused('/api/games')]).toEqual([true, true]);
});

test('the web app has one page for every address, and immutable files are cached for ever', async () => {
  const web = mkdtempSync(join(tmpdir(), 'masque-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<title>Masque</title>');
  writeFileSync(join(web, 'assets', 'app-1234.js'), 'export {}');
  const { url } = await house({ web });
  const page = await ask(url, '/t/VELA');
  expect(await page.text()).toContain('Masque');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect((await ask(url, '/assets/app-1234.js')).headers.get('cache-control')).toContain('immutable');
  expect((await ask(url, '/assets/gone.js')).status).toBe(404);
});

test('the page may run its own import map, and nothing else inside it', async () => {
  const web = mkdtempSync(join(tmpdir(), 'masque-web-'));
  const map = '{"imports":{"lit":"/assets/lit-1.js"}}';
  writeFileSync(join(web, 'index.html'), `<script type="importmap">${map}</script><script>alert(1)</script>`);
  const { url } = await house({ web });
  const policy = (await ask(url, '/')).headers.get('content-security-policy')!;
  const hash = createHash('sha256').update(map).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
});

test('the elements and the art of a game are served under the hash of their content', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'masque-ui-'));
  const built = join(folder, 'index.js');
  const addressNow = async () => {
    const { url } = await house({ registered: [{ game: toyGame, ui: { built } }] });
    const [{ ui }] = (await (await ask(url, '/api/games')).json()) as [{ ui?: string }];
    return { url, ui };
  };
  expect((await addressNow()).ui).toBeUndefined();
  writeFileSync(built, 'export default {}');
  writeFileSync(join(folder, 'crown.svg'), '<svg/>');
  writeFileSync(join(folder, '..', 'beside.js'), 'secret');
  const { url, ui } = await addressNow();
  expect(ui).toMatch(/^\/games\/toy\/[\w-]{16}\/index\.js$/);
  const module = await ask(url, ui!);
  expect(await module.text()).toBe('export default {}');
  expect(module.headers.get('cache-control')).toContain('immutable');
  expect(module.headers.get('content-type')).toContain('javascript');
  writeFileSync(`${built}.br`, brotliCompressSync('export default {}'));
  const packed = await addressNow();
  const small = await fetch(packed.url + packed.ui!, { headers: { 'accept-encoding': 'br' } });
  expect([small.headers.get('content-encoding'), small.headers.get('cache-control')]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ]);
  expect(await small.text()).toBe('export default {}');
  const [listed] = (await (await ask(url, '/api/games')).json()) as [{ rules?: string }];
  expect(listed.rules).toBeUndefined();
  const art = await ask(url, ui!.replace('index.js', 'crown.svg'));
  expect(art.headers.get('content-type')).toContain('svg');
  for (const path of ['%2e%2e/beside.js', '..%2fbeside.js', 'gone.js'])
    expect((await ask(url, ui!.replace('index.js', path))).status).toBe(404);
  writeFileSync(built, 'export default { village: {} }');
  writeFileSync(join(folder, 'rules.js'), 'answerWith(game, self)');
  const newer = await addressNow();
  expect(newer.ui).not.toBe(ui);
  const [{ rules }] = (await (await ask(newer.url, '/api/games')).json()) as [{ rules?: string }];
  expect(await (await ask(newer.url, rules!)).text()).toBe('answerWith(game, self)');
  expect((await ask(newer.url, ui!)).status).toBe(404);
});

test('invalid settings are named', () => {
  expect(() => readConfig({ PORT: '99999' })).toThrow('PORT');
  expect(readConfig({ PORT: '', MASQUE_GAMES: 'a, b' })).toMatchObject({ port: 8080, games: ['a', 'b'] });
});

test('a node of a cluster drains unless told otherwise, a server on its own does not', () => {
  const drain = (env: Record<string, string>): number => readConfig(env).drainMs;
  expect(drain({})).toBe(0);
  expect(drain({ DATA: 'postgres://host/masque' })).toBe(4000);
  expect(drain({ DATA: 'postgres://host/masque', MASQUE_DRAIN_MS: '0' })).toBe(0);
  expect(drain({ MASQUE_DRAIN_MS: '1500' })).toBe(1500);
  expect(() => drain({ MASQUE_DRAIN_MS: '-1' })).toThrow('MASQUE_DRAIN_MS');
});

test('a package that is not a game is named', async () => {
  await expect(loadGames(['zod'])).rejects.toThrow('"zod" is not a game');
  await expect(loadGames(['@nobody/has-this'])).rejects.toThrow('npm install @nobody/has-this');
});

test('a package that has not been built is named, with what is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'masque-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'my-game', exports: { '.': './dist/index.js' } }));
  await expect(loadGames([folder])).rejects.toThrow('exports ".", but the file is missing. Build the package.');
});

test('a game is found by the path of its folder, with a point in front or without', async () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  for (const path of ['games/night-ferry', './games/night-ferry', join(root, 'games/night-ferry')])
    expect((await loadGames([path], root)).map(({ game }) => game.id)).toEqual(['night-ferry']);
  await expect(loadGames(['games/nowhere'], root)).rejects.toThrow('"games/nowhere" is not installed');
});

test('if third-party games are enabled, the server logs that they run with all rights', async () => {
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
  await house({ log, games: [fileURLToPath(new URL('../../../../games/coup', import.meta.url))] });
  expect(said.join()).toContain('run with all rights of this server');
  expect(said.join()).toContain('games/coup');
  said.length = 0;
  await house({ log });
  expect(said.join()).not.toContain('rights');
});
