import { expect, onTestFinished, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { Client } from '../test/client.ts';
import { benPlays, club, cookieOf, guest } from '../test/evening.ts';
import { ask, house, visitor } from '../test/house.ts';

test('a host link makes the person who opens it a host, and is not in the club’s file', async () => {
  const { url } = await house();
  const { code, desk, cookie } = await club(url);
  const ben = await guest(url, code, 'Ben');
  expect(await ben.do({ do: 'invite' })).toMatchObject({ code: 'not_host' });
  expect(await desk.do({ do: 'invite' })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.desk!.invite !== null);
  const invite = desk.doc!.desk!.invite!;
  expect(await (await ask(url, `/api/clubs/${code}/file`, undefined, cookie)).text()).not.toContain(invite);
  expect(await ben.do({ do: 'cohost', invite })).toMatchObject({ t: 'ok' });
  await ben.until(() => ben.you!.host);
  await desk.until(() => desk.doc!.desk!.invite === null);
  const cleo = await guest(url, code, 'Cleo');
  expect(await cleo.do({ do: 'cohost', invite })).toMatchObject({ code: 'no_invite' });
});

test('a dead phone is replaced by the PIN or a host’s word, and the old one is disconnected', async () => {
  const { url } = await house();
  const { code, desk, ben, at, seat: old } = await benPlays(url);
  const member = ben.you!.member!;
  const held = JSON.stringify(old.doc!.play!.table);

  // With a host's consent.
  const device = await visitor(url);
  const asked = await ask(url, `/api/clubs/${code}/claims`, { member }, device);
  const { claim } = (await asked.json()) as { claim: string };
  await desk.until(() => desk.doc!.desk!.claims[claim]?.member === member);
  const thief = await visitor(url);
  expect((await ask(url, `/api/clubs/${code}/claims/${claim}`, undefined, thief)).status).toBe(404);
  expect(await (await ask(url, `/api/clubs/${code}/claims/${claim}`, undefined, device)).json()).toEqual({
    state: 'waiting',
  });
  expect(await desk.do({ do: 'claim', claim, yes: true })).toMatchObject({ t: 'ok' });
  await old.until(() => old.closed !== null);
  expect(old.closed!.code).toBe(4001);
  const taken = await ask(url, `/api/clubs/${code}/claims/${claim}`, undefined, device);
  expect(await taken.json()).toEqual({ state: 'yes' });
  // If the answer is lost on its way, the device asks again.
  const twice = await ask(url, `/api/clubs/${code}/claims/${claim}`, undefined, device);
  expect([await twice.json(), cookieOf(twice)]).toEqual([{ state: 'yes' }, cookieOf(taken)]);
  const next = await Client.join(url, at, { cookie: cookieOf(taken) });
  expect(JSON.stringify(next.doc!.play!.table)).toBe(held);
  expect(next.doc!.you!.seat).toBe(old.doc!.you!.seat);
  // The old token is no longer valid.
  expect((await Client.join(url, at, ben)).doc!.you).toBeNull();

  // With the PIN, which only hosts see.
  const given = desk.doc!.desk!.pin;
  expect(given).toMatch(/^\d{6}$/);
  expect(await desk.do({ do: 'pin' })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.desk!.pin !== given);
  const { pin } = desk.doc!.desk!;
  const wrong = pin === '000000' ? '000001' : '000000';
  expect((await ask(url, `/api/clubs/${code}/claims`, { member, pin: wrong }, device)).status).toBe(403);
  // A whole club may enter it at once: only wrong PINs count towards the limit.
  for (let i = 0; i < 8; i++)
    expect((await ask(url, `/api/clubs/${code}/claims`, { member, pin }, await visitor(url))).status).toBe(200);
  const again = await ask(url, `/api/clubs/${code}/claims`, { member, pin }, await visitor(url));
  expect(await again.json()).toEqual({ claim: null });
  expect((await Client.join(url, at, { cookie: cookieOf(again) })).doc!.you!.seat).toBe(old.doc!.you!.seat);
});

test('a stranger who claims to be everybody pushes out nobody who asks from the club', async () => {
  const { url } = await house({ limits: 50, trustProxy: true });
  const { code, desk } = await club(url);
  const ben = await guest(url, code, 'Ben');
  const member = ben.you!.member!;
  const claim = async (line: string): Promise<string> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': line, cookie: await visitor(url) };
    const body = JSON.stringify({ member });
    const response = await fetch(`${url}/api/clubs/${code}/claims`, { method: 'POST', headers, body });
    return ((await response.json()) as { claim: string }).claim;
  };
  const own = await claim('203.0.113.9');
  for (let n = 0; n < 35; n++) await claim('198.51.100.7');
  const last = await claim('198.51.100.7');
  await desk.until(() => desk.doc!.desk!.claims[last] !== undefined);
  expect(Object.keys(desk.doc!.desk!.claims)).toHaveLength(30);
  expect(desk.doc!.desk!.claims[own]?.member).toBe(member);
});

