import { isHidden, logFor, offersFor, seatsOf, SPECTATOR, viewOf, type Line, type Session } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import { kinds, professionNames, sorted } from './cards/index.ts';
import montee from './index.ts';
import { ownHand, type Seen } from './own.ts';
import { askedForCards, askedToInterrupt, askedToHypnotise, askedToUndo, hasBreath } from './public.ts';
import type { State } from './state.ts';

const windows = { interrupt: askedToInterrupt, hypnosis: askedToHypnotise, cards: askedForCards, undo: askedToUndo };

/** Every state of some games. */
function everyMoment(look: (session: Session<State>) => void): void {
  for (let seats = 3; seats <= 10; seats++)
    for (const bots of ['random', 'normal'])
      playOut(montee, { seats, bots, seed: `windows ${bots}`, maxInputs: 400, onStep: ({ session }) => look(session) });
}

// P6: who is asked depends only on what a spectator sees.
test('windows open on public facts, and nobody sees who has answered', { timeout: 120_000 }, () => {
  everyMoment((session) => {
    const seen = viewOf(session, SPECTATOR) as Seen;
    const { phase } = session;
    const { window } = seen;
    if (phase === 'interrupt' || phase === 'hypnosis' || phase === 'cards' || phase === 'undo') {
      expect(window!.asked).toEqual(windows[phase](seen));
      expect(window!.answers.every(isHidden)).toBe(true);
    }
    if (phase === 'after') expect(hasBreath(seen)).toBe(true);
  });
});

// P5: two Keys are the same card for everybody. Objects are named by kind alone, in canonical order.
test('two cards of a kind are indistinguishable', { timeout: 120_000 }, () => {
  const names: readonly unknown[] = [...kinds, ...professionNames];
  everyMoment((session) => {
    const seat = session.n % session.start.seats;
    const hand = ownHand(viewOf(session, seat) as Seen, seat);
    expect(hand).toEqual(sorted(hand));
    for (const { params, type } of offersFor(session, seat))
      for (const domain of Object.values(params))
        if (domain.kind === 'card') expect(domain.of.filter((it) => !names.includes(it))).toEqual([]);
        // The Clairvoyant's places are those of the sorted pile.
        else if (type === 'arrange' && 'of' in domain) expect(domain.of).toEqual(domain.of.map((_, place) => place));
  });
});

// Only one player saw a refused offer.
test(
  'of an offer that was refused, the log tells the kind to nobody but the one who saw it',
  { timeout: 120_000 },
  () => {
    const tells = (line: Line): boolean => line.kind === 'fact.offered';
    const { session } = playOut(montee, { seats: 5, bots: 'normal', seed: 'refusals' });
    const seenBy = [SPECTATOR, ...seatsOf(5)].map((viewer) => logFor(session, viewer).filter(tells).length);
    const offered = logFor(session, SPECTATOR).filter(({ kind }) => kind === 'offered');
    expect(offered.length).toBeGreaterThan(5);
    expect(seenBy[0]).toBe(0);
    for (const seat of seatsOf(5))
      expect(seenBy[seat + 1]).toBe(
        offered.filter(({ args }) => (args['to'] as { seat: number }).seat === seat).length,
      );
  },
);
