import type { Seat } from '@masque/core';
import type { Role } from './card.ts';
import { objects, type ObjectKind } from './objects/index.ts';
import type { Options } from './options.ts';
import { professionNames, professions, type Profession, type TurnEffect, type Window } from './professions/index.ts';
import type { Combatant, Duel, Side } from './state.ts';

/**
 * What of a state everybody knows: the part of state and view alike that decides which windows open, and for whom. Windows
 * open on this and nothing else.
 */
export interface Coach {
  readonly options: Omit<Options, 'extras'>;
  readonly set: readonly ObjectKind[];
  readonly limit: number;
  readonly professions: readonly { readonly up: Profession | null }[];
  readonly hands: readonly (readonly unknown[])[];
  readonly pile: readonly unknown[];
  readonly active: Seat;
  readonly acted: 'trade' | 'duel' | null;
  readonly duel: Duel | null;
  readonly left: readonly Seat[];
}

/** The pile is empty: the Bags have become a Key and a Goblet, for good. */
export const awake = ({ pile }: Pick<Coach, 'pile'>): boolean => pile.length === 0;

/** Is this object still a Bag, which may not be exchanged for the other one? */
export const asleep = (table: Pick<Coach, 'pile'>, kind: ObjectKind): boolean =>
  objects[kind].bag === true && !awake(table);

/** Does this profession lie face up before anybody? */
export const isUp = ({ professions: lying }: Coach, profession: Profession): boolean =>
  lying.some(({ up }) => up === profession);

/** Could somebody with a face-down profession have one for this window that is still unused? */
export const mayBeHidden = (table: Coach, window: Window): boolean =>
  professionNames.some((name) => professions[name].window === window && !isUp(table, name));

/** Could somebody with a face-down profession have one that does this in a turn? */
const mayStill = (table: Coach, turn: TurnEffect): boolean =>
  professionNames.some((name) => professions[name].turn === turn && !isUp(table, name));

/** Seats whose profession lies face down, given-up ones left out: the house answers "no" for them. */
export const faceDownSeats = ({ professions: lying, left }: Coach): Seat[] =>
  lying.flatMap(({ up }, seat) => (up === null && !left.includes(seat) ? [seat] : []));

/** A short while after a trade or a duel: does it open, by what everybody knows? */
export function hasBreath(table: Coach): boolean {
  const { options, active, professions: lying, acted } = table;
  if (!options.afterWindow || lying[active]!.up !== null) return false;
  const demand = mayStill(table, 'demand') && (options.diplomat === 'free' || acted === 'trade');
  return demand || (mayStill(table, 'foresee') && !awake(table));
}

/** The side that a seat takes by now. */
export function sideOf(
  duel: Pick<Duel, 'attacker' | 'defender' | 'sides' | 'hypnotised'>,
  seat: Seat,
): Side | undefined {
  if (seat === duel.attacker) return 'attacker';
  if (seat === duel.defender) return 'defender';
  return seat === duel.hypnotised ? 'none' : duel.sides.find((it) => it.seat === seat)?.side;
}

/** What a seat is in a duel; `null` if it has no part in it any more. */
export function roleOf(duel: Duel, seat: Seat): Role | null {
  if (seat === duel.attacker) return 'attacker';
  if (seat === duel.defender) return 'defender';
  if (seat === duel.hypnotised || isBanished(duel)) return null;
  const side = sideOf(duel, seat);
  return side === 'attacker' ? 'forAttacker' : side === 'defender' ? 'forDefender' : 'bystander';
}

/** Has somebody forbidden all others to take part? */
export const isBanished = ({ plays }: Pick<Duel, 'plays'>): boolean =>
  plays.some(({ card }) => effectOf(card)?.banishes);

/** What an object or profession does when it is played into a duel. */
export const effectOf = (card: ObjectKind | Profession) =>
  (professionNames as readonly string[]).includes(card)
    ? professions[card as Profession].duel
    : objects[card as ObjectKind].duel;

/** May this card be played by somebody in this role, going by the duel alone? Each counts once. */
export const fits = (duel: Duel, role: Role | null, card: ObjectKind | Profession): boolean =>
  role !== null && effectOf(card)?.by.includes(role) === true && !duel.plays.some((it) => it.card === card);

/** For all that is known, might this seat play something? Only such seats are asked. */
export function hasPotential(table: Coach, seat: Seat): boolean {
  const duel = table.duel!;
  const role = roleOf(duel, seat);
  if (role === null) return false;
  if (table.set.some((kind) => fits(duel, role, kind))) return true;
  const { up } = table.professions[seat]!;
  if (up !== null) return professions[up].reusable && fits(duel, role, up);
  return professionNames.some((name) => fits(duel, role, name) && !isUp(table, name));
}

/** Who is asked for cards now. */
export const askedForCards = (table: Coach): Seat[] =>
  table.hands.flatMap((_, seat) => (!table.left.includes(seat) && hasPotential(table, seat) ? [seat] : []));

/** Who is asked whether to call off the duel. */
export const askedForPriest = (table: Coach): Seat[] =>
  mayBeHidden(table, 'priest') ? faceDownSeats(table).filter((seat) => seat !== table.duel!.attacker) : [];

/** Who is asked whether to undo the duel. */
export const askedForDoctor = (table: Coach): Seat[] => {
  const { score, hypnotised } = table.duel!;
  const matters = score?.result !== 'tie' || (table.options.doctorOnTie && !awake(table));
  return matters && mayBeHidden(table, 'doctor') ? faceDownSeats(table).filter((seat) => seat !== hypnotised) : [];
};

/** May the attacker, for all that is known, hypnotise somebody? */
export function mayHypnotise(table: Coach): boolean {
  const { up } = table.professions[table.duel!.attacker]!;
  return up === null ? mayBeHidden(table, 'hypnosis') : professions[up].window === 'hypnosis';
}

/** Who takes sides next, clockwise from the attacker; `undefined` when all have. */
export const nextToSupport = ({ hands, duel }: Coach): Seat | undefined => {
  const { attacker, defender, sides } = duel!;
  const n = hands.length;
  return Array.from({ length: n - 1 }, (_, i) => (attacker + 1 + i) % n).find(
    (seat) => seat !== defender && !sides.some((it) => it.seat === seat),
  );
};

/** The winner and the loser of a duel that has been counted and is no tie. */
export const resultOf = (duel: Duel): { winner: Seat; loser: Seat } =>
  (duel.score!.result as Combatant) === 'attacker'
    ? { winner: duel.attacker, loser: duel.defender }
    : { winner: duel.defender, loser: duel.attacker };
