import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { evening, masks } from './club.fixture.ts';
import {
  clubCommand,
  clubInput,
  deskView,
  hostsOf,
  named,
  nobody,
  replay,
  roomView,
  rule,
  step,
  title,
  type Club,
  type ClubInput,
} from './index.ts';
import { clubWords } from './words/index.ts';

/** What the server knows of the tables of an evening that has none. */
const tables = { options: {}, settings: {} };

test('returning people are recognised, and nobody can use another’s name', () => {
  const club = evening();
  const gone = step(club, { t: 'gone', at: 20, member: 'm2' });
  const back = rule(gone, { person: 'p2' }, { do: 'come' }, 21, masks);
  expect(back).toEqual({ ok: true, inputs: [{ t: 'here', at: 21, member: 'm2' }] });
  expect(rule(club, { person: 'p9' }, { do: 'come', name: 'BÉN' }, 21, masks)).toEqual({
    ok: false,
    code: 'name_known',
  });
  expect(rule(club, { person: 'p9' }, { do: 'come' }, 21, masks)).toEqual({ ok: false, code: 'name_needed' });
  expect(rule(club, { person: 'p9' }, { do: 'come', name: 'Dov', mask: 'fox' }, 21, masks)).toMatchObject({
    inputs: [{ t: 'member', member: 'm91', name: 'Dov', mask: 'ram' }, { t: 'here' }],
  });
});

test('to find a name among many, only the names that are new are read', () => {
  const club = evening(Array.from({ length: 500 }, (_, i) => `Ada ${i}`));
  expect(named(club, 'Ada 499')?.id).toBe('m500');
  const more = step(club, { t: 'member', at: 20, member: 'm501', person: 'p501', name: 'Zoe', mask: 'owl' });
  const read = vi.spyOn(String.prototype, 'normalize');
  expect(named(more, 'ZOÉ')?.id).toBe('m501');
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRestore();
  const renamed = step(more, { t: 'member', at: 21, member: 'm501', person: 'p501', name: 'Ada', mask: 'owl' });
  expect([named(renamed, 'Zoe'), named(renamed, 'ada')?.id]).toEqual([undefined, 'm501']);
});

test('a person who is sent away cannot come in again, and a host cannot be sent away', () => {
  const club = evening();
  expect(rule(club, { person: 'p1' }, { do: 'bar', member: 'm1', on: true }, 20, masks)).toMatchObject({ ok: false });
  expect(rule(club, { person: 'p2' }, { do: 'bar', member: 'm3', on: true }, 20, masks)).toMatchObject({
    code: 'not_host',
  });
  const barred = step(club, { t: 'bar', at: 20, member: 'm2', on: true });
  expect(barred.evening!.here['m2']).toBeUndefined();
  expect(rule(barred, { person: 'p2' }, { do: 'come' }, 21, masks)).toEqual({ ok: false, code: 'barred' });
  expect(step(barred, { t: 'here', at: 22, member: 'm2' })).toEqual(barred);
});

test('the last host cannot resign', () => {
  const club = evening();
  expect(rule(club, { person: 'p1' }, { do: 'host', member: 'm1', on: false }, 20, masks)).toMatchObject({
    code: 'last_host',
  });
  const two = step(club, { t: 'host', at: 20, member: 'm2', on: true });
  expect(hostsOf(step(two, { t: 'host', at: 21, member: 'm1', on: false })).map((it) => it.id)).toEqual(['m2']);
});

test('an evening that was left open ends when the next one begins', () => {
  const next = step(evening(), { t: 'open', at: 99, evening: 'e95', name: 'Next Friday' });
  expect(next.chapters).toMatchObject([
    { id: 'e90', closedAt: 99, came: ['m1', 'm2', 'm3'] },
    { id: 'e95', came: [] },
  ]);
  expect(next.evening).toMatchObject({ id: 'e95', here: {}, tables: {} });
});

