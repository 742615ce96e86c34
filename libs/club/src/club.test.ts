import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clubCommand,
  clubInput,
  csv,
  hostsOf,
  memberOf,
  named,
  nobody,
  race,
  replay,
  roomView,
  rule,
  seating,
  standings,
  step,
  title,
  titles,
  type Club,
  type ClubInput,
  type Player,
} from './index.ts';
import { clubWords } from './words/index.ts';

const masks = ['fox', 'owl', 'cat', 'ram'] as const;

/** A club with an evening and people who are here: `m1` is the host. */
function evening(names: readonly string[] = ['Ada', 'Ben', 'Cleo']): Club {
  const inputs: ClubInput[] = [{ t: 'begin', at: 0, name: 'The Lantern', color: 'brass', language: 'en' }];
  names.forEach((name, i) =>
    inputs.push({ t: 'member', at: i, member: `m${i + 1}`, person: `p${i + 1}`, name, mask: masks[i % 4]! }),
  );
  inputs.push({ t: 'host', at: 9, member: 'm1', on: true }, { t: 'open', at: 10, evening: 'e90', name: 'Friday' });
  names.forEach((_, i) => inputs.push({ t: 'here', at: 11 + i, member: `m${i + 1}` }));
  return replay(inputs);
}

const player = (n: number, rest: Partial<Player> = {}): Player => ({ member: `m${n}`, name: '', won: false, ...rest });
const result = (session: string, players: Player[], rest: object = {}): ClubInput => ({
  t: 'result', session, evening: 'e90', table: 't91', game: 'coup', from: 0, at: 1, reason: 'won', players, ...rest,
}); // prettier-ignore

