import { seatsOf, type Seat } from '@masque/core';

/** What of a state is public: rules, offers and present read it alike. */
export interface Village {
  readonly alive: readonly boolean[];
}

export const living = ({ alive }: Village): Seat[] => seatsOf(alive.length).filter((seat) => alive[seat]);

export const dead = ({ alive }: Village): Seat[] => seatsOf(alive.length).filter((seat) => !alive[seat]);

export const isLiving = ({ alive }: Village, seat: Seat): boolean => alive[seat] === true;

/** Dead, and asked by night all the same: nothing waits for it, and nothing comes of it. */
export const isGhost = ({ alive, next }: Village & { readonly next: string }, seat: Seat): boolean =>
  next === 'night' && alive[seat] === false;
