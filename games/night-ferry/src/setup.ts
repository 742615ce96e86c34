import { seatsOf, type Setup } from '@masque/core';
import { ask, dealRoles } from '@masque/mechanics';
import { wreckersOf } from './rules.ts';
import { sideOf, type Options, type Role, type State } from './state.ts';

/** Deals the roles. Wreckers know each other, and a Lookout knows them. */
export function setup({ seats, options, random }: Setup<Options>): State {
  const wreckers = wreckersOf(seats);
  const roles = seatsOf(seats).map((place): Role => {
    if (place < wreckers) return options.lookout && place === 0 ? 'knife' : 'wrecker';
    return options.lookout && place === wreckers ? 'lookout' : 'ferryman';
  });
  return {
    options,
    roles: dealRoles(roles, random, { knows }),
    captain: random.below(seats),
    crew: [],
    votes: ask([]),
    deeds: ask([]),
    refusals: 0,
    results: [],
    trips: [],
    left: [],
    next: 'crew',
  };
}

const knows = (mine: Role, other: Role): boolean =>
  sideOf(other) === 'wreckers' && (sideOf(mine) === 'wreckers' || mine === 'lookout');
