import { seen, type View } from '@masque/core';
import { wavesOf, type Dark, type Wave } from './night.ts';
import type { Role } from './roles.ts';
import type { RoleSet } from './set/set.ts';
import type { State } from './state.ts';
import { dead } from './village.ts';

/** What everybody knows of the cards in the game. Out of a view or the state itself, with the same result. */
export function darkOf(view: View<State>): Dark {
  const { options, night } = view;
  const set = seen(view.set) as RoleSet | undefined;
  const open = options.mystery ? undefined : set;
  const inSet = (role: Role): boolean => open === undefined || (open[role] ?? 0) > 0;
  const fallen = options.reveal ? dead(view).map((seat) => seen(view.cards[seat])) : [];
  const lost = (role: Role): number => fallen.filter((it) => it === role).length;
  // A Were-Hamster that turned may have left more Werewolves than were dealt: the pack counts as alive for ever.
  const possible = (role: Role): boolean => role === 'werewolf' || open === undefined || (open[role] ?? 0) > lost(role);
  return { options, night, possible, inSet };
}

const known = new WeakMap<View<State>, readonly Wave[]>();

/** The waves of this night. A view never changes: they are found once for each. */
export function tonightOf(view: View<State>): readonly Wave[] {
  const before = known.get(view);
  if (before) return before;
  const waves = wavesOf(darkOf(view));
  known.set(view, waves);
  return waves;
}

export const waveOf = (view: View<State>): Wave | undefined => tonightOf(view)[view.wave];
