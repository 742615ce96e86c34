import { randomFor, seedOf, type Random } from '@masque/core';
import { playOut } from '@masque/testkit';
import werewolf from '../src/index.ts';
import { isPack, roleNames, ruleOf, type Role } from '../src/roles/index.ts';
import { wrongWith } from '../src/set/check.ts';
import type { RoleSet } from '../src/set/set.ts';

/** Villagers are the baseline: all other cards are weighted relative to them. */
const [plain, ...rest] = roleNames;
export const cards: readonly Role[] = [...rest.filter(isPack), ...rest.filter((role) => !isPack(role))];

/** A set, and how games with it ended, of those that the village or the Werewolves won. */
export interface SetResult {
  readonly seats: number;
  readonly roles: RoleSet;
  wins: number;
  games: number;
}

/** Random sets for 7 to 16 players, each played some times by bots of level `normal`. */
export function playedSets(sets: number, games: number, seed: string): SetResult[] {
  const random = randomFor(seedOf(seed), 0);
  const all: SetResult[] = [];
  while (all.length < sets) {
    const seats = 7 + random.below(10);
    const roles = drawn(random, seats);
    if (wrongWith(roles, seats).length > 0) continue;
    const played: SetResult = { seats, roles, wins: 0, games: 0 };
    for (let i = 0; i < games; i++) {
      const options = { set: 'custom', roles };
      const { session } = playOut(werewolf, {
        seats,
        options,
        seed: `${seed} ${all.length} ${i}`,
        bots: 'normal',
        maxInputs: 50_000,
      });
      const side = session.outcome?.side;
      if (side === 'village') played.wins++;
      if (side === 'village' || side === 'wolves') played.games++;
    }
    all.push(played);
  }
  return all;
}

function drawn(random: Random, seats: number): RoleSet {
  const set: { [role in Role]?: number } = {};
  for (const role of cards) {
    const { missed, min = 1, max } = ruleOf(role).deck;
    if (isPack(role)) set[role] = 1 + random.below(Math.max(1, Math.round(seats / 4)));
    else if (random.chance(missed ? 0.85 : 0.35)) set[role] = Math.min(max, min + random.below(2));
  }
  const used = Object.values(set).reduce((a, b) => a + b, 0);
  return { ...set, [plain!]: Math.max(0, seats - used) };
}
