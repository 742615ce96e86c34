import { declassify, entriesOf, type Session } from '@masque/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { State } from './den.fixture.ts';
import { momentsOf, type Shot } from './film.fixture.ts';
import { Highlights } from './index.ts';
import { manyDens, playDen } from './play.fixture.ts';

const claim = (by: number, face: string, more: object = { note: 'gains' }) => ({
  by,
  text: `say.${face}`,
  face,
  ...more,
});

function found(sessions: readonly Session[]) {
  const highlights = new Highlights();
  for (const [n, session] of sessions.entries()) highlights.see(n, session);
  return { moments: highlights.moments(), chapters: highlights.chapters() };
}

test('what is found in the tables of a game is what really happened, and nothing else', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 5 }), (seed, seats) => {
      const { sessions } = playDen(seed, { seats });
      const truth = declassify((sessions.at(-1)!.state as State).truth);
      const { moments } = found(sessions);
      const of = (kind: string) => moments.filter((it) => it.kind === kind);
      for (const { kind, truth: said, caught } of moments) kinds.add(`${kind} ${said ?? ''} ${caught ?? ''}`.trim());
      expect({
        claims: of('claim').map((it) => ({ seat: it.seat, true: it.truth, caught: it.caught ?? false })),
        challenges: of('challenge').map((it) => ({ seat: it.seat, on: it.on, true: it.truth })),
        trades: of('trade').map(({ seat, on }) => ({ seat, on })),
        votes: of('vote').map(({ on, pro, contra }) => ({ on, pro, contra })),
        out: of('out').map(({ seat }) => seat),
      }).toEqual(truth);
    }),
    { numRuns: 60 },
  );
  // The games had all of it.
  expect([...kinds].sort()).toEqual([
    'challenge false',
    'challenge true',
    'claim false false',
    'claim false true',
    'claim true',
    'end',
    'out',
    'trade',
    'turned',
    'vote',
  ]);
});

test('cards that are turned are found when they are, and not those that are opened at the end', () => {
  for (const { sessions } of manyDens(12)) {
    const { moments } = found(sessions);
    const end = sessions.length - 1;
    for (const [n, session] of sessions.entries()) {
      const lost = new Map<number, string[]>();
      for (const { kind, args, n: by } of entriesOf(session.log, n === 0 ? 0 : sessions[n - 1]!.log.length)) {
        if (kind !== 'lost') continue;
        expect(by).toBe(n);
        const { seat } = args!['who'] as { seat: number };
        lost.set(seat, [...(lost.get(seat) ?? []), args!['kind'] as string]);
      }
      const shown = moments.filter((it) => it.n === n && (it.kind === 'turned' || it.kind === 'out'));
      if (n === end) expect(shown.filter(({ kind }) => kind === 'turned')).toEqual([]);
      else expect(new Map(shown.map((it) => [it.seat!, it.faces!.map(({ id }) => id)]))).toEqual(lost);
    }
  }
});

test('a claim comes with the cards that were held at that moment, even if they are swapped at once', () => {
  const shots: Shot[] = [
    { hands: [['fox', 'owl'], ['hare'], []] },
    { hands: [['fox', 'owl'], ['hare'], []], claim: claim(0, 'fox', { note: 'gains', on: 1 }) },
    { hands: [['hare', 'owl'], ['fox'], []] },
    { hands: [['hare', 'owl'], ['fox'], []], claim: claim(1, 'hare') },
    {},
  ];
  expect(momentsOf(shots)).toMatchObject([
    { n: 1, kind: 'claim', seat: 0, on: 1, text: 'say.fox', truth: true, faces: [{ id: 'fox' }, { id: 'owl' }] },
    { n: 3, kind: 'claim', seat: 1, text: 'say.hare', truth: false, caught: false, faces: [{ id: 'fox' }] },
  ]);
});

test('a card that is lost does not make a claim true', () => {
  const at = { hands: [['owl'], []], open: [['fox'], []] };
  expect(momentsOf([at, { ...at, claim: claim(0, 'fox') }, {}])).toMatchObject([{ truth: false }]);
});

test('what cannot be known to be a lie is not called one', () => {
  const at = { hands: [['owl'], []] };
  // No card is named, as in “I had nothing to do with it”.
  const [vague] = momentsOf([at, { ...at, claim: { by: 0, text: 'say.innocent' } }, at, {}]);
  expect(vague).toMatchObject({ kind: 'claim', seat: 0 });
  expect(vague).not.toHaveProperty('truth');
  // A card is named, and none of the seat's is on the table: dead, or in a game that shows no cards.
  for (const nothing of [{}, { open: [['owl'], []] }]) {
    const [unknown] = momentsOf([nothing, { ...nothing, claim: claim(0, 'owl', {}) }, nothing, {}]);
    expect(unknown).toMatchObject({ kind: 'claim', seat: 0 });
    expect(unknown).not.toHaveProperty('truth');
    expect(unknown).not.toHaveProperty('caught');
  }
});

