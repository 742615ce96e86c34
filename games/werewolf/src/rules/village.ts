import { seatsOf, type Seat, type View } from '@masque/core';
import { halfRoundedUp, living as seatsIn, majority } from '@masque/mechanics';
import type { Options } from '../options.ts';
import type { PhaseName, State } from '../state.ts';

/** The public part of a state. Rules, offers and presentation all use it. */
export interface Village {
  readonly alive: readonly boolean[];
}

export const living = ({ alive }: Village): Seat[] => seatsIn(alive.length, (seat) => alive[seat]!);

export const dead = ({ alive }: Village): Seat[] => seatsOf(alive.length).filter((seat) => !alive[seat]);

export const isLiving = ({ alive }: Village, seat: Seat): boolean => alive[seat] === true;

/** Alive, and the player has not left. */
export const plays = (village: Village & Pick<State, 'gone'>, seat: Seat): boolean =>
  isLiving(village, seat) && !village.gone.includes(seat);

/** Who was lynched today; there is never more than one. */
export const lynchedToday = ({ deaths, day }: Pick<View<State>, 'deaths' | 'day'>): Seat | null =>
  deaths.find((it) => it.cause === 'lynched' && it.day === day)?.seat ?? null;

const hours: readonly string[] = ['dusk', 'hunt', 'brew', 'whisper', 'vision', 'call'] satisfies PhaseName[];

/** Is it an hour of the night, in which everybody is asked at once? */
export const isNight = ({ next }: { readonly next: PhaseName }): boolean => hours.includes(next);

/** Dead, but still asked at night: nothing waits for the answer, and it has no effect. */
export const isGhost = (village: Village & { readonly next: PhaseName }, seat: Seat): boolean =>
  isNight(village) && !isLiving(village, seat);

/** Votes needed: half of the living, including the accused, rounded up; or more than half if the table requires it. */
export function needed(village: Village & { readonly options: Pick<Options, 'strictMajority'> }): number {
  const n = living(village).length;
  return village.options.strictMajority ? majority(n) : halfRoundedUp(n);
}

/** Who was found dead this morning. The night is over, so none of this is secret. */
export const foundDead = ({
  deaths,
  day,
  night,
  next,
}: Pick<View<State>, 'deaths' | 'day' | 'night' | 'next'>): Seat[] =>
  deaths
    .filter((it) => it.cause === 'night' && it.night === night && (next === 'daybreak' || it.day < day))
    .map((it) => it.seat);
