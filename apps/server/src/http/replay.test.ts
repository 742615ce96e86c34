import {
  declassify,
  deedsOf,
  logFor,
  OMNISCIENT,
  SPECTATOR,
  tableFor,
  type Secret,
  type Session,
  type AnyGame,
} from '@masque/core';
import { apply, chance, replay, story, type TableExport } from '@masque/protocol';
import { Highlights, recordingOf, storyOf } from '@masque/replay';
import { describe, expect, test } from 'vitest';
import { games } from '../games.ts';
import { ask, dealt, house, toyGame } from '../test/house.ts';
import { played } from './played.fixture.ts';

/** The value as JSON would carry it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(games.map(({ game }) => [game.id, game] as const))('%s', (_id, game) => {
  test('is shown step by step as each seat, the room and the omniscient viewer saw it', async () => {
    const { url: here } = await house({ registered: games });
    const { file, sessions } = played(game, 'look back');
    for (const as of [0, file.seats - 1, SPECTATOR, OMNISCIENT]) {
      const response = await ask(here, `/api/replay?as=${as}`, file);
      expect(response.status).toBe(200);
      const { frames, moments, chapters } = replay.parse(await response.json());
      expect(frames).toHaveLength(sessions.length);
      let table: unknown = {};
      let read = 0;
      for (const [n, session] of sessions.entries()) {
        table = apply(table, frames[n]!.ops);
        expect(table).toEqual(plain(tableFor(session, as)));
        expect(plain(frames[n]!.lines)).toEqual(plain(logFor(session, as, read)));
        read = session.log.length;
      }
      expect(moments.at(-1)).toEqual({ n: sessions.length - 1, kind: 'end' });
      expect(chapters[0]!.n).toBe(0);
    }
  });
});

/** The story of a file. */
function toldOf(file: TableExport, game: AnyGame) {
  const steps = storyOf(file, recordingOf(file, game));
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

describe.each(games.map(({ game }) => [game.id, game] as const))('the story of %s', (_id, game) => {
  test('lists everybody once, winners first, with their final cards', () => {
    const { file, sessions } = played(game, 'a story');
    const { parts, outcome } = story.parse(plain(toldOf(file, game)));
    expect(parts.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual(file.names.map((_, seat) => seat));
    const won = parts.map((it) => it.won);
    expect(won).toEqual(won.toSorted((a, b) => Number(b) - Number(a)));
    expect(parts.filter((it) => it.won).map(({ seat }) => seat).sort()).toEqual([...outcome.winners].sort()); // prettier-ignore
    const last = tableFor(sessions.at(-1)!, OMNISCIENT);
    for (const { seat, cards, place, claims, lies, caught } of parts) {
      const lay = last.seats.find((it) => it.seat === seat)!.cards ?? [];
      expect(cards.map(({ face }) => face!.id)).toEqual(lay.flatMap(({ face }) => (face ? [face.id] : [])));
      expect(cards.some(({ state }) => state === 'down')).toBe(false);
      expect(caught).toBeLessThanOrEqual(lies);
      expect(lies).toBeLessThanOrEqual(claims);
      // When sides play, nobody has a rank of their own.
      expect(place === undefined).toBe(outcome.side !== undefined || outcome.winners.length === 0);
    }
    // Nobody goes out of a game that is over.
    const [before, over] = [tableFor(sessions.at(-2)!, OMNISCIENT).title, last.title].map((it) => JSON.stringify(it));
    if (before !== over) expect(parts.map(({ out }) => JSON.stringify(out))).not.toContain(over);
  });
});

const seatIn = (of: unknown): number | undefined => (of as { seat?: number } | undefined)?.seat;

/** The moments of a game, derived from its sessions. */
function momentsIn(sessions: readonly Session[]) {
  const highlights = new Highlights();
  for (const [n, session] of sessions.entries()) highlights.see(n, session);
  return highlights.moments();
}

test('claims match the counts of the rules', () => {
  const coup = games.find(({ game }) => game.id === 'coup')!.game;
  const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0);
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { file, sessions } = played(coup, seed, 5);
    const last = sessions.at(-1)!;
    const { records } = last.state as {
      records: { claims: Record<string, number>; lies: Secret<Record<string, number>> }[];
    };
    const counted = records.map(({ claims, lies }) => [sum(claims), sum(declassify(lies))]);
    const lines = logFor(last, SPECTATOR).filter(({ kind }) => kind === 'caught');
    const caught = records.map((_, seat) => lines.filter(({ args }) => seatIn(args?.['who']) === seat).length);
    const { parts } = toldOf(file, coup);
    const told = parts.toSorted((a, b) => a.seat - b.seat);
    expect(told.map(({ claims, lies }) => [claims, lies])).toEqual(counted);
    expect(told.map((it) => it.caught)).toEqual(caught);
    const doubts = logFor(last, SPECTATOR).filter(({ kind }) => kind === 'challenged');
    expect(
      momentsIn(sessions)
        .filter(({ kind }) => kind === 'challenge')
        .map(({ seat, on }) => [seat, on]),
    ).toEqual(doubts.map(({ args }) => [seatIn(args?.['who']), seatIn(args?.['target'])]));
  }
});