test('a claim that is shown again, after a challenge too, is not made again; one that is made again is', () => {
  const at = { hands: [['owl'], ['fox'], []] };
  const said = { ...at, claim: claim(0, 'owl') };
  const doubted = { ...said, focus: [0, 1] };
  const times = (...shots: Shot[]) => momentsOf([at, ...shots, {}]).filter(({ kind }) => kind === 'claim').length;
  expect(times(said, said)).toBe(1);
  // It was challenged in vain, and goes on after that.
  expect(times(said, doubted, { ...at, focus: [1] }, said)).toBe(1);
  // The challenge is over, and the same player says the same on another turn.
  expect(times(said, doubted, at, said)).toBe(2);
  // In a game whose title stays the same, a player may say the same again on the next turn.
  expect(times(said, at, said)).toBe(2);
  expect(times(said, at, { ...at, title: 'night' }, { ...said, title: 'night' })).toBe(2);
  expect(times(said, { ...at, claim: claim(1, 'owl') }, said)).toBe(3);
});

test('a claim from which nothing follows stands for its round, however often it is shown', () => {
  const at = { hands: [['owl'], ['fox'], []] };
  const [mine, yours] = [claim(0, 'owl', {}), claim(1, 'owl', {})];
  const shots = [mine, yours, mine, yours].map((it) => ({ ...at, claim: it }));
  expect(momentsOf([at, ...shots, {}]).map(({ seat }) => seat)).toEqual([0, 1]);
});

test('the player who has claimed nothing is the one who challenges, and only they', () => {
  const at = { hands: [['owl'], ['fox'], []] };
  const said = { ...at, claim: claim(1, 'owl') };
  const last = (...shots: Shot[]) => momentsOf([at, ...shots, {}]).at(-1);
  expect(last(said, { ...said, focus: [2, 1] })).toEqual({
    ...{ n: 2, kind: 'challenge', seat: 2, on: 1, text: 'say.owl', truth: false },
  });
  // Its result is there at once, and the claim is gone.
  expect(last(said, { ...at, focus: [2, 1] })).toMatchObject({ kind: 'challenge', seat: 2, on: 1 });
  for (const focus of [[1], [0, 2], [0, 1, 2], []]) expect(last(said, { ...said, focus })).toMatchObject({ n: 1 });
  // It goes on: nobody challenges again.
  expect(last(said, { ...said, focus: [2, 1] }, { ...said, focus: [2, 1] })).toMatchObject({ n: 2 });
});

test('a lie is caught by a challenge at once, and not by one of what somebody claims next', () => {
  const at = { hands: [['owl'], ['owl'], []] };
  const lie = { ...at, claim: claim(0, 'fox') };
  const other = { ...at, claim: claim(1, 'owl') };
  const caught = (...shots: Shot[]) => momentsOf([at, ...shots, {}]).find(({ seat }) => seat === 0)!.caught;
  expect(caught(lie, { ...lie, focus: [0, 2] })).toBe(true);
  expect(caught(lie, at, other, { ...other, focus: [1, 2] })).toBe(false);
  expect(caught(lie, at)).toBe(false);
});

test('a challenge is judged by what it doubts, not by what the same player claimed before', () => {
  const at = { hands: [['owl'], ['hare'], []] };
  // The second claim comes with its challenge, so that what was held then is not known.
  const shots = [at, { ...at, claim: claim(0, 'fox') }, at, { ...at, claim: claim(0, 'owl'), focus: [0, 1] }, {}];
  const [lie, challenge] = momentsOf(shots);
  expect(lie).toMatchObject({ kind: 'claim', truth: false, caught: false });
  expect(challenge).toMatchObject({ kind: 'challenge', seat: 1, on: 0, text: 'say.owl' });
  expect(challenge).not.toHaveProperty('truth');
});