/** Enters a PIN for a member from an address. Returns the code of the refusal; `null`: it was right. */
async function enter(url: string, code: string, line: string, member: string, pin: string): Promise<string | null> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': line };
  const body = JSON.stringify({ member, pin });
  const response = await fetch(`${url}/api/clubs/${code}/claims`, { method: 'POST', headers, body });
  return response.ok ? null : ((await response.json()) as { error: { code: string } }).error.code;
}

const notThis = (pin: string): string => (pin === '000000' ? '000001' : '000000');

test('a stranger who guesses the PIN keeps nobody else from using it', async () => {
  const { url } = await house({ trustProxy: true });
  const { code, desk } = await club(url);
  const { member } = (await guest(url, code, 'Ben')).you!;
  const pin = desk.doc!.desk!.pin!;
  for (let n = 0; n < 12; n++)
    expect(await enter(url, code, '198.51.100.7', member!, notThis(pin))).toBe(n < 6 ? 'pin_wrong' : 'pin_often');
  expect(await enter(url, code, '198.51.100.7', member!, pin)).toBe('pin_often');
  expect(await enter(url, code, '203.0.113.9', member!, pin)).toBeNull();
});

test('strangers who guess from many addresses lock the PIN only until a host makes another', async () => {
  const { url } = await house({ trustProxy: true });
  const { code, desk } = await club(url);
  const { member } = (await guest(url, code, 'Ben')).you!;
  const first = desk.doc!.desk!.pin!;
  const strangers = [1, 2, 3, 4, 5].map((n) => `198.51.100.${n}`);
  for (const line of strangers)
    for (let n = 0; n < 6; n++) expect(await enter(url, code, line, member!, notThis(first))).toBe('pin_wrong');
  expect(await enter(url, code, '203.0.113.9', member!, first)).toBe('pin_often');
  expect(await desk.do({ do: 'pin' })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.desk!.pin !== first);
  const { pin } = desk.doc!.desk!;
  expect(await enter(url, code, '203.0.113.9', member!, pin!)).toBeNull();
  // For whoever has guessed, a new PIN changes nothing.
  for (const line of strangers) expect(await enter(url, code, line, member!, notThis(pin!))).toBe('pin_often');
});

test('wrong PINs count, and a device waits for its answer, however long nobody follows the club', async () => {
  const clock = fakeClock();
  const { url } = await house({ trustProxy: true, clock });
  const ticking = setInterval(() => void clock.pass(60), 5);
  onTestFinished(() => clearInterval(ticking));
  const { code, desk } = await club(url);
  const ben = await guest(url, code, 'Ben');
  const member = ben.you!.member!;
  const pin = desk.doc!.desk!.pin!;
  const device = await visitor(url);
  const asked = await ask(url, `/api/clubs/${code}/claims`, { member }, device);
  const { claim } = (await asked.json()) as { claim: string };
  for (let n = 0; n < 6; n++) expect(await enter(url, code, '198.51.100.7', member, notThis(pin))).toBe('pin_wrong');
  clearInterval(ticking);
  for (const it of [desk, ben]) {
    it.close();
    await it.gone;
  }
  await clock.pass(10 * 60_000);
  expect((await ask(url, `/api/clubs/${code}/claims/${claim}`, undefined, device)).status).toBe(200);
  // Now nobody waits any more.
  await clock.pass(10 * 60_000);
  expect((await ask(url, `/api/clubs/${code}/claims/${claim}`, undefined, device)).status).toBe(404);
  expect(await enter(url, code, '198.51.100.7', member, pin)).toBe('pin_often');
});
