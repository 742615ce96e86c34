import { sqliteStore, type Store } from '@masque/store';
import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { cookieOf } from '../test/evening.ts';
import { Gate } from '../test/gate.ts';
import { ask, dealt, house, open, visitor } from '../test/house.ts';

/** The cookies that a device sends after a response has changed some of them. */
const after = (response: Response, before: string): string => {
  const set = [...before.split('; '), ...response.headers.getSetCookie().map((it) => it.split(';')[0]!)];
  const kept = new Map(set.map((it) => [it.split('=')[0]!, it]));
  return [...kept.values()].filter((it) => !it.endsWith('=')).join('; ');
};

test('a second device takes over with a code that works once', async () => {
  const { url } = await house();
  const { code, cookies, players } = await dealt(url, 2);
  expect((await ask(url, '/api/me/link', {})).status).toBe(403);
  const link = (await (await ask(url, '/api/me/link', {}, cookies[0])).json()) as {
    code: string;
    url: string;
    qr: string;
  };
  expect(link.url).toContain(`/take/${link.code}`);
  expect(link.qr).toContain('<svg');
  const taken = await ask(url, '/api/takeover', { code: link.code.toLowerCase() });
  expect(await taken.json()).toMatchObject({ name: 'Ada' });
  const cookie = taken.headers.get('set-cookie')!;
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
  expect((await ask(url, '/api/takeover', { code: link.code })).status).toBe(404);
  const second = await Client.join(url, code, { cookie: cookie.split(';')[0]! });
  expect(second.doc).toEqual(players[0]!.doc);
  expect(second.doc!.you).toMatchObject({ seat: 0, host: true });
  await second.act(second.offer('wave'));
  await players[0]!.settled();
  expect(players[0]!.doc).toEqual(second.doc);
});

test('a device is told whom a code belongs to, and all other devices can be signed out', async () => {
  const { url } = await house();
  const { code: table, cookies, players } = await dealt(url, 2);
  const link = (await (await ask(url, '/api/me/link', {}, cookies[0])).json()) as { code: string };
  const look = (cookie?: string) => ask(url, `/api/takeover/${link.code}`, undefined, cookie).then((it) => it.json());
  expect(await look()).toEqual({ next: { name: 'Ada', mask: expect.any(String) } });
  expect(await look(cookies[1])).toMatchObject({ next: { name: 'Ada' }, now: { name: 'Ben' } });
  expect(await look(cookies[0])).toMatchObject({ same: true });
  const taken = await ask(url, '/api/takeover', { code: link.code });
  expect((await ask(url, `/api/takeover/${link.code}`)).status).toBe(404);
  const second = taken.headers.get('set-cookie')!.split(';')[0]!;
  const own = cookieOf(await ask(url, '/api/me/devices/end', {}, second));
  await ask(url, '/api/me', undefined, own);
  await players[0]!.until(() => players[0]!.closed !== null);
  expect((await Client.join(url, table, { cookie: own })).doc!.you).toMatchObject({ seat: 0, host: true });
  for (const old of [cookies[0]!, second]) expect((await Client.join(url, table, { cookie: old })).doc!.you).toBeNull();
  expect((await ask(url, '/api/me/devices/end', {})).status).toBe(403);
});

test('a device does not lose its person with the answer that gives it a new token', async () => {
  const { url } = await house();
  const { code: table, cookies, players } = await dealt(url, 2);
  const [mine] = cookies as [string];
  const end = (cookie: string) => ask(url, '/api/me/devices/end', {}, cookie);
  const nameOf = async (cookie: string) =>
    ((await (await ask(url, '/api/me', undefined, cookie)).json()) as { name?: string }).name;
  await end(mine);
  expect(await nameOf(mine)).toBe('Ada');
  const own = after(await end(mine), mine);
  expect(players[0]!.closed).toBeNull();
  // The first use is lost on its way back, too.
  expect((await Client.join(url, table, { cookie: own })).doc!.you).toMatchObject({ seat: 0 });
  await players[0]!.until(() => players[0]!.closed !== null);
  expect([await nameOf(mine), await nameOf(own), await nameOf(own)]).toEqual([undefined, 'Ada', 'Ada']);
  // The next time, too, only one device stays.
  const next = after(await end(own), own);
  expect([await nameOf(next), await nameOf(own), await nameOf(next)]).toEqual(['Ada', undefined, 'Ada']);
});

test('while a release is rolled out, nodes that know no second token recognise a device as long as its first is valid', async () => {
  const { url } = await house();
  const visit = (cookie: string) => ask(url, '/api/tables', undefined, cookie);
  const before = await visitor(url, 'Ada');
  const ended = after(await ask(url, '/api/me/devices/end', {}, before), before);
  // An older node reads this one alone.
  expect(ended.split('; ')).toContain(before);
  const answer = await visit(ended);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const settled = after(answer, ended);
  expect(settled).toMatch(/^masque=[\w-]{43}$/);
  expect(settled).not.toBe(before);
  const nameOf = async (cookie: string) =>
    ((await (await ask(url, '/api/me', undefined, cookie)).json()) as { name?: string }).name;
  expect([await nameOf(settled), await nameOf(before)]).toEqual(['Ada', undefined]);
  // An older node took the device for somebody new, because the answer was lost: here it is known again.
  const strange = await visitor(url, 'Nobody');
  expect(await nameOf(`${strange}; ${ended.split('; ')[1]}`)).toBe('Ada');
  // Whoever becomes somebody else does not come back by the second token.
  const aside = after(await ask(url, '/api/me/aside', {}, ended), ended);
  expect(await nameOf(aside)).toBeUndefined();
});

