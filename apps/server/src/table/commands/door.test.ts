import { expect, test } from 'vitest';
import { sqliteStore } from '@masque/store';
import { Client } from '../../test/client.ts';
import { TableLimits } from '../../limits.ts';
import { ask, house, open, visitor } from '../../test/house.ts';

/** A table with its host on the first seat. */
async function hosted(url: string): Promise<{ code: string; ada: Client }> {
  const cookie = await visitor(url, 'Ada');
  const code = await open(url, cookie);
  const ada = await Client.join(url, code, { cookie });
  await ada.do({ do: 'sit' });
  return { code, ada };
}

const guest = async (url: string, code: string, name: string): Promise<Client> =>
  Client.join(url, code, { cookie: await visitor(url, name) });

test('an unlisted table is in no list, and found by its code', async () => {
  const { url } = await house();
  const { code, ada } = await hosted(url);
  const other = await hosted(url);
  expect(await ada.do({ do: 'settings', listed: false })).toMatchObject({ t: 'ok' });
  const listed = (await (await ask(url, '/api/tables')).json()) as { code: string }[];
  expect(listed.map((it) => it.code)).toEqual([other.code]);
  expect((await ask(url, `/api/tables/${code}`)).status).toBe(200);
  expect(ada.doc!.lobby.settings).toEqual({ botForAway: false, chat: false, unlisted: true });
});

test('with a password, only those who know it can take a free seat', async () => {
  const store = await sqliteStore(':memory:');
  const { url } = await house({ store });
  const { code, ada } = await hosted(url);
  expect(await ada.do({ do: 'settings', entry: 'password' })).toMatchObject({ code: 'password_needed' });
  expect(await ada.do({ do: 'settings', entry: 'password', password: 'abc' })).toMatchObject({ code: 'bad_message' });
  await ada.do({ do: 'settings', entry: 'password', password: 'red herring' });
  const [ben, eve] = [await guest(url, code, 'Ben'), await guest(url, code, 'Eve')];
  expect(ben.doc!.lobby.settings.entry).toBe('password');
  expect(ben.doc!.you!.in).toBeUndefined();
  expect(await ben.do({ do: 'sit' })).toMatchObject({ code: 'password_needed' });
  expect(await ben.do({ do: 'sit', password: 'red cabbage' })).toMatchObject({ code: 'password_wrong' });
  expect(await ben.do({ do: 'sit', password: ' red herring ' })).toMatchObject({ t: 'ok' });
  // Somebody who was inside may come back, but not after being sent away.
  await ben.do({ do: 'stand' });
  expect(await ben.do({ do: 'sit', seat: 2 })).toMatchObject({ t: 'ok' });
  await ada.do({ do: 'clear', seat: 2 });
  expect(await ben.do({ do: 'sit' })).toMatchObject({ code: 'password_needed' });
  // The host may always enter.
  await ada.do({ do: 'stand' });
  expect(await ada.do({ do: 'sit' })).toMatchObject({ t: 'ok' });
  // The password is sent to nobody, only the host may change it, and the store does not contain it in clear.
  expect(await eve.do({ do: 'settings', entry: 'open' })).toMatchObject({ code: 'not_host' });
  await eve.settled();
  for (const it of [ada, ben, eve]) expect(it.frames.join()).not.toContain('herring');
  expect(JSON.stringify(await store.loadTableByCode(code))).not.toContain('herring');
  // A new password leaves seated people where they are and makes the old one useless.
  await ben.do({ do: 'sit', password: 'red herring' });
  await ada.do({ do: 'settings', password: 'blue herring' });
  expect(await eve.do({ do: 'sit', password: 'red herring' })).toMatchObject({ code: 'password_wrong' });
  expect(await ben.do({ do: 'sit', seat: 3 })).toMatchObject({ t: 'ok' });
  await ada.do({ do: 'settings', entry: 'open' });
  expect(await eve.do({ do: 'sit' })).toMatchObject({ t: 'ok' });
});