test('a host renames the club, and changes its colour, its language and who may watch', () => {
  const club = evening();
  const does = (person: string, command: Parameters<typeof rule>[2]) => rule(club, { person }, command, 20, masks);
  const rename = { do: 'rename', name: 'The Owl', color: 'moss', language: 'fr' } as const;
  expect(does('p2', rename)).toEqual({ ok: false, code: 'not_host' });
  expect(does('p2', { do: 'watching', who: 'none' })).toEqual({ ok: false, code: 'not_host' });
  const inputs = [does('p1', rename), does('p1', { do: 'watching', who: 'over' })].flatMap((it) =>
    it.ok ? it.inputs : [],
  );
  const after = replay(inputs, club);
  expect(roomView('VELA', after, new Map(), () => false).club).toEqual({
    name: 'The Owl',
    color: 'moss',
    language: 'fr',
    watching: 'over',
  });
  // Earlier logs have names without a language.
  expect(step(after, { t: 'rename', at: 21, name: 'The Lantern', color: 'brass' }).language).toBe('fr');
});

test('people who announced themselves are expected until they arrive, and asked again for the next evening', () => {
  const before: ClubInput[] = [
    { t: 'close', at: 20 },
    { t: 'plan', at: 21, name: 'Saturday', on: 99 },
    { t: 'coming', at: 22, member: 'm2', on: true },
    { t: 'coming', at: 23, member: 'm3', on: true },
  ];
  const planned = before.reduce<Club>(step, evening());
  expect(deskView(planned, {}, tables)).toMatchObject({ expected: [], coming: ['Ben', 'Cleo'] });
  const begun: ClubInput[] = [
    { t: 'open', at: 99, evening: 'e95', name: 'Saturday' },
    { t: 'here', at: 100, member: 'm3' },
  ];
  const on = begun.reduce<Club>(step, planned);
  expect(deskView(on, {}, tables)).toMatchObject({ expected: ['Ben'], coming: [] });
  expect(deskView(step(on, { t: 'erase', at: 101, member: 'm2' }), {}, tables).expected).toEqual([]);
});

const inputs: fc.Arbitrary<ClubInput> = (() => {
  const id = (kind: string) => fc.integer({ min: 1, max: 6 }).map((n) => `${kind}${n}`);
  const at = fc.nat(1000);
  const on = fc.boolean();
  const name = fc.constantFrom('Ada', 'Ben', 'Élise', 'The Lantern');
  return fc.oneof(
    fc.record({
      t: fc.constant('member' as const),
      at,
      member: id('m'),
      person: id('p'),
      name,
      mask: fc.constantFrom(...masks),
    }),
    fc.record({
      t: fc.constantFrom('host' as const, 'bar' as const, 'rest' as const, 'coming' as const),
      at,
      member: id('m'),
      on,
    }),
    fc.record({ t: fc.constantFrom('here' as const, 'gone' as const, 'erase' as const), at, member: id('m') }),
    fc.record({ t: fc.constant('open' as const), at, evening: id('e'), name }),
    fc.record({ t: fc.constant('close' as const), at }),
    fc.record({ t: fc.constant('line' as const), at, member: id('m'), on, table: id('t') }),
    fc.record({ t: fc.constant('call' as const), at, member: id('m'), table: id('t'), until: at }),
    fc.record({
      t: fc.constant('pass' as const),
      at,
      member: id('m'),
      why: fc.constantFrom('let' as const, 'late' as const, 'begun' as const),
    }),
    fc.record({ t: fc.constant('table' as const), at, table: id('t'), code: fc.constant('VELA'), name }),
    fc.record({ t: fc.constant('untable' as const), at, table: id('t') }),
    fc.record({ t: fc.constant('plan' as const), at, name }),
    fc.record({
      t: fc.constant('pair' as const),
      at,
      a: id('m'),
      b: id('m'),
      wish: fc.constantFrom('together' as const, 'apart' as const, 'none' as const),
    }),
  );
})();

