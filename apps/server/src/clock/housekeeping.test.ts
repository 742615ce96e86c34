import { sqliteStore } from '@masque/store';
import { checkMoves, recordingOf } from '@masque/replay';
import { tableExport, type TableExport } from '@masque/protocol';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  mkdirSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { BOX } from '../chaos/race.ts';
import { Box } from '../identity/box.ts';
import { alone } from '../nodes/ownership.ts';
import { ExportFolder } from '../play/export-folder.ts';
import { Readiness } from '../readiness.ts';
import { finish } from '../test/evening.ts';
import { ask, dealt, house, toyGame } from '../test/house.ts';
import { systemClock } from './clock.ts';
import { fakeClock, type FakeClock } from './fake-clock.ts';
import { Housekeeping } from './housekeeping.ts';

const HOUR = 3_600_000;
const passHours = async (clock: FakeClock, hours: number): Promise<void> => {
  for (let i = 0; i < hours; i++) await clock.pass(HOUR);
};
/** Hours pass until it is so: files are written by threads, which a turn of the event loop does not wait for. */
const hoursUntil = (clock: FakeClock, holds: () => boolean | Promise<boolean>): Promise<unknown> =>
  expect.poll(async () => (await holds()) || (await clock.pass(HOUR), false), { timeout: 20_000 }).toBe(true);
const folder = (): string => join(mkdtempSync(join(tmpdir(), 'masque-exports-')), 'games');
const readable = (path: string): TableExport => tableExport.parse(JSON.parse(readFileSync(path, 'utf8')));

test('old games are deleted as configured, and keys a day after their game', async () => {
  const store = await sqliteStore(':memory:');
  const clock = fakeClock(Date.UTC(2026, 0, 1));
  const start = { tableId: null, game: 'toy', version: '1', seed: '', setup: null, startedAt: clock.now() };
  await store.createSession({ id: 's', ...start });
  const finished = { at: clock.now(), outcome: null };
  await store.append('s', 0, ['a'], { keys: ['k'], finished });
  const log = pino({ level: 'silent' });
  const services = { store, clock, log, box: BOX, ownership: alone, readiness: new Readiness(store, log) };
  const housekeeping = new Housekeeping(services, { keepDays: 3 });
  housekeeping.start();
  await passHours(clock, 23);
  expect(await store.seenAction('s', 'k')).not.toBeNull();
  await passHours(clock, 3);
  expect(await store.seenAction('s', 'k')).toBeNull();
  expect(await store.loadSession('s')).not.toBeNull();
  await passHours(clock, 48);
  expect(await store.loadSession('s')).toBeNull();
  housekeeping.stop();
  await store.close();
});

/** A clock that a test advances for what takes an hour; the rest of a server goes by the real one. */
function slowClock(now: number): FakeClock {
  const fake = fakeClock(now);
  return { ...fake, after: (ms, task) => (ms >= HOUR ? fake : systemClock).after(ms, task) };
}

/** A finished game on a server with a folder for exports. */
async function finished(exportTo: string) {
  const clock = slowClock(Date.UTC(2026, 0, 1));
  const store = await sqliteStore(':memory:');
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void said.push(line) });
  const { url } = await house({ store, clock, log, keepDays: 1, exportTo });
  const { players, code } = await dealt(url, 2);
  await finish(players);
  for (const it of players) it.socket.close();
  const exported = await (await ask(url, `/api/tables/${code}/export`)).json();
  const [record] = await store.listSessions();
  return { clock, store, url, said: () => said.join(''), exported, id: record!.id };
}

test('before a game is removed, its record is written to the folder of exports', async () => {
  const to = folder();
  const { clock, store, url, exported, id } = await finished(to);
  await passHours(clock, 23);
  expect(readdirSync(to)).toEqual([]);
  await hoursUntil(clock, async () => (await store.listSessions()).length === 0);
  expect(readdirSync(to)).toEqual([`2026-01-01-toy-${id}.json`]);
  const path = join(to, readdirSync(to)[0]!);
  const file = readable(path);
  expect(file).toEqual(exported);
  expect(statSync(path).mode & 0o077).toBe(0);
  // What the command line and the browser read.
  const verdicts = [...checkMoves(file, recordingOf(file, toyGame))];
  expect(verdicts.length).toBeGreaterThan(0);
  expect((await ask(url, '/api/replay', file)).status).toBe(200);
  expect(await (await ask(url, '/readyz')).json()).toEqual({ ok: true });
});

