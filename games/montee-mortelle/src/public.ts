import type { Seat } from '@masque/core';
import {
  isObject,
  objects,
  professionNames,
  professions,
  type ObjectKind,
  type Profession,
  type ProfessionCard,
  type Role,
  type Society,
  type TurnEffect,
  type Window,
} from './cards/index.ts';
import type { Options } from './options.ts';
import type { Duel, Side } from './state.ts';

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

/** For all that is known, might this seat have a profession like this, ready for use? One that is spent lies face up. */
function mightHave(
  { professions: lying }: Coach,
  seat: Seat,
  like: (card: ProfessionCard, name: Profession) => boolean,
) {
  const { up } = lying[seat]!;
  if (up !== null) return professions[up].reusable && like(professions[up], up);
  return professionNames.some((name) => like(professions[name], name) && !lying.some((it) => it.up === name));
}

/** Who might have a profession for this window. Given-up seats are left out: the house answers "no" for them. */
const mightUse = (table: Coach, window: Window): Seat[] =>
  table.hands.flatMap((_, seat) =>
    !table.left.includes(seat) && mightHave(table, seat, (card) => card.window === window) ? [seat] : [],
  );

/** A short while after a trade or a duel: does it open, by what everybody knows? */
export function hasBreath(table: Coach): boolean {
  const { options, active, acted } = table;
  if (!options.afterWindow) return false;
  const may = (turn: TurnEffect): boolean => mightHave(table, active, (card) => card.turn === turn);
  return (may('demand') && (options.diplomat === 'free' || acted === 'trade')) || (may('foresee') && !awake(table));
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
  isObject(card) ? objects[card].duel : professions[card].duel;

/** May this card be played by somebody in this role, going by the duel alone? Each counts once. */
export const fits = (duel: Duel, role: Role | null, card: ObjectKind | Profession): boolean =>
  role !== null && effectOf(card)?.by.includes(role) === true && !duel.plays.some((it) => it.card === card);

/** For all that is known, might this seat play something? Only such seats are asked. */
export function hasPotential(table: Coach, seat: Seat): boolean {
  const duel = table.duel!;
  const role = roleOf(duel, seat);
  if (role === null) return false;
  if (table.set.some((kind) => fits(duel, role, kind))) return true;
  return mightHave(table, seat, (_, name) => fits(duel, role, name));
}

/** Who is asked for cards now. */
export const askedForCards = (table: Coach): Seat[] =>
  table.hands.flatMap((_, seat) => (!table.left.includes(seat) && hasPotential(table, seat) ? [seat] : []));

/** Who is asked whether to call off the duel. */
export const askedToInterrupt = (table: Coach): Seat[] =>
  mightUse(table, 'interrupt').filter((seat) => seat !== table.duel!.attacker);

/** Who is asked whether to undo the duel. */
export const askedToUndo = (table: Coach): Seat[] => {
  const { score, hypnotised } = table.duel!;
  const matters = score?.result !== 'tie' || (table.options.doctorOnTie && !awake(table));
  return matters ? mightUse(table, 'undo').filter((seat) => seat !== hypnotised) : [];
};

/** May the attacker, for all that is known, hypnotise somebody? */
export const mayHypnotise = (table: Coach): boolean =>
  mightHave(table, table.duel!.attacker, (card) => card.window === 'hypnosis');

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
  duel.score!.result === 'attacker'
    ? { winner: duel.attacker, loser: duel.defender }
    : { winner: duel.defender, loser: duel.attacker };

/** How much a hand counts for a society. A Bag counts once the pile is empty. */
export const units = (hand: readonly ObjectKind[], society: Society, table: Pick<Coach, 'pile'>): number =>
  hand.filter((kind) => objects[kind].goal === society && (!objects[kind].bag || awake(table))).length;

/** How much a hand counts for whoever wants to win alone: Keys and Goblets alike. */
export const soloUnits = (hand: readonly ObjectKind[], table: Pick<Coach, 'pile'>): number =>
  units(hand, 'order', table) + units(hand, 'brotherhood', table);

/** How many objects are put on top. */
export const toArrange = (pile: number): number => Math.min(2, pile);