test('a trade that was made is a key moment, and one that was refused is none', () => {
  const castle = games.find(({ game }) => game.id === 'montee-mortelle')!.game;
  let refused = 0;
  for (const seed of ['a', 'b', 'c']) {
    const { sessions } = played(castle, seed, 5);
    const lines = logFor(sessions.at(-1)!, SPECTATOR);
    // Whoever wins a duel may take a card and give one back: they have traded as well, by force.
    const made = ({ kind, args }: (typeof lines)[number]) => kind === 'traded' || args['cause'] === 'giveBack';
    const traded = lines.filter(({ kind }) => kind === 'traded').length;
    const pairOf = ({ args }: (typeof lines)[number]) =>
      String([seatIn(args['who']), seatIn(args['with'] ?? args['to'])].sort());
    refused += lines.filter(({ kind }) => kind === 'refused').length;
    const found = momentsIn(sessions).filter(({ kind }) => kind === 'trade');
    // A Key for a Key is none. Each has a line of its own in the log, written by the same input; but now and then both hold
    // something else for another reason.
    const other = found.filter(({ n, seat, on }) => {
      const written = logFor(sessions[n]!, SPECTATOR, sessions[n - 1]!.log.length);
      return !written.some((it) => made(it) && pairOf(it) === String([seat, on].sort()));
    });
    expect(other.length).toBeLessThanOrEqual(0.2 * found.length);
    expect(found.length).toBeGreaterThan(0.8 * traded);
  }
  expect(refused).toBeGreaterThan(0);
});

test('only a vote that decided is a key moment, with its result', () => {
  const werewolf = games.find(({ game }) => game.id === 'werewolf')!.game;
  let spared = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { sessions } = played(werewolf, seed, 9);
    const lines = logFor(sessions.at(-1)!, SPECTATOR);
    spared += lines.filter(({ kind }) => kind === 'acquitted').length;
    const passed = lines.filter(({ kind, args }) => kind === 'voted' && Number(args['ayes']) >= Number(args['need']));
    expect(
      momentsIn(sessions)
        .filter(({ kind }) => kind === 'vote')
        .map(({ on, pro }) => [on, pro]),
    ).toEqual(passed.map(({ args }) => [seatIn(args['who']), args['ayes']]));
  }
  expect(spared).toBeGreaterThan(0);
});

test('in the village claims of a card match the counts of the rules; those disproved before the end were caught', () => {
  const werewolf = games.find(({ game }) => game.id === 'werewolf')!.game;
  const kinds = new Set<string>();
  for (const seed of Array.from({ length: 30 }, (_, i) => `lies ${i}`)) {
    const { file, sessions } = played(werewolf, seed, 9);
    const { parts } = toldOf(file, werewolf);
    const told = parts.toSorted((a, b) => a.seat - b.seat);
    const last = sessions.at(-1)!;
    expect(told.map(({ claims, lies }) => [claims, lies])).toEqual(
      deedsOf(last).map(({ claims, lies }) => [claims, lies]),
    );
    const dead = tableFor(sessions.at(-2)!, SPECTATOR).seats.filter(({ cards }) => cards?.some((it) => it.face));
    for (const { seat, lies, caught } of told) expect(caught).toBe(dead.some((it) => it.seat === seat) ? lies : 0);
    for (const { truth, caught } of momentsIn(sessions).filter((it) => it.kind === 'claim' && it.truth !== undefined))
      kinds.add(`${truth} ${caught}`);
  }
  expect(kinds).toEqual(new Set(['true undefined', 'false true', 'false false']));
});

