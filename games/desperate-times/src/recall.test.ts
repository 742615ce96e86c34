import { Sampler } from '@masque/bots';
import { declassify, logFor, randomFor, redactedFor, seedOf, type Session } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import desperateTimes from './index.ts';
import type { State } from './state.ts';

const SEATS = 4;
const me = 0;

/** What lies in the hand that this seat has passed on, and what has been played from it. */
function passedOn({ hands, areas, round, selection }: State): string[] {
  const holder = (me + round - 1) % SEATS;
  const hand = hands[holder]!.map(declassify);
  const laid = areas.flatMap(({ slots }, seat) =>
    // Its first Supporter was dealt to everybody, and the one of this seat in the first round came from this hand.
    slots.filter((_, i) => i > 0 && (seat - i + 1 + SEATS) % SEATS === me).map(({ card }) => declassify(card)),
  );
  expect(hand.length + laid.length).toBe(selection || hands[0]!.length === 5 - round ? 5 : 4);
  return [...hand, ...laid].sort();
}

test('in every imagined world, the cards of a hand that was passed on are those that were in it', () => {
  let worlds = 0;
  for (let i = 0; i < 20; i++) {
    let dealt: string[] = [];
    let isMixed = false;
    playOut(desperateTimes, {
      seats: SEATS,
      seed: `recall ${i}`,
      bots: 'normal',
      onStep: ({ session, entries }) => {
        const { state, outcome, n } = session;
        if (n === 2) dealt = state.hands[me]!.map(declassify).sort();
        isMixed ||= entries.some(({ kind }) => ['mystic', 'swaps', 'discards', 'digs'].includes(kind));
        if (isMixed || outcome || state.round === 1 || state.round === 5) return;
        const known = redactedFor(session as unknown as Session, me);
        const sampler = new Sampler(desperateTimes as never, known, logFor(session as unknown as Session, me));
        const world = sampler.draw(randomFor(seedOf('recall'), n)) as State;
        expect(passedOn(world)).toEqual(dealt);
        worlds++;
      },
    });
  }
  expect(worlds).toBeGreaterThan(50);
});
