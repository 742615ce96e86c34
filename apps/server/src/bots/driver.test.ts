import {
  offersFor,
  seedOf,
  start,
  step,
  type Action,
  type AnyGame,
  type BotObservation,
  type Session,
} from '@masque/core';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { toyGame } from '../test/house.ts';
import { Bots } from './driver.ts';

const begin = (game: AnyGame = toyGame): Session =>
  start(game, { seed: seedOf('a'), seats: 2, options: { ms: null, bots: true }, at: 0 });

/** A table that plays whatever its bots decide. */
function table(session: Session, seats = [0, 1], first?: true) {
  const clock = fakeClock();
  const played: { ms: number; seat: number; action: Action }[] = [];
  const began = clock.now();
  const bots = new Bots(clock, pino({ level: 'silent' }), 1, async (seat, action) => {
    played.push({ ms: clock.now() - began, seat, action });
    const next = step(session, { at: 0, seat, action });
    if (!next.ok) return false;
    session = next.session;
    update();
    return true;
  });
  const update = (): void => bots.update({ session, levels: new Map(seats.map((seat) => [seat, 'one'])), first });
  update();
  return { clock, played, bots, update, now: () => session };
}

const withBot = (decide: (observation: BotObservation<object>) => Action | null): AnyGame => ({
  ...toyGame,
  bots: { one: { decide } },
});
const firstCard = ({ offers }: BotObservation<object>): Action => ({
  type: 'play',
  window: offers[0]!.window,
  params: { card: 0 },
});

test('a bot thinks for one to six seconds, and plays to the end', async () => {
  const { clock, played, now } = table(begin(withBot(firstCard)));
  await clock.pass(999);
  expect(played).toEqual([]);
  await clock.pass(60_000);
  expect(now().outcome).not.toBeNull();
  expect(played[0]!.ms).toBeLessThan(6000);
});

test('a bot thinks for as long as its game sets for the phase', async () => {
  const game = withBot(firstCard);
  const session = begin(game);
  const { clock, played } = table(begin({ ...game, thinking: { [session.phase]: [20_000, 21_000] } }));
  await clock.pass(19_999);
  expect(played).toEqual([]);
  await clock.pass(1001);
  expect(played.length).toBeGreaterThan(0);
});

test('a bot thinks for as long as it wants itself about what its seat sees', async () => {
  const slow = { thinks: (_: object, seat: number) => (seat === 0 ? ([20_000, 21_000] as const) : undefined) };
  const game = withBot(firstCard);
  const { clock, played } = table(begin({ ...game, bots: { one: { ...game.bots['one']!, ...slow } } }));
  await clock.pass(19_999);
  expect(played.map(({ seat }) => seat)).not.toContain(0);
  await clock.pass(1001);
  expect(played.map(({ seat }) => seat)).toContain(0);
});

test('at a first game a bot waits until a new hint can have been read', async () => {
  const hint =
    'Everybody lays a card face down at once, and whoever lays the highest one takes them all and wins the round.';
  const firstGame = {
    seats: 2,
    seed: '1',
    level: 'one',
    steps: [{ id: 'lay', hint: () => ({}) }],
    messages: { en: { 'first.lay': hint }, fr: { 'first.lay': 'Posez.' } },
  };
  const game = { ...withBot(firstCard), firstGame };
  // 21 words at 150 a minute, and a second of thought.
  const { clock, played } = table(begin(game), [1], true);
  await clock.pass(9300);
  expect(played).toEqual([]);
  await clock.pass(5100);
  expect(played).toHaveLength(1);
  const hurried = table(begin(game), [1]);
  await hurried.clock.pass(6000);
  expect(hurried.played).toHaveLength(1);
});

test('a bot gets what its seat sees and nothing else', async () => {
  const minds: BotObservation<object>[] = [];
  const { clock } = table(begin(withBot((observation) => (minds.push(observation), firstCard(observation)))));
  await clock.pass(6000);
  for (const observation of minds) {
    expect(Object.keys(observation).sort()).toEqual([
      ...['game', 'log', 'offers', 'people', 'random', 'redacted', 'seat', 'view'],
    ]);
    const { hands } = observation.view as unknown as { hands: unknown[][] };
    expect(hands[1 - observation.seat]!.every((card) => JSON.stringify(card) === '{"$hidden":true}')).toBe(true);
  }
});

test('how long it thinks does not depend on its cards', async () => {
  const times = await Promise.all(
    [0, 1].map(async (swap) => {
      const session = begin(withBot(firstCard));
      const { hands } = session.state as { hands: { $secret: unknown }[][] };
      if (swap) [hands[0]![0]!, hands[0]![1]!] = [hands[0]![1]!, hands[0]![0]!];
      const { clock, played } = table(session);
      await clock.pass(6000);
      return played.map((it) => it.ms);
    }),
  );
  expect(times[0]).toEqual(times[1]);
});

test('optional offers may be ignored, required ones may not', async () => {
  const { clock, now } = table(begin(withBot(() => null)));
  await clock.pass(60_000);
  expect(now().outcome).not.toBeNull();
});