test('any log gives a consistent club, and always the same one', () => {
  fc.assert(
    fc.property(fc.array(inputs, { maxLength: 60 }), (log) => {
      for (const it of log) expect(clubInput.parse(it)).toEqual(it);
      const club = replay(log);
      expect(replay(JSON.parse(JSON.stringify(log)) as ClubInput[])).toEqual(club);
      // One at a time or all at once give the same result, and earlier states are not modified.
      const half = replay(log.slice(0, log.length / 2));
      const kept = JSON.stringify(half);
      expect(replay(log.slice(log.length / 2), half)).toEqual(club);
      expect(JSON.stringify(half)).toBe(kept);
      for (const [id, it] of Object.entries(club.evening?.here ?? {})) {
        expect(club.members[id]).toBeDefined();
        expect(club.members[id]!.barred ?? club.members[id]!.erased).toBeUndefined();
        if (it.line?.table !== undefined) expect(club.evening!.tables[it.line.table]).toBeDefined();
        if (it.call) expect(club.evening!.tables[it.call.table]).toBeDefined();
      }
      const view = roomView('VELA', club, new Map(), () => false);
      // The ids by which the server knows people are never sent.
      expect(JSON.stringify(view)).not.toMatch(/"p\d"/);
      expect(JSON.stringify(view)).not.toContain('pin');
    }),
  );
});

test('an empty club can be shown, and every refusal has a text in every language', () => {
  expect(roomView('VELA', nobody, new Map(), () => false)).toMatchObject({ evening: null, people: {}, tables: {} });
  const codes = Object.keys(clubWords.en);
  expect(Object.keys(clubWords.fr)).toEqual(codes);
  expect(clubCommand.safeParse({ do: 'say', text: '' }).success).toBe(false);
});

test('invisible or indistinguishable names are refused, as at a table', () => {
  const club = evening();
  expect(rule(club, { person: 'p9' }, { do: 'come', name: 'B\u0435n' }, 90, masks)).toEqual({
    ok: false,
    code: 'name_known',
  });
  expect(clubCommand.safeParse({ do: 'come', name: '\u3164\u200b' }).success).toBe(false);
  expect(clubCommand.safeParse({ do: 'open', name: '\u3164\u200b' }).success).toBe(false);
  expect(title.parse('Fri\u200bday')).toBe('Friday');
});

test('favourites are kept in the order in which they were chosen, and go with their ruleset', () => {
  const chosen = ['coup/first', 'r91', 'coup/first'].reduce<Club>(
    (club, what, i) => step(club, { t: 'favour', at: i, what, on: true }),
    step(evening(), { t: 'ruleset', at: 0, ruleset: { id: 'r91', name: 'Ours', game: 'coup', options: {} } }),
  );
  expect(chosen.favourites).toEqual(['r91', 'coup/first']);
  expect(step(chosen, { t: 'drop', at: 9, ruleset: 'r91' }).favourites).toEqual(['coup/first']);
  expect(step(chosen, { t: 'favour', at: 9, what: 'coup/first', on: false }).favourites).toEqual(['r91']);
  expect(clubCommand.safeParse({ do: 'favour', what: 'no such: thing', on: true }).success).toBe(false);
});

test('a link makes one more host, once, and only while it is the last one', () => {
  const club = step(evening(), { t: 'invite', at: 20, invite: 'first' });
  const other = step(club, { t: 'invite', at: 21, invite: 'second' });
  const used = rule(other, { person: 'p2' }, { do: 'cohost', invite: 'second' }, 22, masks);
  expect(rule(other, { person: 'p2' }, { do: 'cohost', invite: 'first' }, 22, masks)).toMatchObject({
    code: 'no_invite',
  });
  if (!used.ok) throw new Error(used.code);
  const after = replay(used.inputs, other);
  expect(hostsOf(after).map((it) => it.name)).toEqual(['Ada', 'Ben']);
  expect(rule(after, { person: 'p3' }, { do: 'cohost', invite: 'second' }, 23, masks)).toMatchObject({
    code: 'no_invite',
  });
  // It does not help somebody who was sent away either.
  const barred = step(other, { t: 'bar', at: 22, member: 'm3', on: true });
  expect(rule(barred, { person: 'p3' }, { do: 'cohost', invite: 'second' }, 23, masks)).toMatchObject({
    code: 'barred',
  });
  // Nobody becomes a host if no link was ever made.
  expect(rule(evening(), { person: 'p2' }, { do: 'cohost', invite: '' }, 22, masks).ok).toBe(false);
});