test('guesses of a password are limited, however many devices try', async () => {
  const { url } = await house();
  const { code, ada } = await hosted(url);
  await ada.do({ do: 'settings', entry: 'password', password: 'red herring' });
  const codes: unknown[] = [];
  for (let n = 0; n < 3; n++) {
    const eve = await guest(url, code, `Eve ${n}`);
    for (let tries = 0; tries < 4; tries++) {
      const answer = await eve.do({ do: 'sit', password: `guess ${n} ${tries}` });
      codes.push('code' in answer ? answer.code : answer.t);
    }
  }
  expect(codes.filter((it) => it === 'password_wrong').length).toBeLessThan(9);
  expect(codes.at(-1)).toBe('slow_down');
});

test('a host lets in people who knock, or not', async () => {
  const { url } = await house();
  const { code, ada } = await hosted(url);
  const ben = await guest(url, code, 'Ben');
  expect(await ben.do({ do: 'knock', name: 'Ben' })).toMatchObject({ code: 'not_now' });
  await ada.do({ do: 'settings', entry: 'knock' });
  expect(await ben.do({ do: 'sit' })).toMatchObject({ code: 'not_let_in' });
  const eve = await guest(url, code, 'Eve');
  await ben.do({ do: 'knock', name: 'Ben' });
  await ben.do({ do: 'knock', name: 'Benjamin' });
  await eve.do({ do: 'knock', name: 'Eve' });
  await ada.until(() => ada.doc!.you!.knocking?.length === 2);
  const [first, second] = ada.doc!.you!.knocking!;
  expect([first!.name, second!.name]).toEqual(['Benjamin', 'Eve']);
  expect(ben.doc!.you).toMatchObject({ knocks: true });
  expect(ben.doc!.you!.knocking).toBeUndefined();
  expect(await ben.do({ do: 'letIn', id: first!.id, on: true })).toMatchObject({ code: 'not_host' });
  await ada.do({ do: 'letIn', id: first!.id, on: true });
  await ada.do({ do: 'letIn', id: second!.id, on: false });
  await ben.until(() => ben.doc!.you!.in === true);
  expect(await ben.do({ do: 'sit' })).toMatchObject({ t: 'ok' });
  expect(await eve.do({ do: 'sit' })).toMatchObject({ code: 'not_let_in' });
  expect(eve.doc!.you!.knocks).toBeUndefined();
  expect(await ada.do({ do: 'letIn', id: second!.id, on: true })).toMatchObject({ code: 'not_now' });
});

test('whoever knocks again and again neither fills the memory nor pushes out others', async () => {
  const { url } = await house({ limits: 50, trustProxy: true });
  const { code, ada } = await hosted(url);
  await ada.do({ do: 'settings', entry: 'knock' });
  const knock = async (name: string, line: string): Promise<void> => {
    const headers = { 'x-forwarded-for': line };
    const it = await Client.join(url, code, { cookie: await visitor(url, name), headers });
    expect(await it.do({ do: 'knock', name })).toMatchObject({ t: 'ok' });
    await it.close();
  };
  for (const name of ['Ben', 'Cleo']) await knock(name, '203.0.113.9');
  for (let n = 0; n < 45; n++) await knock(`Eve ${n}`, '198.51.100.7');
  await ada.until(() => ada.doc!.you!.knocking?.at(-1)?.name === 'Eve 44');
  const names = ada.doc!.you!.knocking!.map((it) => it.name);
  expect(names).toHaveLength(40);
  expect(names.slice(0, 3)).toEqual(['Ben', 'Cleo', 'Eve 7']);
});

test('whoever guesses a password too often keeps nobody else from entering it', () => {
  const { guesses } = new TableLimits(1);
  const tried = Array.from({ length: 9000 }, () => guesses.tryTake('203.0.113.9'));
  expect(tried.filter(Boolean)).toHaveLength(6);
  expect(guesses.tryTake('203.0.113.10')).toBe(true);
});
