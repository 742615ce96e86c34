import { sqliteStore } from '@masque/store';
import { expect, test } from 'vitest';
import { club, cookieOf, finish, guest, twoPlay } from '../../test/evening.ts';
import { GuestClient } from '../../test/guest.ts';
import { ask, house, toyGame, visitor } from '../../test/house.ts';

test('people can see and erase what the club stores about them, and hosts can export the whole club', async () => {
  const { url } = await house();
  const { code, cookie } = await club(url);
  const ben = await guest(url, code, 'Benedikt');
  expect((await ask(url, `/api/clubs/${code}/file`, undefined, ben.cookie)).status).toBe(403);
  for (const page of ['', '/me'])
    expect((await ask(url, `/api/clubs/${code}${page}`, undefined, ben.cookie)).headers.get('cache-control')).toBe(
      'no-store',
    );
  const mine = await (await ask(url, `/api/clubs/${code}/me`, undefined, ben.cookie)).text();
  expect(mine).toContain('Benedikt');
  expect(mine).not.toContain('Ada');
  expect((await ask(url, `/api/clubs/${code}/me/erase`, {}, cookie)).status).toBe(403);
  expect((await ask(url, `/api/clubs/${code}/me/erase`, {}, ben.cookie)).status).toBe(200);
  const file = await (await ask(url, `/api/clubs/${code}/file`, undefined, cookie)).text();
  expect(file).toContain('"format":"masque-club"');
  expect(file).not.toContain('Benedikt');
  expect(file).toContain('Ada');
  // Somebody who was erased can come again as a new person.
  const again = await GuestClient.join(url, code, ben.cookie);
  expect(again.you!.member).toBeNull();
  expect(await again.do({ do: 'come', name: 'Benedikt' })).toMatchObject({ t: 'ok' });
});

test('a club moves to another server with its games, where people are recognised once a host confirms', async () => {
  const first = await house();
  const { code, desk, cookie, players } = await twoPlay(first.url);
  await finish(players);
  await desk.until(() => desk.doc!.room.played === 1);
  const standings = (url: string, of: string) => ask(url, `/api/clubs/${of}/standings`).then((it) => it.json());
  const before = (await standings(first.url, code)) as { lines: { from: unknown }[]; people: object };
  const file = (await (await ask(first.url, `/api/clubs/${code}/file`, undefined, cookie)).json()) as object;

  const second = await house();
  const mine = await visitor(second.url);
  expect((await ask(second.url, '/api/clubs/import', { ...file, inputs: [] }, mine)).status).toBe(400);
  const { inputs } = file as { inputs: object[] };
  const member = inputs.find((it) => 't' in it && it.t === 'member')!;
  const endless = { ...file, inputs: [...inputs, ...Array.from({ length: 6000 }, () => member)] };
  expect((await ask(second.url, '/api/clubs/import', endless, mine)).status).toBe(400);
  const brought = await ask(second.url, '/api/clubs/import', file, mine);
  expect(brought.status).toBe(201);
  const { code: there } = (await brought.json()) as { code: string };
  const after = (await standings(second.url, there)) as typeof before;
  const plain = ({ lines, people }: typeof before): object => ({
    people,
    lines: lines.map(({ from: _, ...it }) => it),
  });
  expect(plain(after)).toEqual(plain(before));
  const [game] = (await (await ask(second.url, `/api/clubs/${there}/games`)).json()) as { session: string }[];
  const kept = (await (await ask(second.url, `/api/clubs/${there}/games/${game!.session}`)).json()) as object;
  expect(kept).toMatchObject({ format: 'masque-table', names: ['Ben', 'Cleo'] });
  const { session: _, ...same } = (file as { games: { session: string }[] }).games[0]!;
  expect(kept).toEqual(same);

  // Even if the rules of its game are gone, a game is listed, counts, and can be downloaded.
  const third = await house({ registered: [{ game: { ...toyGame, id: 'other' } }] });
  const elsewhere = await ask(third.url, '/api/clubs/import', file, await visitor(third.url));
  const { code: bare } = (await elsewhere.json()) as { code: string };
  const [gone] = (await (await ask(third.url, `/api/clubs/${bare}/games`)).json()) as { session: string }[];
  expect(gone).toMatchObject({ game: 'toy', players: [{ name: 'Ben' }, { name: 'Cleo' }] });
  expect(await (await ask(third.url, `/api/clubs/${bare}/games/${gone!.session}`)).json()).toEqual(same);
  expect(plain((await standings(third.url, bare)) as typeof before)).toEqual(plain(before));

  // What two nodes have both written, or what has lost its game, counts once there, too.
  const twice = inputs.flatMap((it) => ('t' in it && it.t === 'result' ? [it, it] : [it]));
  const doubled = await ask(third.url, '/api/clubs/import', { ...file, inputs: twice, games: [] }, await visitor(third.url)); // prettier-ignore
  const { code: again } = (await doubled.json()) as { code: string };
  expect(plain((await standings(third.url, again)) as typeof before)).toEqual(plain(before));

  // The person who imported the club is its host. The evening in progress has ended, and there is a new PIN.
  const host = await GuestClient.join(second.url, there, mine, 'desk');
  expect(host.you).toMatchObject({ name: 'Ada', host: true });
  expect(host.doc).toMatchObject({
    room: { evening: null },
    desk: { pin: expect.stringMatching(/^\d{6}$/) as string },
  });
  expect(host.doc!.desk!.pin).not.toBe(desk.doc!.desk!.pin);
  await host.do({ do: 'open', name: 'Saturday' });
  const phone = await visitor(second.url);
  const asked = await ask(second.url, `/api/clubs/${there}/claims`, { name: 'Ben' }, phone);
  const { claim } = (await asked.json()) as { claim: string };
  // The desk shows Ben's name although he is not in the room.
  await host.until(() => host.doc!.desk!.claims[claim]?.name === 'Ben');
  expect(await host.do({ do: 'claim', claim, yes: true })).toMatchObject({ t: 'ok' });
  const taken = await ask(second.url, `/api/clubs/${there}/claims/${claim}`, undefined, phone);
  const back = await GuestClient.join(second.url, there, cookieOf(taken));
  expect(back.you).toMatchObject({ name: 'Ben' });
});

