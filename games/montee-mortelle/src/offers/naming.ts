import type { OfferOf, Seat } from '@masque/core';
import type { Seen } from '../own.ts';
import type { MonteeActions } from '../state.ts';

/** Allies are named one by one; the proclaimer says when it is enough. */
export function namingOffers(view: Seen, seat: Seat): OfferOf<MonteeActions>[] {
  const { by, named } = view.proclamation!;
  if (seat !== by) return [];
  const of = view.hands.flatMap((_, it) => (it === by || named.includes(it) ? [] : [it]));
  return [
    {
      type: 'name',
      params: { whom: { kind: 'seat', of, ask: 'ask.name' } },
      look: { icon: 'trumpet-flag', wax: true },
      ...(of.length === 0 && { closed: 'why.allNamed' }),
    },
    { type: 'rest', look: { icon: 'check-mark', note: 'note.rest', wax: true } },
  ];
}