test('who comes back is who they were, and nobody has the name of another', () => {
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

test('who is sent away is gone and does not come in again, and a host cannot be', () => {
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

test('one host has to stay', () => {
  const club = evening();
  expect(rule(club, { person: 'p1' }, { do: 'host', member: 'm1', on: false }, 20, masks)).toMatchObject({
    code: 'last_host',
  });
  const two = step(club, { t: 'host', at: 20, member: 'm2', on: true });
  expect(hostsOf(step(two, { t: 'host', at: 21, member: 'm1', on: false })).map((it) => it.id)).toEqual(['m2']);
});

test('an evening that was left open is over when the next one begins', () => {
  const next = step(evening(), { t: 'open', at: 99, evening: 'e95', name: 'Next Friday' });
  expect(next.chapters).toMatchObject([
    { id: 'e90', closedAt: 99, came: ['m1', 'm2', 'm3'] },
    { id: 'e95', came: [] },
  ]);
  expect(next.evening).toMatchObject({ id: 'e95', here: {}, tables: {} });
});

test('points: places, sides, and having played to the end', () => {
  const club = [
    result('s1', [
      player(1, { place: 2 }),
      player(2, { place: 1, won: true }),
      { name: 'Pierrot', bot: true, place: 3, won: false },
    ]),
    result('s2', [player(1, { won: true }), player(2), player(3, { won: true, left: true })], {
      game: 'werewolf',
      side: 'good',
    }),
    // Told twice, counted once.
    result('s2', [player(3, { won: true })], { game: 'werewolf', side: 'good' }),
  ].reduce(step, evening());
  const lines = standings(club, { evening: 'e90' });
  expect(lines.map(({ member, place, points, games, wins }) => [member, place, points, games, wins])).toEqual([
    ['m1', 1, 8, 2, 1],
    ['m2', 2, 7, 2, 1],
    ['m3', 3, 0, 1, 1],
  ]);
  expect(lines[0]!.from).toMatchObject([
    { parts: [3, 1], place: 2 },
    { parts: [3, 1], won: true },
  ]);
  expect(standings(club, { game: 'coup' }).map((it) => it.points)).toEqual([6, 4]);
  const dear = step(club, { t: 'scheme', at: 5, game: 'coup', scheme: { places: [10], side: 0, played: 0 } });
  expect(standings(dear, { game: 'coup' }).map((it) => [it.member, it.points])).toEqual([['m2', 10], ['m1', 0]]); // prettier-ignore
  expect(csv(club, lines, ['Place', 'Name'])).toBe(
    'Place,Name\r\n1,Ada,8,2,1,' +
      `${lines[0]!.rating}\r\n2,Ben,7,2,1,${lines[1]!.rating}\r\n3,Cleo,0,1,1,${lines[2]!.rating}\r\n`,
  );
});

test('a name cannot become a formula of a spreadsheet', () => {
  const club = step(
    evening(['=1+1', 'a,"b"']),
    result('s1', [player(1, { place: 1, won: true }), player(2, { place: 2 })]),
  );
  expect(csv(club, standings(club), ['x'])).toMatch(/^x\r\n1,'=1\+1,6,1,1,\d+\r\n2,"a,""b""",4,1,0,\d+\r\n$/);
});

test('a tie is one place, and the next one is left out', () => {
  const club = [
    result('s1', [player(1, { place: 1, won: true }), player(2, { place: 1, won: true }), player(3, { place: 3 })]),
  ].reduce(step, evening());
  expect(standings(club).map((it) => it.place)).toEqual([1, 1, 3]);
});

test('ratings rise with wins, most against the strong; a game with bots alone says little, and bots have none', () => {
  let club = evening();
  for (let i = 0; i < 6; i++)
    club = step(
      club,
      result(`s${i}`, [player(1, { place: 1, won: true }), player(2, { place: 2 }), player(3, { place: 3 })]),
    );
  const [first, second, third] = standings(club).map((it) => it.rating);
  expect(first).toBeGreaterThan(second!);
  expect(second).toBeGreaterThan(third!);
  expect(titles(club, { evening: 'e90' })).toMatchObject([{ kind: 'winner', member: 'm1', n: 6, of: 6 }]);
});

test('the race holds the place after each evening of a season', () => {
  let club = step(evening(), result('s1', [player(1, { place: 1, won: true }), player(2, { place: 2 })]));
  club = step(club, { t: 'open', at: 50, evening: 'e92', name: 'Second' });
  club = step(club, result('s2', [player(2, { place: 1, won: true }), player(3, { place: 2 })], { evening: 'e92' }));
  const { evenings, lines } = race(club, 's0');
  expect(evenings).toEqual(['Friday', 'Second']);
  expect(Object.fromEntries(lines)).toEqual({ m1: [1, 2], m2: [2, 1], m3: [null, 3] });
});

test('who is erased has no name any more, and the games stay', () => {
  const club = step(step(evening(), result('s1', [player(2, { place: 1, won: true }), player(1, { place: 2 })])), {
    t: 'erase',
    at: 60,
    member: 'm2',
  });
  expect(club.members['m2']).toMatchObject({ name: '', person: '', erased: true });
  expect(memberOf(club, 'p2')).toBeUndefined();
  expect(named(club, 'Ben')).toBeUndefined();
  expect(standings(club).map((it) => it.member)).toEqual(['m2', 'm1']);
  expect(club.evening!.here['m2']).toBeUndefined();
});

test('seating fills what tables need, keeps friends together and others apart, and seats nobody twice', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.record({ min: fc.integer({ min: 1, max: 6 }), more: fc.integer({ min: 0, max: 8 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.constantFrom('lot' as const, 'unmet' as const, 'rating' as const),
      fc.infiniteStream(fc.nat(1000)),
      (people, tables, how, chance) => {
        const free = Array.from({ length: people }, (_, i) => `m${i + 1}`);
        const open = tables.map(({ min, more }, i) => ({ id: `t${i}`, members: [], min, max: min + more }));
        const draw = (n: number): number => (chance.next().value as number) % n;
        const seats = seating(evening(free.map((it) => `Name ${it}`)), free, open, how, draw);
        const room = open.reduce((sum, it) => sum + it.max, 0);
        expect(seats.size).toBe(Math.min(people, room));
        for (const { id, max } of open)
          expect([...seats.values()].filter((it) => it === id).length).toBeLessThanOrEqual(max);
        const needed = open.reduce((sum, it) => sum + it.min, 0);
        if (people >= needed)
          for (const { id, min } of open)
            expect([...seats.values()].filter((it) => it === id).length).toBeGreaterThanOrEqual(min);
      },
    ),
  );
  const club = step(step(evening(['A', 'B', 'C', 'D']), { t: 'pair', at: 1, a: 'm1', b: 'm2', wish: 'together' }), {
    t: 'pair',
    at: 1,
    a: 'm3',
    b: 'm4',
    wish: 'apart',
  });
  const tables = ['t1', 't2'].map((id) => ({ id, members: [], min: 1, max: 3 }));
  for (let i = 0; i < 12; i++) {
    const seats = seating(club, ['m1', 'm2', 'm3', 'm4'], tables, 'lot', (n) => (i * 7 + 3) % n);
    expect(seats.get('m1')).toBe(seats.get('m2'));
    expect(seats.get('m3')).not.toBe(seats.get('m4'));
  }
});

test('those who have not met sit together', () => {
  const met = step(
    evening(['A', 'B', 'C', 'D']),
    result('s1', [player(1, { place: 1, won: true }), player(2, { place: 2 })]),
  );
  const club = step(met, result('s2', [player(3, { place: 1, won: true }), player(4, { place: 2 })]));
  const tables = ['t1', 't2'].map((id) => ({ id, members: [], min: 2, max: 2 }));
  for (let i = 0; i < 8; i++) {
    const seats = seating(club, ['m1', 'm2', 'm3', 'm4'], tables, 'unmet', (n) => i % n);
    expect(seats.get('m1')).not.toBe(seats.get('m2'));
    expect(seats.get('m3')).not.toBe(seats.get('m4'));
  }
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

test('any log makes a club that holds together, and the same one again', () => {
  fc.assert(
    fc.property(fc.array(inputs, { maxLength: 60 }), (log) => {
      for (const it of log) expect(clubInput.parse(it)).toEqual(it);
      const club = replay(log);
      expect(replay(JSON.parse(JSON.stringify(log)) as ClubInput[])).toEqual(club);
      // Step by step or at once, and nothing of the club before has changed.
      const half = replay(log.slice(0, log.length / 2));
      const kept = JSON.stringify(half);
      expect(replay(log.slice(log.length / 2), half)).toEqual(club);
      expect(JSON.stringify(half)).toBe(kept);
      for (const [id, it] of Object.entries(club.evening?.here ?? {})) {
        expect(club.members[id]).toBeDefined();
        expect(club.members[id]!.barred ?? club.members[id]!.erased).toBeUndefined();
        if (it.line?.table !== undefined) expect(club.evening!.tables[it.line.table]).toBeDefined();
      }
      const view = roomView('VELA', club, new Map(), () => false);
      // Who the server knows people as is told to nobody.
      expect(JSON.stringify(view)).not.toMatch(/"p\d"/);
      expect(JSON.stringify(view)).not.toContain('pin');
    }),
  );
});

test('an empty club is nothing to look at, and every refusal has a sentence in every language', () => {
  expect(roomView('VELA', nobody, new Map(), () => false)).toMatchObject({ evening: null, people: {}, tables: {} });
  const codes = Object.keys(clubWords.en);
  expect(Object.keys(clubWords.fr)).toEqual(codes);
  expect(clubCommand.safeParse({ do: 'say', text: '' }).success).toBe(false);
});

test('names that cannot be told apart or seen are refused, as at a table', () => {
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
  // Nor does it help whoever was sent away.
  const barred = step(other, { t: 'bar', at: 22, member: 'm3', on: true });
  expect(rule(barred, { person: 'p3' }, { do: 'cohost', invite: 'second' }, 23, masks)).toMatchObject({
    code: 'barred',
  });
  // Nobody becomes a host where no link was ever made.
  expect(rule(evening(), { person: 'p2' }, { do: 'cohost', invite: '' }, 22, masks).ok).toBe(false);
});

test('screens show what hosts say, and the evening again when that table is closed', () => {
  const club = step(evening(), { t: 'table', at: 20, table: 't91', code: 'VELA', name: '1' });
  const ask = (show: string) => rule(club, { person: 'p1' }, { do: 'screen', show }, 21, masks);
  expect(ask('t92')).toEqual({ ok: false, code: 'no_table' });
  expect(ask('rotation').ok).toBe(true);
  const shown = step(club, { t: 'screen', at: 21, show: 't91' });
  expect(roomView('VELA', shown, new Map(), () => false).screen).toBe('t91');
  expect(step(shown, { t: 'untable', at: 22, table: 't91' }).evening!.screen).toBe('evening');
});

test('a table begins and the evening ends when hosts say, until they take it back', () => {
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
