import type { Seat } from '@masque/core';
import { hasAnswered } from '@masque/mechanics';
import { living, plays } from '../rules/village.ts';
import { statements } from './day.ts';
import { isMaster, pacing, ruling } from './master.ts';
import { asked, oneOf, type Seen, type OffersIn } from './offer.ts';

/** Anybody except the two involved may second. */
export function secondOffers(view: Seen, seat: Seat): OffersIn<'second'> {
  if (!plays(view, seat) || seat === view.by || seat === view.accused) return pacing(view, seat);
  return [{ type: 'second', optional: true, look: { main: true, icon: 'high-five' } }];
}

/** The accused speaks, and confirms when finished. */
export function defenceOffers(view: Seen, seat: Seat): OffersIn<'defence'> {
  if (isMaster(view, seat)) return ruling(view);
  if (seat !== view.accused || !plays(view, seat)) return [];
  return [{ type: 'done', look: { main: true, icon: 'talk' } }, ...statements(view, seat)];
}

/** A raised hand, or not. It can be changed until the hands are counted. */
export function voteOffers(view: Seen, seat: Seat): OffersIn<'vote'> {
  const { ballot } = view;
  if (!ballot?.asked.includes(seat) || !plays(view, seat)) return pacing(view, seat);
  const waits = hasAnswered(ballot, seat) && ({ optional: true } as const);
  return [
    { type: 'aye', ...waits, look: { note: 'hand.aye', icon: 'gibbet' } },
    { type: 'nay', ...waits, look: { note: 'hand.nay', icon: 'cancel' } },
  ];
}

/** The vote on everybody: each player names one. */
export function finalOffers(view: Seen, seat: Seat): OffersIn<'final'> {
  const waits = asked(view, seat);
  if (!waits) return pacing(view, seat);
  return [
    {
      type: 'name',
      ...waits,
      params: {
        who: oneOf(
          living(view).filter((it) => it !== seat),
          'ask.final',
          'nobody',
        ),
      },
      look: { main: true, icon: 'gibbet' },
    },
  ];
}
