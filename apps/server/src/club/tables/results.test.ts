import type { ClubInput } from '@masque/club';
import { sqliteStore, type Store } from '@masque/store';
import { expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { finish, openTable, twoPlay } from '../../test/evening.ts';
import { GuestClient } from '../../test/guest.ts';
import { ask, house } from '../../test/house.ts';

/**
 * A game at an evening that ends, and the next one begins, while nothing can be added to the log of the club.
 *
 * @param losses how often its result cannot be stored afterwards
 */
async function playedTooFast(losses = 0) {
  const inner = await sqliteStore(':memory:');
  let goOn = (_: Promise<void>): void => {};
  let held: Promise<void> = Promise.resolve();
  let lost = losses;
  const store: Store = {
    ...inner,
    extendStream: async (...args) => {
      await held;
      const isResult = args[2].some((it) => (it as ClubInput).t === 'result');
      if (isResult && lost-- > 0) throw new Error('the database is away');
      return inner.extendStream(...args);
    },
  };
  const { url } = await house({ store });
  const { code, desk, cookie, table, at, players } = await twoPlay(url);
  const host = await Client.join(url, at, { cookie });
  const [first] = players.map((it) => it.doc!.play!.id);

  held = new Promise((done) => (goOn = done));
  const said = desk.do({ do: 'say', text: 'Supper!' });
  await finish(players);
  expect(await host.do({ do: 'rematch' })).toMatchObject({ t: 'ok' });
  await players[0]!.until(() => players[0]!.doc!.play!.id !== first);
  return { inner, goOn, said, desk, table, players, code, cookie };
}

test('a game counts though its table plays the next one before the club has heard of its end', async () => {
  const { goOn, said, desk, table, players } = await playedTooFast();
  goOn(Promise.resolve());
  expect(await said).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.room.tables[table]!.state === 'playing' && desk.doc!.room.played > 0);
  await finish(players);
  await desk.until(() => desk.doc!.room.played === 2);
});

test('it also counts if its result could not be stored at first', async () => {
  const { goOn, said, desk } = await playedTooFast(1);
  goOn(Promise.resolve());
  expect(await said).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.room.played === 1);
});

test('it also counts if the node dies before, with who had played it', async () => {
  const { inner, goOn, code, cookie } = await playedTooFast();
  goOn(Promise.reject(new Error('this node is dead')));
  const { url } = await house({ store: { ...inner, close: async () => {} } });
  const desk = await GuestClient.join(url, code, cookie, 'desk');
  await desk.until(() => desk.doc!.room.played === 1);
  const answer = await fetch(`${url}/api/clubs/${code}/standings`, { headers: { cookie } });
  const { lines, people } = (await answer.json()) as {
    lines: { member: string; games: number }[];
    people: Record<string, { name: string }>;
  };
  expect(lines.map((it) => `${people[it.member]!.name} ${it.games}`).sort()).toEqual(['Ben 1', 'Cleo 1']);
});

test('a game that ends as the evening closes counts, though the node dies before it has closed the tables', async () => {
  const inner = await sqliteStore(':memory:');
  const store: Store = {
    ...inner,
    extendStream: (name, expected, inputs) =>
      inputs.some((it) => (it as ClubInput).t === 'result')
        ? Promise.reject(new Error('this node is dead'))
        : inner.extendStream(name, expected, inputs),
  };
  const first = await house({ store });
  const { code, desk, cookie, ben, at, players } = await twoPlay(first.url);
  const codes = [at, (await openTable(desk)).at];
  await finish(players);
  expect(await desk.do({ do: 'close' })).toMatchObject({ t: 'refused' });
  await desk.until(() => desk.doc!.room.evening === null);

  const { url } = await house({ store: { ...inner, close: async () => {} } });
  const standings = async () =>
    (await (await ask(url, `/api/clubs/${code}/standings`, undefined, cookie)).json()) as { lines: object[] };
  expect((await standings()).lines).toHaveLength(2);
  for (const it of codes) expect((await Client.join(url, it, ben)).doc!.lobby.club).toMatchObject({ closed: true });
});

test('a game that is over goes on naming who played it when they have got up', async () => {
  const { url } = await house();
  const { desk, ben, table, players } = await twoPlay(url);
  await finish(players);
  const outcome = () => desk.doc!.live![table]!.outcome;
  await desk.until(() => outcome() !== undefined);
  expect(outcome()).not.toHaveProperty('players');
  await ben.do({ do: 'stand' });
  await desk.until(() => outcome()?.players !== undefined);
  expect(outcome()!.players).toEqual([{ member: desk.member('Ben') }, { member: desk.member('Cleo') }]);
  expect(desk.doc!.room.tables[table]!.seats[0]).toBeNull();
  // The next deal is a game of its own.
  await desk.do({ do: 'lobby', table });
  await desk.until(() => outcome() === undefined);
});

test('what the node does that had the club before is done once: games count, tables open, commands are carried out', async () => {
  const inner = await sqliteStore(':memory:');
  const once = new Set(['result', 'done']);
  const store: Store = {
    ...inner,
    // That node always appends the same, just before this one does.
    async extendStream(stream, expected, inputs) {
      const done = await inner.extendStream(stream, expected, inputs);
      const isLate = done.ok && inputs.some((it) => once.has((it as ClubInput).t));
      return isLate ? { ok: false, conflict: 'sequence', seq: done.seq } : done;
    },
  };
  const { url } = await house({ store });
  const { desk, players } = await twoPlay(url);
  expect(await desk.do({ do: 'invite' })).toMatchObject({ t: 'ok' });
  await finish(players);
  await desk.until(() => desk.doc!.room.played === 1);
  const [club] = await inner.listStreams('club');
  const log = (await inner.readStream(club!.id, 0)).map(({ input }) => input as ClubInput);
  expect(['table', 'invite', 'result'].map((t) => log.filter((it) => it.t === t).length)).toEqual([1, 1, 1]);
  const keys = log.flatMap((it) => (it.t === 'done' ? [it.key] : []));
  expect(new Set(keys).size).toBe(keys.length);
});
