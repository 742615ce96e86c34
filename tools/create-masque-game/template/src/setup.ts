import { seatsOf, type Setup } from '@masque/core';
import { ask, dealRoles } from '@masque/mechanics';
import type { Options, Role, State } from './state.ts';

/** Deals one traitor among the loyal, and asks everybody whom they accuse. */
export const setup = ({ seats, options, random }: Setup<Options>): State => ({
  options,
  roles: dealRoles(
    seatsOf(seats).map((seat): Role => (seat === 0 ? 'traitor' : 'loyal')),
    random,
  ),
  ballot: ask(seatsOf(seats)),
  left: [],
});
