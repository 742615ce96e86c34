import { SPECTATOR, tableFor, viewOf, type AnyGame, type Claim, type Session, type View } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import werewolf from '../index.ts';
import type { State } from '../state.ts';

test('during a trial, earlier statements about others are hidden', () => {
  const shown: { claim: Claim; view: View<State> }[] = [];
  let older = 0;
  const onStep = ({ session }: { session: Session }): void => {
    const view = viewOf(session as unknown as Session<State>, SPECTATOR);
    const { claim } = tableFor(session, SPECTATOR);
    if (view.next !== 'second' && view.next !== 'defence') return;
    if (claim) shown.push({ claim, view });
    else if (view.said.at(-1)?.day === view.day) older++;
  };
  for (const seed of ['a', 'b', 'c'])
    playOut(werewolf as unknown as AnyGame, { seats: 9, seed, bots: 'normal', onStep });
  expect(older).toBeGreaterThan(0);
  expect(shown.length).toBeGreaterThan(0);
  for (const { claim, view } of shown) {
    const roleOf = (seat: number) => view.said.findLast((it) => it.by === seat && it.kind === 'claim')?.role;
    const concerned = claim.by === view.accused || claim.on === view.accused;
    expect(concerned || roleOf(claim.by) === roleOf(view.accused!)).toBe(true);
  }
});

test('a vote asks once, and says once how many hands it takes', () => {
  let votes = 0;
  const onStep = ({ session }: { session: Session }): void => {
    if (viewOf(session as unknown as Session<State>, SPECTATOR).next !== 'vote') return;
    votes++;
    for (const me of [SPECTATOR, 0, 1]) {
      const { ask, ballot, stats = [] } = tableFor(session, me);
      expect(ask).toEqual({ text: ballot?.title });
      expect(stats.map((it) => it.label)).not.toContain('stat.need');
    }
  };
  for (const seed of ['a', 'b']) playOut(werewolf as unknown as AnyGame, { seats: 9, seed, bots: 'normal', onStep });
  expect(votes).toBeGreaterThan(0);
});