test('of two devices that sign each other out at once, the first one to come back stays', async () => {
  const { url } = await house();
  const cookie = await visitor(url, 'Ada');
  const end = async (from: string) => after(await ask(url, '/api/me/devices/end', {}, from), from);
  const nameOf = async (from: string) =>
    ((await (await ask(url, '/api/me', undefined, from)).json()) as { name?: string }).name;
  for (let shared = cookie, i = 0; i < 3; i++) {
    const [one, other] = [await end(shared), await end(shared)];
    expect([await nameOf(one), await nameOf(other), await nameOf(one)]).toEqual(['Ada', undefined, 'Ada']);
    shared = one;
  }
});

test('a device that is signed out stays so, though it was just about to change its name', async () => {
  const inner = await sqliteStore(':memory:');
  const gate = new Gate();
  const savePerson: Store['savePerson'] = async (person) => {
    if ((person.data as { name?: string }).name === 'Eve') await gate.pass();
    return inner.savePerson(person);
  };
  const { url } = await house({ store: { ...inner, savePerson } });
  const stolen = await visitor(url, 'Ada');
  await ask(url, '/api/tables', { game: 'toy' }, stolen);
  gate.shut();
  const named = ask(url, '/api/me', { name: 'Eve' }, stolen);
  await gate.reached;
  const mine = cookieOf(await ask(url, '/api/me/devices/end', {}, stolen));
  await ask(url, '/api/me', undefined, mine);
  gate.open();
  await named;
  expect(await (await ask(url, '/api/me', undefined, stolen)).json()).not.toHaveProperty('name');
  expect(await (await ask(url, '/api/me', undefined, mine)).json()).toHaveProperty('name');
});

test('the previous person of a device that takes over another one is kept, and can return', async () => {
  const { url } = await house();
  const { cookies } = await dealt(url, 2);
  const [ada, ben] = [cookies[0]!, cookies[1]!];
  const { code } = (await (await ask(url, '/api/me/link', {}, ada)).json()) as { code: string };
  const taken = after(await ask(url, '/api/takeover', { code }, ben), ben);
  expect(await (await ask(url, '/api/me', undefined, taken)).json()).toMatchObject({ name: 'Ada' });
  const others = (await (await ask(url, '/api/me/others', undefined, taken)).json()) as { id: string; name: string }[];
  expect(others.map((it) => it.name)).toEqual(['Ben']);
  const back = after(await ask(url, '/api/me/back', { id: others[0]!.id }, taken), taken);
  expect(await (await ask(url, '/api/me', undefined, back)).json()).toMatchObject({ name: 'Ben' });
  // The person the device has become again is not also put aside.
  const again = (await (await ask(url, '/api/me/link', {}, ada)).json()) as { code: string };
  const twice = after(await ask(url, '/api/takeover', { code: again.code }, back), back);
  const left = (await (await ask(url, '/api/me/others', undefined, twice)).json()) as { name: string }[];
  expect(left.map((it) => it.name)).toEqual(['Ben']);
});

test('a phone that is passed on becomes another person, and nobody is lost', async () => {
  const { url } = await house();
  const { code, cookies } = await dealt(url, 2);
  const others = async (cookie: string) =>
    (await (await ask(url, '/api/me/others', undefined, cookie)).json()) as { id: string; name: string }[];

  let phone = cookies[0]!;
  expect(await others(phone)).toEqual([]);
  phone = after(await ask(url, '/api/me/aside', {}, phone), phone);
  expect((await Client.join(url, code, { cookie: phone })).doc!.you).toMatchObject({ seat: null, host: false });
  expect(await others(phone)).toMatchObject([{ name: 'Ada' }]);
  // Nothing that can be read lets somebody else become Ada.
  const [ada] = await others(phone);
  expect(cookies[0]).not.toContain(ada!.id);

  await ask(url, '/api/me', { name: 'Zoe' }, phone);
  phone = after(await ask(url, '/api/me/back', { id: ada!.id }, phone), phone);
  expect((await Client.join(url, code, { cookie: phone })).doc!.you).toMatchObject({ seat: 0, host: true });
  expect(await others(phone)).toMatchObject([{ name: 'Zoe' }]);
  // Another device has not put her aside.
  expect((await ask(url, '/api/me/back', { id: ada!.id }, cookies[1])).status).toBe(404);
  // Somebody without a name is not kept.
  phone = after(await ask(url, '/api/me/aside', {}, phone), phone);
  phone = after(await ask(url, '/api/me/aside', {}, phone), phone);
  expect((await others(phone)).map((it) => it.name)).toEqual(['Ada', 'Zoe']);
  // A device whose session was ended cannot be switched back to.
  const ended = await ask(url, '/api/me/devices/end', {}, cookies[0]);
  await ask(url, '/api/me', undefined, cookieOf(ended));
  expect((await others(phone)).map((it) => it.name)).toEqual(['Zoe']);
});

test('the identity of a device is not cached by proxies, and with https cannot be set by another site', async () => {
  const { url } = await house({ url: 'https://masque.club' });
  const response = await ask(url, '/api/me', {});
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-masque=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/);
  expect(response.headers.get('strict-transport-security')).not.toContain('includeSubDomains');
  const cookie = response.headers.get('set-cookie')!.split(';')[0]!;
  await ask(url, '/api/me', { name: 'Ada' }, cookie);
  expect(await (await ask(url, '/api/me', undefined, cookie)).json()).toEqual({ name: 'Ada' });
});

test('names are kept for the next visit', async () => {
  const { url } = await house();
  const cookie = await visitor(url, 'Ada');
  await ask(url, '/api/me', { mask: 'owl' }, cookie);
  expect(await (await ask(url, '/api/me', undefined, cookie)).json()).toEqual({ name: 'Ada', mask: 'owl' });
  expect(await open(url, 'masque=forged')).toMatch(/^[A-Z]{4}$/);
});
