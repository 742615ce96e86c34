import { seatsOf, type Seat, type View } from '@masque/core';
import type { State } from './state.ts';

/** What of a state is public: rules, offers and present read it alike. */
export interface Village {
  readonly alive: readonly boolean[];
}

export const living = ({ alive }: Village): Seat[] => seatsOf(alive.length).filter((seat) => alive[seat]);

export const dead = ({ alive }: Village): Seat[] => seatsOf(alive.length).filter((seat) => !alive[seat]);

export const isLiving = ({ alive }: Village, seat: Seat): boolean => alive[seat] === true;

/** Who was lynched on this day; there is never more than one. */
export const lynchedToday = ({ deaths, day }: Pick<View<State>, 'deaths' | 'day'>): Seat | null =>
  deaths.find((it) => it.cause === 'lynched' && it.day === day)?.seat ?? null;

/** Dead, and asked by night all the same: nothing waits for it, and nothing comes of it. */
export const isGhost = ({ alive, next }: Village & { readonly next: string }, seat: Seat): boolean =>
  next === 'night' && alive[seat] === false;
