import { sqliteStore, type Store } from '@masque/store';
import { expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { club, finish, guest, openTable } from '../../test/evening.ts';
import { Gate } from '../../test/gate.ts';
import { GuestClient } from '../../test/guest.ts';
import { ask, house } from '../../test/house.ts';

const NAME = 'Benedikt';

/** A table of an evening where Benedikt and Cleo play. */
async function playing() {
  const { url } = await house();
  const { code, desk } = await club(url);
  const [ben, cleo] = [await guest(url, code, NAME), await guest(url, code, 'Cleo')];
  const { table, at } = await openTable(desk);
  for (const it of [ben, cleo]) await it.do({ do: 'sit', table });
  await desk.do({ do: 'settings', table, chat: true });
  const players = [await Client.join(url, at, ben), await Client.join(url, at, cleo)] as const;
  await players[0].do({ do: 'say', channel: 'table', text: 'It is me.' });
  await desk.do({ do: 'deal', table });
  await desk.until(() => desk.doc!.room.tables[table]!.state === 'playing');
  const erase = async () => expect((await ask(url, `/api/clubs/${code}/me/erase`, {}, ben.cookie)).status).toBe(200);
  /** Everything that is told of the last game at the table. */
  const told = async () => {
    const pages = ['export', 'replay', 'story'].map((it) => ask(url, `/api/tables/${at}/${it}`));
    return Promise.all(pages.map(async (it) => ((await it).ok ? (await it).text() : '')));
  };
  return { url, code, desk, cleo, table, at, players, erase, told };
}

test('an erased name is gone from the export, the replay and the story of a game, and from the table', async () => {
  const { url, desk, cleo, at, players, erase, told } = await playing();
  await finish(players);
  await desk.until(() => desk.doc!.room.played === 1);
  const before = await told();
  for (const it of before.slice(0, 2)) expect(it).toContain(NAME);
  await erase();
  const after = await told();
  for (const [i, it] of after.entries()) {
    expect(it.length).toBeGreaterThan(before[i]!.length / 2);
    expect(it).not.toContain(NAME);
  }
  const file = JSON.parse(after[0]!) as { names: string[]; chain?: string };
  expect(file.names).toEqual(['?', 'Cleo']);
  // The chain covers the names as they were dealt.
  expect(file.chain).toBeUndefined();
  const seen = await Client.join(url, at, cleo);
  expect(seen.frames.join()).not.toContain(NAME);
  expect(seen.frames.join()).not.toContain('It is me.');
});

test('somebody who is erased in the middle of a game has left it, and is not named when it is over', async () => {
  const { url, code, desk, cleo, table, at, players, erase, told } = await playing();
  await erase();
  await desk.until(() => desk.doc!.live![table]!.standIns !== undefined);
  const seen = await Client.join(url, at, cleo);
  expect(seen.doc!.lobby.seats.map((it) => it.name)).toEqual(['?', 'Cleo']);
  await finish([players[1]]);
  await desk.until(() => desk.doc!.room.played === 1);
  for (const it of await told()) expect(it).not.toContain(NAME);
  expect((await told())[0]).toContain('"?"');
  const games = await (await ask(url, `/api/clubs/${code}/games`)).text();
  expect(games).not.toContain(NAME);
  expect(
    Object.values(desk.doc!.room.people)
      .map((it) => it.name)
      .sort(),
  ).toEqual(['Ada', 'Cleo']);
});

test('a game that was given up has no result, and does not name them either', async () => {
  const { desk, table, erase, told } = await playing();
  await desk.do({ do: 'untable', table });
  await expect.poll(async () => (await told())[0]).toContain(NAME);
  await erase();
  expect((await told())[0]).not.toContain(NAME);
});

test('a name that a node could not take out of the log before it died is taken out by the next one', async () => {
  const inner = await sqliteStore(':memory:');
  const store: Store = { ...inner, rewriteStream: () => Promise.reject(new Error('this node is dead')) };
  const first = await house({ store });
  const { code, cookie } = await club(first.url);
  const ben = await guest(first.url, code, NAME);
  expect((await ask(first.url, `/api/clubs/${code}/me/erase`, {}, ben.cookie)).status).toBe(503);

  const { url } = await house({ store: { ...inner, close: async () => {} } });
  const file = await (await ask(url, `/api/clubs/${code}/file`, undefined, cookie)).text();
  expect(file).toContain('"t":"erase"');
  expect(file).not.toContain(NAME);
});

/** An evening with a table, where Ben is a guest. Once the gate is shut, whoever erases a name waits at it. */
async function gated() {
  const inner = await sqliteStore(':memory:');
  const gate = new Gate();
  const listSessions: Store['listSessions'] = (filter) => gate.pass().then(() => inner.listSessions(filter));
  const { url } = await house({ store: { ...inner, listSessions } });
  const { code, cookie, desk } = await club(url);
  const ben = await guest(url, code, 'Ben');
  await openTable(desk);
  return { url, gate, code, cookie, desk, ben };
}

test('of two last hosts who erase themselves at the same moment, one stays', async () => {
  const { url, gate, code, cookie, desk, ben } = await gated();
  expect(await desk.do({ do: 'host', member: ben.you!.member!, on: true })).toMatchObject({ t: 'ok' });
  gate.shut();
  const erased = [cookie, ben.cookie].map((it) => ask(url, `/api/clubs/${code}/me/erase`, {}, it));
  await gate.reached;
  gate.open();
  expect((await Promise.all(erased)).map((it) => it.status).sort()).toEqual([200, 403]);
  const desks = await Promise.all([cookie, ben.cookie].map((it) => GuestClient.join(url, code, it, 'desk')));
  expect(desks.filter((it) => it.you!.host)).toHaveLength(1);
});

test('a name that somebody chooses while they are erased is erased with the others', async () => {
  const { url, gate, code, cookie, ben } = await gated();
  gate.shut();
  const erased = ask(url, `/api/clubs/${code}/me/erase`, {}, ben.cookie);
  await gate.reached;
  expect(await ben.do({ do: 'come', name: NAME })).toMatchObject({ t: 'ok' });
  gate.open();
  expect((await erased).status).toBe(200);
  const file = await (await ask(url, `/api/clubs/${code}/file`, undefined, cookie)).text();
  expect(file).not.toContain(NAME);
});