test('a claim that stands is disproved by the cards when all of them have been seen before the end', () => {
  const [mine, gone] = [{ hands: [['owl', 'hare'], []] }, { hands: [['hare'], []], open: [['owl'], []] }];
  const lie = claim(0, 'fox', {});
  const both = { open: [['owl', 'hare'], []], states: ['out', 'in'] as const };
  const caught = (...shots: Shot[]) => momentsOf([mine, { ...mine, claim: lie }, ...shots, {}])[0]!.caught;
  expect(caught(mine, gone, both, both)).toBe(true);
  expect(caught(mine, gone, gone)).toBe(false);
  expect(momentsOf([mine, { ...mine, claim: lie }, mine, both])[0]!.caught).toBe(false);
  // What was settled when it was said is not judged by cards that are seen much later.
  const settled = [mine, { ...mine, claim: claim(0, 'fox') }, mine, gone, both, both, {}];
  expect(momentsOf(settled)[0]!.caught).toBe(false);
});

test('the cards that two exchange are a trade, if both hold something else when they turn from each other', () => {
  const before = { hands: [['fox'], ['owl'], ['owl']] };
  const after = { hands: [['owl'], ['fox'], ['owl']] };
  const to = { from: 0, to: 1, strong: true };
  const trades = (...shots: Shot[]) => momentsOf([before, ...shots, after, {}]).filter((it) => it.kind === 'trade');
  expect(trades({ ...before, arrows: [to] })).toEqual([{ n: 2, kind: 'trade', seat: 0, on: 1 }]);
  expect(trades({ ...before, arrows: [to] }, { ...after, arrows: [to] })).toMatchObject([{ n: 3, seat: 0, on: 1 }]);
  expect(trades({ ...before, arrows: [to] }, before)).toEqual([]);
  // Pointing, several arrows, a vote, and a claim: none of them is an offer.
  expect(trades({ ...before, arrows: [{ ...to, strong: false }] })).toEqual([]);
  expect(trades({ ...before, arrows: [to, { from: 1, to: 2, strong: true }] })).toEqual([]);
  expect(trades({ ...before, arrows: [to], ballot: { title: 'who', votes: [] } })).toEqual([]);
  expect(trades({ ...before, arrows: [to], claim: claim(0, 'fox') })).toEqual([]);
  // Only one of them holds something else.
  const given = { hands: [['fox', 'owl'], ['owl'], []] };
  expect(momentsOf([before, { ...before, arrows: [to] }, given, {}])).toEqual([]);
});

const ballot = (title: string, tones: string, needed?: number) => ({
  title,
  ...(needed !== undefined && { needed }),
  votes: [...tones].map((it, seat) => ({
    seat,
    choice: it === '?' ? null : 'a',
    ...(it !== '?' && { tone: it === '+' ? ('for' as const) : ('against' as const) }),
  })),
});

test('a vote decides when enough hands are up: with its last count, and with whom it took out at once', () => {
  const out = { states: ['in', 'out', 'in'] as const };
  const votes = (...shots: Shot[]) => momentsOf([{}, ...shots, {}]).filter(({ kind }) => kind === 'vote');
  const counted = { n: 2, kind: 'vote', text: 'who', pro: 2, contra: 1 };
  expect(votes({ ballot: ballot('who', '+??', 2) }, { ballot: ballot('who', '++-', 2) })).toEqual([counted]);
  expect(votes({ ballot: ballot('who', '+??', 2) }, { ballot: ballot('who', '++-', 2), ...out }, out)).toEqual([
    { ...counted, on: 1 },
  ]);
  expect(votes({ ballot: ballot('who', '+--', 2) }, out)).toEqual([]);
  // It comes before what follows from it.
  const all = momentsOf([{}, { ballot: ballot('who', '++-', 2), ...out }, out, {}]);
  expect(all.map(({ kind }) => kind)).toEqual(['vote', 'out']);
});

test('a vote without a number to reach decided if it alone took out one player in its round', () => {
  const asked = { ballot: ballot('who', '???') };
  const out = { states: ['in', 'out', 'in'] as const };
  const votes = (...shots: Shot[]) => momentsOf([{}, ...shots, {}]).filter(({ kind }) => kind === 'vote');
  expect(votes(asked, {}, out)).toEqual([{ n: 2, kind: 'vote', text: 'who', on: 1 }]);
  expect(votes(asked, {}, { states: ['out', 'out', 'in'] })).toEqual([]);
  expect(votes(asked, {}, { title: 'night', ...out })).toEqual([]);
  expect(votes(asked, {}, { ballot: ballot('again', '???') }, out)).toMatchObject([{ text: 'again', on: 1 }]);
});

test('chapters begin where the title changes', () => {
  const { chapters } = found(playDen('chapters').sessions);
  expect(chapters.map(({ title }) => title)).toEqual(chapters.map((_, i) => ({ key: 'round', args: { n: i + 1 } })));
  expect(chapters[0]!.n).toBe(0);
  expect(chapters.length).toBeGreaterThan(1);
});
