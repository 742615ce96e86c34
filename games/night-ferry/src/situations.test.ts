import { secret, SPECTATOR, tableFor, type Seat } from '@masque/core';
import { situation } from '@masque/testkit';
import { describe, expect, test } from 'vitest';
import game from './index.ts';
import type { BelowDeckDeed, Role, State } from './state.ts';

/** A table of five: 0 is the Knife, 1 a wrecker, 2 the Lookout; 0 is captain. */
const dealt: readonly Role[] = ['knife', 'wrecker', 'lookout', 'ferryman', 'ferryman'];
const table = (change: Partial<State> = {}, roles = dealt) =>
  situation(game, { seats: roles.length }, (state: State) => ({
    ...state,
    roles: roles.map((role, seat) =>
      secret<Role>(role, role === 'knife' || role === 'wrecker' ? [0, 1, 2] : [seat], 'role'),
    ),
    captain: 0,
    ...change,
  }));
type Play = ReturnType<typeof table>;

const stateOf = (play: Play): State => play.session.state;
const votes = (play: Play, ...ayes: readonly Seat[]): void => {
  for (const seat of stateOf(play).roles.keys()) play.act(seat, ayes.includes(seat) ? 'aye' : 'nay');
};
/** Names a boat, votes on it, and waits while the votes are shown. */
const boat = (play: Play, crew: readonly Seat[], ...ayes: readonly Seat[]): void => {
  play.act(stateOf(play).captain, 'name', { crew });
  votes(play, ...ayes);
  play.ring();
};
const below = (play: Play, deeds: { readonly [seat: number]: BelowDeckDeed }): void => {
  for (const [seat, deed] of Object.entries(deeds)) play.act(Number(seat), 'below', { deed });
};

describe('the vote', () => {
  test('half of the votes is not enough: another captain tries', () => {
    const play = table({}, [...dealt, 'ferryman']);
    boat(play, [0, 3], 0, 1, 2);
    expect(stateOf(play)).toMatchObject({ captain: 1, refusals: 1, crew: [], results: [] });
  });

  test('the fifth boat refused loses the crossing', () => {
    const play = table();
    for (let i = 0; i < 5; i++) boat(play, [0, 3], 0);
    expect(stateOf(play)).toMatchObject({ captain: 0, refusals: 0, results: ['missed'] });
  });

  test('a captain who names nobody in time uses up a try', () => {
    const play = table();
    play.ring();
    expect(stateOf(play)).toMatchObject({ captain: 1, refusals: 1 });
  });

  test('votes are sealed until all have voted, and then public', () => {
    const play = table();
    play.act(0, 'name', { crew: [0, 3] });
    play.act(3, 'aye');
    expect(tableFor(play.session, SPECTATOR).ballot!.votes.every((it) => it.choice === null)).toBe(true);
    for (const seat of [0, 1, 2, 4]) play.act(seat, 'nay');
    expect(tableFor(play.session, SPECTATOR).ballot!.votes[3]).toMatchObject({ choice: 'vote.aye', tone: 'for' });
  });
});

describe('the crossing', () => {
  test('one hole sinks a boat, and nobody learns whose it was', () => {
    const play = table();
    boat(play, [0, 3], 0, 1, 2);
    below(play, { 0: 'bore', 3: 'row' });
    expect(JSON.stringify(tableFor(play.session, SPECTATOR))).not.toContain('bore');
    play.ring();
    expect(stateOf(play)).toMatchObject({ results: ['sunk'], trips: [{ holes: 1 }] });
  });

  test('the fourth boat of seven takes two holes', () => {
    const roles: readonly Role[] = ['knife', 'wrecker', 'wrecker', 'lookout', 'ferryman', 'ferryman', 'ferryman'];
    const four = { results: ['safe', 'sunk', 'safe'] } as const;
    for (const [deed, result] of [
      ['row', 'safe'],
      ['bore', 'sunk'],
    ] as const) {
      const play = table(four, roles);
      boat(play, [0, 1, 4, 5], 0, 1, 2, 3);
      below(play, { 0: 'bore', 1: deed, 4: 'row', 5: 'row' });
      play.ring();
      expect(stateOf(play).results.at(-1)).toBe(result);
    }
  });

  test('a ferryman gets the same question as a wrecker, but cannot bore', () => {
    const play = table();
    boat(play, [0, 3], 0, 1, 2);
    expect(() => play.act(3, 'below', { deed: 'bore' })).toThrow();
    expect(play.offers(3).map((it) => it.type)).toEqual(play.offers(0).map((it) => it.type));
  });

  test('a player who does not answer rows', () => {
    const play = table();
    boat(play, [0, 3], 0, 1, 2);
    play.act(0, 'below', { deed: 'row' });
    play.ring();
    play.ring();
    expect(stateOf(play).results).toEqual(['safe']);
  });
});

describe('the end', () => {
  const two = { results: ['safe', 'safe'] } as const;
  const third = (change: Partial<State> = {}): Play => {
    const play = table({ ...two, ...change });
    boat(play, [3, 4], 2, 3, 4);
    below(play, { 3: 'row', 4: 'row' });
    play.ring();
    return play;
  };

  test('three safe crossings win if there is no Lookout', () => {
    const play = third({ options: { pace: 'normal', lookout: false } });
    expect(play.session.outcome).toMatchObject({ winners: [2, 3, 4], side: 'ferrymen' });
  });

  test('the Knife wins for the wreckers only by naming the Lookout', () => {
    const [found, mistaken, silent] = [third(), third(), third()];
    found.act(0, 'strike', { at: 2 });
    expect(found.session.outcome).toMatchObject({ winners: [0, 1], side: 'wreckers', reason: 'end.found' });
    mistaken.act(0, 'strike', { at: 3 });
    expect(mistaken.session.outcome).toMatchObject({ winners: [2, 3, 4], side: 'ferrymen' });
    silent.ring();
    expect(silent.session.outcome).toMatchObject({ winners: [2, 3, 4], side: 'ferrymen' });
  });

  test('three lost crossings win for the wreckers, including missed tides', () => {
    const play = table({ results: ['sunk', 'missed'] });
    boat(play, [0, 3], 0, 1, 2);
    below(play, { 0: 'bore', 3: 'row' });
    play.ring();
    expect(play.session.outcome).toMatchObject({ winners: [0, 1], reason: 'end.sunk' });
  });
});