test('a bot that fails or cheats plays at random', async () => {
  const throws = withBot(() => {
    throw new Error('out of ideas');
  });
  const cheats = withBot(({ offers }) => ({ type: 'play', window: offers[0]!.window, params: { card: 7 } }));
  for (const game of [throws, cheats]) {
    const { clock, now } = table(begin(game));
    await clock.pass(60_000);
    expect(now().outcome).not.toBeNull();
  }
});

test('a bot cannot change its mind forever', async () => {
  let card = 0;
  // One seat waits for a person who never comes; the other may change its answer as often as it likes.
  const fickle = withBot(({ offers }) => ({ type: 'play', window: offers[0]!.window, params: { card: card++ % 2 } }));
  const { clock, played, update } = table(begin(fickle), [0]);
  for (let i = 0; i < 20; i++) {
    await clock.pass(10_000);
    update();
  }
  expect(played.length).toBeGreaterThan(0);
  expect(played.length).toBeLessThan(6);
});

test('a bot does nothing in a finished game or on a seat that was taken back', async () => {
  const session = begin(withBot(firstCard));
  const { clock, played, bots } = table(session);
  bots.update({ session, levels: new Map([[1, 'one']]) });
  await clock.pass(6000);
  expect(played.map((it) => it.seat)).toEqual([1]);
  expect(offersFor(session, 0).length).toBeGreaterThan(0);
});

test('a bot is asked again when what it watches changes, and knows which seats people play', async () => {
  const asked: (readonly number[] | undefined)[] = [];
  const game = {
    ...toyGame,
    bots: {
      one: {
        watches: (view: { round: number; points: readonly number[] }) => view.points.join(' '),
        decide: ({ people, offers }: BotObservation<object>) => {
          asked.push(people);
          return offers.some((it) => !it.optional) ? firstCard({ offers } as BotObservation<object>) : null;
        },
      },
    },
  } as unknown as AnyGame;
  const { clock } = table(begin(game), [1]);
  await clock.pass(20_000);
  expect(asked[0]).toEqual([0]);
});

test('bots go on reckoning with a person for whom a bot answers one question', async () => {
  const asked: string[] = [];
  const game = withBot((observation) => {
    asked.push(`${observation.seat}: ${observation.people?.join()}`);
    return firstCard(observation);
  });
  const clock = fakeClock();
  const bots = new Bots(clock, pino({ level: 'silent' }), 1, async () => true);
  bots.update({ session: begin(game), levels: new Map([[0, 'one'], [1, 'one']]), once: [0] }); // prettier-ignore
  await clock.pass(6000);
  expect([...new Set(asked)].sort()).toEqual(['0: 0', '1: 0']);
});

test('if only bots are left, they play without delay', async () => {
  const session = begin(withBot(firstCard));
  const clock = fakeClock();
  const played: number[] = [];
  const bots = new Bots(clock, pino({ level: 'silent' }), 1, async () => (played.push(clock.now()), true));
  const began = clock.now();
  bots.update({ session, levels: new Map([[0, 'one'], [1, 'one']]), alone: true }); // prettier-ignore
  await clock.pass(1200);
  expect(played.length).toBeGreaterThan(0);
  // Slow enough for players who are out to follow.
  expect(played[0]! - began).toBeGreaterThanOrEqual(200);
});

test('if only bots are left and all wait for a clock, time is skipped; with people it is not', async () => {
  let session = start(toyGame, { seed: seedOf('a'), seats: 2, options: { ms: 60_000, bots: true }, at: 0 });
  const clock = fakeClock();
  const skipped: number[] = [];
  const play = async (seat: number, action: Action): Promise<boolean> => {
    const next = step(session, { at: 0, seat, action });
    if (next.ok) session = next.session;
    update();
    return next.ok;
  };
  const bots = new Bots(clock, pino({ level: 'silent' }), 1, play, undefined, (n) => void skipped.push(n));
  let alone = false;
  // Nobody plays the other seat, so it says nothing.
  const update = (): void => bots.update({ session, levels: new Map([[0, 'one']]), alone });
  update();
  await clock.pass(60_000);
  expect(skipped).toEqual([]);
  alone = true;
  update();
  // Long enough to read what is on the table.
  await clock.pass(2400);
  expect(skipped).toEqual([]);
  await clock.pass(2600);
  expect(skipped).toEqual([session.n]);
  bots.update({ session: null, levels: new Map() });
  await clock.pass(60_000);
  expect(skipped).toHaveLength(1);
});

test('a slow bot does not block anything else, and plays at the time it would have anyway', async () => {
  const session = begin({ ...toyGame, bots: { one: { slow: true, decide: firstCard } } });
  const clock = fakeClock();
  const began = clock.now();
  const asked: number[] = [];
  const played: number[] = [];
  const at = (to: number[]): void => void to.push(clock.now() - began);
  const ponder = async (it: Session, seat: number): Promise<Action> => {
    at(asked);
    return firstCard({ offers: offersFor(it, seat) } as unknown as BotObservation<object>);
  };
  const bots = new Bots(clock, pino({ level: 'silent' }), 1, async () => (at(played), true), ponder);
  bots.update({ session, levels: new Map([[0, 'one']]) });
  const plain = table(begin(withBot(firstCard)), [0]);
  await clock.pass(6000);
  await plain.clock.pass(6000);
  expect(played[0]).toBe(plain.played[0]!.ms);
  expect(asked[0]).toBe(played[0]! - 800);
});
