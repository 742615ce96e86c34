import type { Seat } from '@masque/core';
import { isCriminal, type Visible } from '../court/visible.ts';
import { revealOf, type CardFace, type Reveal } from '../roles/index.ts';
import type { Options } from '../options.ts';
import type { ContractState } from './state.ts';

/**
 * Everything visible to the members that the abilities of a contract depend on: a rule based on it cannot leak
 * anything.
 */
export interface ContractTable {
  readonly contract: Pick<
    ContractState,
    'joined' | 'lives' | 'shows' | 'forced' | 'ghosts' | 'accusations' | 'decisions' | 'stack'
  >;
  readonly court: Visible & { readonly options: Options };
}

/** The role that a seat agreed to show here. */
export const agreedFace = ({ contract }: ContractTable, seat: Seat): CardFace | undefined =>
  contract.shows.find(
    (it): it is Extract<ContractState['shows'][number], { side: 'role' }> => it.seat === seat && it.side === 'role',
  );

/** The role that a seat shows here, whether voluntarily or not. */
export const shownFace = (table: ContractTable, seat: Seat): CardFace | undefined =>
  agreedFace(table, seat) ?? table.contract.forced.find((it) => it.seat === seat);

/** Whether a seat agreed to show its faction side here, whatever it has turned up since. */
export const agreedFaction = ({ contract }: ContractTable, seat: Seat): boolean =>
  contract.shows.some((it) => it.seat === seat && it.side === 'faction');

/** Seats whose role is visible here and is a Criminal's, including those who have died since. */
export function shownCriminals(table: ContractTable): Seat[] {
  const seats = [...table.contract.shows.filter((it) => it.side === 'role'), ...table.contract.forced].map(
    (it) => it.seat,
  );
  return [...new Set(seats)].filter((seat) => isShownCriminal(table, seat));
}

/** Whether a seat was a ghost before this contract, and has been since. */
export const isGhost = ({ court, contract }: ContractTable, seat: Seat): boolean =>
  contract.ghosts.includes(seat) && !court.players[seat]!.alive && court.players[seat]!.life === contract.lives[seat];

/** Whether a seat has been executed since this contract began, so that its accuser was right. */
export const wasExecuted = ({ court, contract }: ContractTable, seat: Seat): boolean => {
  const { executed } = court.players[seat]!;
  return executed !== null && executed >= contract.lives[seat]!;
};

export function isShownCriminal(table: ContractTable, seat: Seat): boolean {
  const face = shownFace(table, seat);
  return face !== undefined && isCriminal(face.role, table.court.players[seat]!.badge);
}

/** Members who agreed to show a role that satisfies a condition, unless a Vigilante stops them. */
export const able = (table: ContractTable, has: (reveal: Reveal) => unknown): Seat[] =>
  table.contract.joined.filter((seat) => {
    const face = agreedFace(table, seat);
    return face !== undefined && Boolean(has(revealOf(face.role))) && !isStopped(table, seat);
  });

/** Whether there is a Vigilante, and this is a Criminal other than a Vigilante. */
export function isStopped(table: ContractTable, seat: Seat): boolean {
  const face = agreedFace(table, seat);
  return (
    stopsCriminals(table) &&
    face !== undefined &&
    !revealOf(face.role).stopsCriminals &&
    isCriminal(face.role, table.court.players[seat]!.badge)
  );
}

/** Applies from the reveal to the end, even if the Vigilante dies. */
export const stopsCriminals = (table: ContractTable): boolean =>
  table.contract.shows.some((it) => it.side === 'role' && revealOf(it.role).stopsCriminals);

/** Who has the powers of a Magistrate here. */
export const magistrates = (table: ContractTable): Seat[] =>
  table.contract.joined.filter((seat) => {
    const face = agreedFace(table, seat);
    return (
      face !== undefined &&
      (revealOf(face.role).judges || (table.court.options.badgePower && table.court.players[seat]!.badge !== null))
    );
  });

/** Whether a seat is immune to Criminal abilities here. */
export const isImmune = (table: ContractTable, seat: Seat): boolean => {
  const face = agreedFace(table, seat);
  return face !== undefined && (Boolean(revealOf(face.role).immune) || magistrates(table).includes(seat));
};

/**
 * Whether a Criminal is immune to Soldier abilities here. An Attorney protects those who showed their role voluntarily.
 */
export const isDefended = (table: ContractTable, seat: Seat): boolean =>
  able(table, (reveal) => reveal.defendsCriminals).length > 0 &&
  (agreedFace(table, seat) !== undefined || table.contract.stack.some((it) => it.by === seat));