test('the probability of a claim follows from the worlds that fit a seat’s knowledge', async () => {
  const { url: here } = await house({ registered: games });
  const coup = games.find(({ game }) => game.id === 'coup')!.game;
  const { file, sessions } = played(coup, 'a', 4);
  const at = sessions.findIndex((it) => tableFor(it, SPECTATOR).claim?.face !== undefined);
  const { by, face } = tableFor(sessions[at]!, SPECTATOR).claim!;
  const likely = async (as: number, n = at) =>
    chance.parse(await (await ask(here, `/api/chance?as=${as}&at=${n}`, file)).json());
  // The player who makes the claim knows.
  const own = await likely(by);
  const held = tableFor(sessions[at]!, OMNISCIENT).seats.find(({ seat }) => seat === by)!.cards!;
  expect(own.true).toBe(held.some((it) => it.face?.id === face) ? own.worlds : 0);
  // Everybody else has to guess: the truth must not influence the result.
  const other = await likely((by + 1) % 4);
  expect(other.worlds).toBeGreaterThan(100);
  expect(other.true).toBeGreaterThan(0);
  expect(other.true).toBeLessThan(other.worlds);
  expect(await likely((by + 1) % 4)).toEqual(other);
  // Nothing is claimed at the deal.
  expect(await likely(0, 0)).toEqual({ worlds: 0, true: 0 });
  expect((await ask(here, '/api/chance?as=9&at=1', file)).status).toBe(409);
});

test('how likely a claimed card is can be told in the village, too', async () => {
  const { url: here } = await house({ registered: games });
  const werewolf = games.find(({ game }) => game.id === 'werewolf')!.game;
  const { file, sessions } = played(werewolf, 'lies 1', 9);
  const at = sessions.findIndex((it) => tableFor(it, SPECTATOR).claim?.face !== undefined);
  const { by } = tableFor(sessions[at]!, SPECTATOR).claim!;
  const likely = async (as: number) =>
    chance.parse(await (await ask(here, `/api/chance?as=${as}&at=${at}`, file)).json());
  const own = await likely(by);
  expect([0, own.worlds]).toContain(own.true);
  let guessed = false;
  for (let seat = 0; seat < file.seats && !guessed; seat++) {
    const it = await likely(seat);
    guessed = it.worlds > 100 && it.true > 0 && it.true < it.worlds;
  }
  expect(guessed).toBe(true);
});

test('a table has a replay only when its game is over', async () => {
  const { url: here } = await house({ registered: [{ game: toyGame }] });
  const { players, code } = await dealt(here, 2);
  expect((await ask(here, `/api/tables/${code}/replay?as=-2`)).status).toBe(404);
  expect((await ask(here, `/api/tables/${code}/story`)).status).toBe(404);
  for (let round = 0; players[0]!.doc!.lobby.state !== 'over'; round++) {
    expect(round).toBeLessThan(9);
    for (const it of players) await it.act(it.offer('play'), { card: 0 });
    for (const it of players) await it.settled();
  }
  const response = await ask(here, `/api/tables/${code}/replay?as=-2`);
  expect(response.status).toBe(200);
  const { names, masks = [] } = replay.parse(await response.json());
  expect(names).toEqual(['Ada', 'Ben']);
  // Players wear the masks they wore in the game.
  expect(masks).toEqual(players[0]!.doc!.lobby.seats.map((it) => it.mask));
  expect(new Set(masks).size).toBe(2);
  const told = await ask(here, `/api/tables/${code}/story`);
  expect(story.parse(await told.json()).parts).toHaveLength(2);
  // The next request gets the same story.
  expect((await ask(here, `/api/tables/${code}/story`)).status).toBe(200);
});
