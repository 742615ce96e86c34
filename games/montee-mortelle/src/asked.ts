import type { Seat } from '@masque/core';
import { nextToSupport, resultOf, type Coach } from './public.ts';
import type { PhaseName } from './state.ts';

/** What says whom the present question goes to: the same in state and view. */
export interface Asking extends Coach {
  readonly next: PhaseName | null;
  readonly offer: { readonly from: Seat; readonly to: Seat } | null;
  readonly chooser: Seat | null;
  readonly overflow: { readonly seat: Seat } | null;
  readonly foreseen: { readonly by: Seat } | null;
}

/** The one seat that is asked now; `null` where several are, or none. */
export function askedSeat(table: Asking): Seat | null {
  const { next, active, offer, chooser, overflow, foreseen, duel } = table;
  switch (next) {
    case 'main':
    case 'after':
    case 'naming':
      return active;
    case 'answer':
      return offer!.to;
    case 'coat':
    case 'direction':
      return chooser;
    case 'overflow':
      return overflow!.seat;
    case 'arrange':
      return foreseen!.by;
    case 'pay':
    case 'hypnosis':
      return duel!.attacker;
    case 'support':
      return nextToSupport(table)!;
    case 'spoils':
    case 'take':
      return resultOf(duel!).winner;
    default:
      return null;
  }
}