test('screens show what hosts select, and return to the evening when that table is closed', () => {
  const club = step(evening(), { t: 'table', at: 20, table: 't91', code: 'VELA', name: '1' });
  const ask = (show: string) => rule(club, { person: 'p1' }, { do: 'screen', show }, 21, masks);
  expect(ask('t92')).toEqual({ ok: false, code: 'no_table' });
  for (const it of ['rotation', 'standings']) expect(ask(it).ok).toBe(true);
  const shown = step(club, { t: 'screen', at: 21, show: 't91' });
  expect(roomView('VELA', shown, new Map(), () => false).screen).toBe('t91');
  expect(step(shown, { t: 'untable', at: 22, table: 't91' }).evening!.screen).toBe('evening');
});

test('one screen can show something of its own, until a host lets it show what all show', () => {
  const club = step(evening(), { t: 'table', at: 20, table: 't91', code: 'VELA', name: '1' });
  const ask = (screen: string, show?: string) =>
    rule(club, { person: 'p1' }, { do: 'screen', screen, ...(show && { show }) }, 21, masks);
  expect(ask('bar001', 't92')).toEqual({ ok: false, code: 'no_table' });
  expect(ask('bar001', 't91')).toEqual({
    ok: true,
    inputs: [{ t: 'screen', at: 21, screen: 'bar001', show: 't91' }],
  });
  const own = step(club, { t: 'screen', at: 21, screen: 'bar001', show: 't91' });
  const all = step(own, { t: 'screen', at: 22, show: 'rotation' });
  expect([all.evening!.screen, all.evening!.screens]).toEqual(['rotation', { bar001: 't91' }]);
  expect(step(all, { t: 'screen', at: 23, screen: 'bar001' }).evening!.screens).toEqual({});
  // Its table is closed.
  expect(step(all, { t: 'untable', at: 23, table: 't91' }).evening!.screens).toEqual({});
});

test('planned beginnings of tables and the planned end of the evening can be changed and removed', () => {
  const club = step(evening(), { t: 'table', at: 20, table: 't91', code: 'VELA', name: '1' });
  const planned = replay(
    [
      { t: 'until', at: 21, on: 900 },
      { t: 'begins', at: 21, table: 't91', on: 500 },
    ],
    club,
  );
  expect(planned.evening).toMatchObject({ until: 900, tables: { t91: { begins: 500 } } });
  const open = replay(
    [
      { t: 'until', at: 22 },
      { t: 'begins', at: 22, table: 't91' },
    ],
    planned,
  );
  expect(open.evening).toEqual(club.evening);
});

test('no time is planned that a phone could not show', () => {
  const plan = (on: number) => clubCommand.safeParse({ do: 'until', on }).success;
  expect([0, 8.64e15].filter(plan).map((on) => new Intl.DateTimeFormat('en').format(on))).toHaveLength(2);
  expect([-1, 1e16, 1e308].filter(plan)).toEqual([]);
});

test('a club remembers its last commands, so that none is done twice', () => {
  const keys = Array.from({ length: 600 }, (_, i) => `key ${i}`);
  const club = replay(
    keys.map((key): ClubInput => ({ t: 'done', at: 20, key, n: 0 })),
    evening(),
  );
  expect(club.done).toEqual(keys.slice(100));
});
