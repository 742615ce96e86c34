import { sqliteStore } from '@masque/store';
import { expect, test } from 'vitest';
import { fakeClock } from '../../clock/fake-clock.ts';
import { club, guest } from '../../test/evening.ts';
import { ask, house } from '../../test/house.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];

const codeOf = async (asked: Promise<Response>): Promise<string> =>
  ((await (await asked).json()) as { code: string }).code;

test('a ruleset that a host passes on can be used by all clubs, and has one code whoever passes it on', async () => {
  const { url } = await house();
  const [ours, theirs] = [await club(url), await club(url)];
  const pass = (by: { code: string; cookie: string }, ruleset: object) =>
    ask(url, `/api/clubs/${by.code}/passed-on`, ruleset, by.cookie);
  const code = await codeOf(pass(ours, { game: 'toy', options: { ms: 9000, bots: false }, bots: 'hard' }));
  expect(code).toMatch(/^[A-Z]{5}$/);
  const there = await ask(url, `/api/rulesets/${code.toLowerCase()}`);
  expect(await there.json()).toEqual({ game: 'toy', options: { ms: 9000, bots: false }, bots: 'hard' });
  expect(await codeOf(pass(theirs, { bots: 'hard', game: 'toy', options: { bots: false, ms: 9000 } }))).toBe(code);
  expect(await codeOf(pass(ours, { game: 'toy', options: { ms: 9000 } }))).not.toBe(code);

  // It is no evening, and an evening is no ruleset.
  expect((await ask(url, `/api/clubs/${code}`)).status).toBe(404);
  const none = await ask(url, `/api/rulesets/${ours.code}`);
  expect([none.status, ((await none.json()) as { error: { code: string } }).error.code]).toEqual([404, 'no_ruleset']);

  const ben = await guest(url, ours.code, 'Ben');
  expect((await pass({ code: ours.code, cookie: ben.cookie }, { game: 'toy', options: {} })).status).toBe(403);
  expect((await pass(ours, { game: 'chess', options: {} })).status).toBe(400);
  expect((await pass(ours, { game: 'toy', options: { ms: 'never' } })).status).toBe(400);
});

test('a hidden set is not passed on', async () => {
  const { url } = await house();
  const ours = await club(url);
  const secret = { game: 'toy', options: { ms: 9000, bots: false, veiled: true } };
  const code = await codeOf(ask(url, `/api/clubs/${ours.code}/passed-on`, secret, ours.cookie));
  const there = await ask(url, `/api/rulesets/${code}`);
  expect(await there.json()).toEqual({ game: 'toy', options: { ms: 9000, veiled: true } });
});

test('a ruleset is forgotten when clubs that nobody uses are', async () => {
  const inner = await sqliteStore(':memory:');
  const store = { ...inner, close: async () => {} };
  const clock = fakeClock();
  const first = await house({ store, clock });
  const ours = await club(first.url);
  const code = await codeOf(
    ask(first.url, `/api/clubs/${ours.code}/passed-on`, { game: 'toy', options: {} }, ours.cookie),
  );
  await first.close();
  const isThere = async (days: number): Promise<boolean> => {
    const later = fakeClock(clock.now() + days * DAY);
    const { url, close } = await house({ store, clock: later, keepClubsDays: 100 });
    await later.pass(HOUR + 1000);
    const { ok } = await ask(url, `/api/rulesets/${code}`);
    await close();
    return ok;
  };
  expect([await isThere(99), await isThere(101)]).toEqual([true, false]);
  await inner.close();
});