test('a game whose record cannot be written is not removed, and the server says so until it is', async () => {
  const to = folder();
  const { clock, store, url, said, id } = await finished(to);
  rmSync(to, { recursive: true });
  writeFileSync(to, 'a file where the folder was');
  await hoursUntil(clock, () => said().includes('old games are kept because they could not be exported'));
  expect(await store.loadSession(id)).not.toBeNull();
  expect(await (await ask(url, '/readyz')).json()).toEqual({ ok: true, warning: 'export' });
  rmSync(to);
  mkdirSync(to);
  await hoursUntil(clock, async () => (await store.loadSession(id)) === null);
  expect(readable(join(to, `2026-01-01-toy-${id}.json`)).game).toBe('toy');
  expect(await (await ask(url, '/readyz')).json()).toEqual({ ok: true });
});

test('a game whose record cannot be read is not removed, and does not stop those after it', async () => {
  const to = folder();
  const { clock, store, id } = await finished(to);
  // Sealed with another key, and ended first.
  const seed = new Box(Buffer.alloc(32, 7)).wrap('seed');
  const setup = { start: { seats: 2, options: {}, at: 1 }, names: ['Ada', 'Ben'] };
  await store.createSession({ id: 'foreign', tableId: null, game: 'toy', version: '1', seed, setup, startedAt: 1 });
  await store.append('foreign', 0, ['a'], { finished: { at: 1, outcome: { winners: [], reason: 'x' } } });
  await hoursUntil(clock, async () => (await store.loadSession(id)) === null);
  expect(readdirSync(to)).toEqual([`2026-01-01-toy-${id}.json`]);
  expect((await store.listSessions()).map((it) => it.id)).toEqual(['foreign']);
});

test('whatever an imported game is called and whenever it began, its record stays in the folder', async () => {
  const to = join(folder(), 'in');
  const exports = new ExportFolder(to);
  await exports.check();
  await exports.write('x', { game: '/../../../evil', startedAt: 1e300 } as TableExport);
  expect(readdirSync(to)).toEqual(['1970-01-01-__________evil-x.json']);
});

test('of several nodes, one exports and removes the games', async () => {
  const to = folder();
  const { clock, store, id } = await finished(to);
  const log = pino({ level: 'silent' });
  const asked: string[] = [];
  const ownership = { ...alone, has: async (key: string) => (asked.push(key), false) };
  const other = fakeClock(clock.now());
  const services = { store, clock: other, log, box: BOX, ownership, readiness: new Readiness(store, log) };
  const there = folder();
  const housekeeping = new Housekeeping(services, { keepDays: 1, exports: new ExportFolder(there) });
  housekeeping.start();
  await passHours(other, 30);
  housekeeping.stop();
  expect(asked.length).toBeGreaterThan(0);
  expect(existsSync(there)).toBe(false);
  expect(await store.loadSession(id)).not.toBeNull();
});

test('a server whose folder for exports cannot be used does not start, and says what to do', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'masque-exports-')), 'file');
  writeFileSync(file, '');
  await expect(house({ exportTo: file })).rejects.toThrow(/Cannot write finished games to .*MASQUE_EXPORT=/);
});

test('the record of a game replaces what an interrupted export has left', async () => {
  const to = folder();
  const { clock, store, exported, id } = await finished(to);
  const path = join(to, `2026-01-01-toy-${id}.json`);
  writeFileSync(path, '{"format":');
  await hoursUntil(clock, async () => (await store.loadSession(id)) === null);
  expect(readable(path)).toEqual(exported);
  expect(readdirSync(to)).toHaveLength(1);
});