test('the times in the file of a club decide neither where its games are stored nor how long', async () => {
  const first = await house();
  const { code, desk, cookie, players } = await twoPlay(first.url);
  await finish(players);
  await desk.until(() => desk.doc!.room.played === 1);
  const file = (await (await ask(first.url, `/api/clubs/${code}/file`, undefined, cookie)).json()) as {
    games: { startedAt: number; inputs: object[] }[];
  };
  const at = Date.now() + 1e15;
  const late = file.games.map((it) => ({ ...it, startedAt: at, inputs: it.inputs.map((one) => ({ ...one, at })) }));

  const store = await sqliteStore(':memory:');
  const { url } = await house({ store });
  const brought = await ask(url, '/api/clubs/import', { ...file, games: late }, await visitor(url));
  const { code: there } = (await brought.json()) as { code: string };
  const [stored] = await store.listSessions();
  expect(stored!.startedAt).toBeLessThanOrEqual(Date.now());
  expect(stored!.finishedAt).toBeLessThanOrEqual(Date.now());
  const game = await (await ask(url, `/api/clubs/${there}/games/${stored!.id}`)).json();
  expect(game).toMatchObject({ startedAt: at, inputs: late[0]!.inputs });
});

test('clubs are kept, so one address may found only a few', async () => {
  const { url } = await house();
  for (let i = 0; i < 10; i++) await club(url);
  const beginning = { name: 'x', color: 'brass', language: 'en', evening: 'x', host: { name: 'Eve', mask: 'owl' } };
  const refused = await ask(url, '/api/clubs', beginning);
  // It takes more than a moment until another may.
  expect([refused.status, await refused.json()]).toMatchObject([429, { error: { code: 'many_clubs' } }]);
});

test('a whole club is a long file, so one address gets only so many of them', async () => {
  const { url } = await house();
  const { code, cookie } = await club(url);
  const file = () => ask(url, `/api/clubs/${code}/file`, undefined, cookie);
  const all = await Promise.all(Array.from({ length: 21 }, file));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
  expect((await file()).status).toBe(429);
  expect((await ask(url, `/api/clubs/${code}/me`, undefined, cookie)).status).toBe(200);
});

test('statistics of a person are public, except of erased people', async () => {
  const { url } = await house();
  const { code } = await club(url);
  const ben = await guest(url, code, 'Ben');
  const of = (member: string) => ask(url, `/api/clubs/${code}/people/${member}`);
  expect(await (await of(ben.you!.member!)).json()).toMatchObject({ name: 'Ben', games: 0, byGame: [], duels: [] });
  expect((await of('m999')).status).toBe(404);
  const member = ben.you!.member!;
  await ask(url, `/api/clubs/${code}/me/erase`, {}, ben.cookie);
  expect((await of(member)).status).toBe(404);
});

test('an evening, its tables and its games survive a restart', async () => {
  const { sqliteStore } = await import('@masque/store');
  const { mkdtemp, rm } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const folder = await mkdtemp(join(tmpdir(), 'evening-'));
  try {
    const first = await house({ store: await sqliteStore(join(folder, 'db')) });
    const { code, desk, cookie } = await club(first.url);
    const ben = await guest(first.url, code, 'Ben');
    for (const name of ['Velvet', 'Cellar', 'Attic']) {
      await desk.do({ do: 'table', game: 'toy', name });
      await desk.until(() => Object.values(desk.doc!.room.tables).some((it) => it.name === name));
      const table = desk.table(Object.keys(desk.doc!.room.tables).length);
      if (name === 'Velvet') await ben.do({ do: 'sit', table });
      await desk.do({ do: 'fill', table });
    }
    await desk.do({ do: 'deal', table: desk.table(1) });
    const room = desk.doc!.room;
    await first.close();
    const second = await house({ store: await sqliteStore(join(folder, 'db')) });
    const back = await GuestClient.join(second.url, code, cookie, 'desk');
    expect(Object.values(back.doc!.room.tables).map((it) => it.name)).toEqual(['Velvet', 'Cellar', 'Attic']);
    expect(Object.keys(back.doc!.room.people)).toEqual(Object.keys(room.people));
    expect(back.doc!.room.tables[back.table(1)]!.seats).toContainEqual({ member: ben.you!.member });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
