import {
  declassify,
  project,
  randomFor,
  redactedFor,
  secret,
  seedOf,
  start,
  viewOf,
  type AnyGame,
  type Line,
  type Session,
} from '@masque/core';
import { expect, test } from 'vitest';
import { coinGame, type State } from '../coin.fixture.ts';
import { Sampler } from './sampler.ts';

const dealt = (game: AnyGame, n: number): Session =>
  start(game, { seed: seedOf(`worlds ${n}`), seats: 2, options: {}, at: 0 });
const draws = (sampler: Sampler, n: number): State[] =>
  Array.from({ length: n }, (_, i) => sampler.draw(randomFor(seedOf('draw'), i)) as State);
const told = (world: State): string => JSON.stringify(project(world, -2));

test('every possible world is drawn as often as the deal produces it, and looks the same to the seat', () => {
  for (let n = 0; n < 6; n++) {
    const session = dealt(coinGame, n);
    const sampler = new Sampler(coinGame, redactedFor(session, 0));
    const counts = new Map<string, number>();
    for (const world of draws(sampler, 400)) {
      expect(project(world, 0)).toEqual(viewOf(session, 0));
      counts.set(told(world), (counts.get(told(world)) ?? 0) + 1);
    }
    expect(counts.has(told(session.state as State))).toBe(true);
    // The ace in hand leaves two kings: only the coin is open. A king leaves the ace in one of two places.
    const worlds = (project(session.state as State, 0).cards[0] as string) === 'ace' ? 2 : 4;
    expect(counts.size).toBe(worlds);
    for (const count of counts.values()) expect(Math.abs(count - 400 / worlds)).toBeLessThan(60);
  }
});

test('if a seat has seen another’s card, its owner holds it in every world', () => {
  const hands = { hands: [secret('ace', [0], 'hand'), secret('king', [0, 1], 'hand')] };
  const game: AnyGame = { ...coinGame, setup: (dealt) => ({ ...coinGame.setup(dealt), ...hands }) };
  const [world] = draws(new Sampler(game, redactedFor(dealt(game, 1), 0)), 1);
  expect((project(world!, 1) as unknown as { hands: unknown[] }).hands[1]).toBe('king');
});

test('a game can restrict worlds and weight them by how likely people’s moves are', () => {
  const never: AnyGame = {
    ...coinGame,
    worlds: { fits: (_, __, { path }, value) => path[1] !== '1' || value !== 'ace' },
  };
  const seldom: AnyGame = {
    ...coinGame,
    worlds: { likelihood: (world) => (told(world as State).includes('["king","ace","king"]') ? 0.001 : 1) },
  };
  const king = [...Array(20).keys()]
    .map((n) => dealt(coinGame, n))
    .find((it) => told(it.state as State).includes('["king","ace"'))!;
  const aces = (game: AnyGame): number =>
    draws(new Sampler(game, redactedFor(king, 0)), 200).filter((it) => told(it).includes('"king","ace","king"')).length;
  expect(aces(coinGame)).toBeGreaterThan(60);
  expect(aces(never)).toBe(0);
  expect(aces(seldom)).toBeLessThan(60);
});

test('it is reported if a game excludes the actual world', () => {
  const session = dealt(coinGame, 1);
  const why = (worlds: AnyGame['worlds']) =>
    new Sampler({ ...coinGame, worlds: worlds! }, redactedFor(session, 0)).excludes(
      session.state,
      randomFor(seedOf('why'), 0),
    );
  expect(why({})).toBeNull();
  expect(why({ values: () => ({ card: ['queen'] }) })).toContain('card');
  expect(why({ fits: () => false })).toContain('fits');
  expect(why({ complete: () => null })).toContain('complete');
  expect(why({ likelihood: () => 0 })).toContain('likelihood');
});

test('the log of a seat restricts its worlds and makes some of them more likely', () => {
  const session = [...Array(20).keys()]
    .map((n) => dealt(coinGame, n))
    .find((it) => told(it.state as State).includes('["king","ace"'))!;
  const said: Line[] = [{ kind: 'said', args: { coin: 'heads' }, at: 0 }];
  const recalling: AnyGame = {
    ...coinGame,
    worlds: {
      recall: (log, _, seat) => {
        expect(seat).toBe(0);
        if (log.length === 0) return null;
        return {
          fits: ({ path }, value) => path.join('.') !== 'cards.2' || value !== 'ace',
          likelihood: (world) => (told(world as State).includes(`${log[0]!.args['coin'] as string}`) ? 1 : 0),
        };
      },
    },
  };
  const sampler = new Sampler(recalling, redactedFor(session, 0), said);
  const worlds = draws(sampler, 50);
  expect(worlds.every((it) => told(it).includes('"king","ace","king"'))).toBe(true);
  expect(worlds.filter((it) => told(it).includes('heads')).length).toBeGreaterThan(40);
  expect(draws(new Sampler(recalling, redactedFor(session, 0)), 50).some((it) => told(it).includes('tails'))).toBe(
    true,
  );
  const wrong = { ...recalling, worlds: { recall: () => ({ fits: () => false }) } };
  expect(
    new Sampler(wrong, redactedFor(session, 0), said).excludes(session.state, randomFor(seedOf('why'), 0)),
  ).toContain('fits');
});

test('what a seat has seen together stays together, each value as often as it was there', () => {
  const [first, second] = ['["king","ace"', '["king","king"'].map((cards) =>
    [...Array(20).keys()].map((n) => dealt(coinGame, n)).find((it) => told(it.state as State).includes(cards))!,
  ) as [Session, Session];
  const seeing = (session: Session, place: string, values: readonly string[]): Sampler => {
    const together = [{ places: new Set([place, 'cards.0']), values }];
    return new Sampler({ ...coinGame, worlds: { recall: () => ({ together }) } }, redactedFor(session, 0));
  };
  const held = (sampler: Sampler): Set<string> =>
    new Set(draws(sampler, 40).map((it) => it.cards.map(declassify).join()));
  expect(held(seeing(first, 'cards.1', ['ace'])).size).toBe(1);
  expect(held(seeing(first, 'cards.2', ['king'])).size).toBe(1);
  expect(held(seeing(first, 'cards.2', ['king', 'ace'])).size).toBe(2);
  // The other king is the seat's own.
  expect(held(seeing(first, 'cards.2', ['king', 'king'])).size).toBe(1);
  const random = randomFor(seedOf('why'), 0);
  expect(seeing(first, 'cards.1', ['ace']).excludes(first.state, random)).toBeNull();
  expect(seeing(second, 'cards.1', ['ace']).excludes(second.state, random)).toContain('cards.1');
});
