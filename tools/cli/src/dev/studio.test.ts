import type { StudioDoc, StudioPart } from '@masque/protocol/studio';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Studio } from './studio.ts';

const template = join(import.meta.dirname, '../../../create-masque-game/template');
let folder: string;
let studio: Studio;
let doc: StudioDoc;
let changed: (() => void)[] = [];

/** Waits until the studio shows something. */
async function until(holds: (doc: StudioDoc) => boolean): Promise<void> {
  while (!holds(doc)) await new Promise<void>((done) => changed.push(done));
}

/** Saves a file of the game with a piece of it replaced, and waits until the rules have been reloaded. */
async function save(file: string, piece: string, by: string): Promise<void> {
  const { generation, broken } = doc;
  const path = join(folder, 'src', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(piece);
  await writeFile(path, text.replace(piece, by));
  await until((it) => it.generation > generation || it.broken !== broken);
}

const find = (path: string, parts: readonly StudioPart[] = doc.state): StudioPart | undefined =>
  parts.flatMap((it) => (it.path === path ? [it] : (find(path, it.parts ?? []) ?? [])))[0];

beforeAll(async () => {
  // In the workspace, so that packages resolve, but not below node_modules, where Node does not strip types.
  folder = await mkdtemp(join(import.meta.dirname, '../../.studio-'));
  await cp(template, folder, { recursive: true });
  studio = await Studio.open({ name: './src/index.ts', from: folder, play: null });
  await new Promise<void>((done) =>
    studio.follow((now) => {
      doc = now;
      done();
      for (const it of changed.splice(0)) it();
    }),
  );
});
afterEach(() => (changed = []));
afterAll(async () => {
  await studio.close();
  await rm(folder, { recursive: true });
});

test('deals until a wish is met, and shows who sees what', async () => {
  for (const wish of ['Cleo is the traitor', 'roles.Cleo = traitor']) {
    expect(await studio.do({ do: 'deal', seed: 'wish', wish })).toEqual({ ok: true });
    expect(find('roles.2')).toMatchObject({ name: 'Cleo', value: '"traitor"', seenBy: [2] });
  }
  expect(await studio.do({ do: 'deal', wish: 'Cleo is the bishop' })).toMatchObject({ ok: false });
  expect(await studio.do({ do: 'deal', wish: 'what?' })).toMatchObject({
    says: expect.stringContaining('is not a wish') as string,
  });
});

test('deals with other options, keeps them for the next deal, and rejects invalid ones', async () => {
  expect(await studio.do({ do: 'deal', options: { pace: 'off' } })).toEqual({ ok: true });
  expect([doc.options, doc.clocks]).toEqual([{ pace: 'off' }, []]);
  await studio.do({ do: 'deal', seed: 'another' });
  expect(doc.options).toEqual({ pace: 'off' });
  expect(await studio.do({ do: 'deal', options: { pace: 7 } })).toMatchObject({
    says: expect.stringContaining('not options of this game') as string,
  });
  await studio.do({ do: 'deal', options: {} });
  expect(doc.clocks).toHaveLength(1);
});

test('acts for any seat, goes back and continues from there, and assigns bots to seats', async () => {
  await studio.do({ do: 'deal', seed: 'wish' });
  const accuse = (seat: number, target: number) => {
    const { type, window } = doc.views[seat]!.doc.play!.offers[0]!;
    return studio.do({ do: 'act', seat, action: { type, window, params: { target } } });
  };
  for (const seat of [0, 1, 2]) expect(await accuse(seat, 4)).toEqual({ ok: true });
  expect(doc.inputs.map((it) => it.seat)).toEqual([0, 1, 2]);
  await studio.do({ do: 'go', n: 1 });
  expect([doc.n, doc.inputs.length]).toEqual([1, 3]);
  expect(await accuse(3, 0)).toEqual({ ok: true });
  expect(doc.inputs.map((it) => it.seat)).toEqual([0, 3]);
  await studio.do({ do: 'bot', seat: 1, level: doc.game.levels[0]! });
  expect(doc.inputs.map((it) => it.seat)).toEqual([0, 3, 1]);
  expect(await studio.do({ do: 'finish' })).toEqual({ ok: true });
  expect(doc.views[0]!.doc.play!.outcome).not.toBeNull();
  expect(doc.phases.some((it) => it.on && it.seen)).toBe(true);
});

test('copies a position as a test, saves it as a file and opens it again', async () => {
  const before = doc.state;
  const text = await studio.ask('test');
  expect(text).toContain("situation(game, { seats: 5, seed: 'wish'");
  expect(text).toContain("play.act(0, 'accuse', { target: 4 });");
  // The test passes as generated.
  const run = "import { expect } from 'vitest';\nconst test = (_: string, body: () => void) => body();";
  const copied = join(folder, 'src', 'copied.test.ts');
  await writeFile(copied, text.replace("import { expect, test } from 'vitest';", run));
  await import(copied);
  const file = await studio.ask('file');
  await studio.do({ do: 'deal', seed: 'other' });
  expect(await studio.do({ do: 'open', file })).toEqual({ ok: true });
  expect(doc.state).toEqual(before);
  expect(await studio.do({ do: 'open', file: { format: 'chess' } })).toMatchObject({ ok: false });
});

test('replays the log with changed rules, and reports where it first differs', async () => {
  await studio.do({ do: 'bot', seat: 1, level: null });
  await studio.do({ do: 'deal', seed: 'wish' });
  const { window } = doc.views[0]!.doc.play!.offers[0]!;
  await studio.do({ do: 'act', seat: 0, action: { type: 'accuse', window, params: { target: 1 } } });
  await save('messages.ts', 'My game', 'Our game');
  expect([doc.game.name, doc.n, doc.differs]).toEqual(['Our game', 1, null]);

  await save('setup.ts', "seat === 0 ? 'traitor' : 'loyal'", "seat === 1 ? 'traitor' : 'loyal'");
  expect(doc).toMatchObject({ n: 1, differs: { n: 0 } });
  expect(doc.differs!.says.join()).toMatch(/state\.roles\.\d\.\$secret: "(traitor|loyal)" → "(traitor|loyal)"/);

  await save('setup.ts', 'seatsOf(seats).map', 'seatsOf(seats.map');
  expect(doc.broken).toContain('setup.ts');
  expect(doc.n).toBe(1);
  await save('setup.ts', 'seatsOf(seats.map', 'seatsOf(seats).map');
  expect(doc.broken).toBeNull();
});

test('checks the table against the promises of the conformance suite', async () => {
  const promises = await studio.ask('promises');
  expect(promises.length).toBeGreaterThan(8);
  expect(promises.filter((it) => it.fault !== null)).toEqual([]);
});

test('starts from a scenario of the game, and continues from there', async () => {
  const coup = await Studio.open({ name: '@masque/game-coup', from: import.meta.dirname, play: null });
  try {
    const next = () => new Promise<StudioDoc>((done) => void coup.follow(done));
    const situations = await coup.ask('situations');
    expect(situations).toContainEqual({ id: 'C06', title: 'Foreign Aid nobody blocks; it cannot be challenged' });
    expect(await coup.do({ do: 'begin', situation: 'none' })).toMatchObject({ ok: false });
    expect(await coup.do({ do: 'begin', situation: 'C06' })).toEqual({ ok: true });
    const begun = await next();
    expect(begun).toMatchObject({ begin: 'C06', seats: 3, n: 0, inputs: [] });
    expect(JSON.stringify(begun.state)).toContain('contessa');
    await coup.do({ do: 'move', seat: 0 });
    const moved = await next();
    expect(moved.n).toBe(1);
    // The situation it began with survives a reload, and is part of the file and of the test.
    await coup.reload();
    expect(await next()).toMatchObject({ begin: 'C06', n: 1, state: moved.state, differs: null });
    expect(await coup.ask('test')).toContain('new ScenarioPlay(load(game, { ');
    const file = await coup.ask('file');
    await coup.do({ do: 'deal' });
    expect(await next()).toMatchObject({ begin: null, n: 0 });
    await coup.do({ do: 'open', file });
    expect(await next()).toMatchObject({ begin: 'C06', n: 1, state: moved.state });
  } finally {
    await coup.close();
  }
});
