import type { Seat } from '@masque/core';
import { living } from '../rules/village.ts';
import { isMaster, pacing, swearing } from './master.ts';
import { asked, type Seen, type OffersIn } from './offer.ts';

/** Identification: everybody confirms having read their page. */
export function identOffers(view: Seen, seat: Seat): OffersIn<'ident'> {
  if (isMaster(view, seat)) return swearing(view);
  const waits = asked(view, seat);
  return waits && !waits.optional ? [{ type: 'ready', look: { main: true, icon: 'check-mark' } }] : [];
}

/** The Matchmaker picks two; everybody else does as well, so that nobody can tell who it is. */
export function matchOffers(view: Seen, seat: Seat): OffersIn<'match'> {
  const waits = asked(view, seat);
  if (!waits) return pacing(view, seat);
  return [
    {
      type: 'match',
      ...waits,
      params: { pair: { kind: 'subset', what: 'seat', of: living(view), min: 2, max: 2, ask: 'ask.pair' } },
      look: { main: true, icon: 'hearts' },
    },
  ];
}
