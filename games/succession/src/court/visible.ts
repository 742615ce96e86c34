import type { Seat } from '@masque/core';
import { ruleOf, type Faction, type Role } from '../roles/index.ts';

/** What is publicly visible of the seats: a court and anybody's view of it both have it. */
export interface Visible {
  readonly players: readonly {
    readonly alive: boolean;
    readonly badge: Faction | null;
    readonly life: number;
    readonly executed: number | null;
  }[];
  readonly left: readonly Seat[];
}

export const isAlive = (court: Visible, seat: Seat): boolean => court.players[seat]!.alive;
export const isGone = (court: Visible, seat: Seat): boolean => court.left.includes(seat);

/** Seats that hold a card, in order. */
export const living = (court: Visible): Seat[] => court.players.flatMap((player, seat) => (player.alive ? [seat] : []));

/** Seats whose card lies in the graveyard, in order. */
export const ghosts = (court: Visible): Seat[] => court.players.flatMap((player, seat) => (player.alive ? [] : [seat]));

/** A Criminal by card, or by wearing a badge without being a Soldier. */
export const isCriminal = (role: Role, badge: Faction | null): boolean => {
  const { class: kind } = ruleOf(role);
  return kind === 'criminal' || (badge !== null && kind !== 'soldier');
};
