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
  type UseWindow,
} from './cards/index.ts';
import type { Options } from './options.ts';
import type { Duel, Side } from './state.ts';

/**
 * The public part of a state, which views have as well. It decides which windows open, and for whom: windows depend on
 * nothing else.
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

/** Whether this object is still a Bag, which may not be exchanged for the other one. */
export const asleep = (table: Pick<Coach, 'pile'>, kind: ObjectKind): boolean =>
  objects[kind].bag === true && !awake(table);

/** Whether, by public knowledge, this player might have such a profession, ready for use. A used one is face up. */
function mightHave(
  { professions: lying }: Coach,
  seat: Seat,
  like: (card: ProfessionCard, name: Profession) => boolean,
) {
  const { up } = lying[seat]!;
  if (up !== null) return professions[up].reusable && like(professions[up], up);
  return professionNames.some((name) => like(professions[name], name) && !lying.some((it) => it.up === name));
}

/**
 * The players who might have a profession for this window. Those who have left are omitted: the server answers "no".
 */
const mightUse = (table: Coach, window: UseWindow): Seat[] =>
  table.hands.flatMap((_, seat) =>
    !table.left.includes(seat) && mightHave(table, seat, (card) => card.window === window) ? [seat] : [],
  );

/** Whether the short pause after a trade or a duel opens, by public knowledge. */
export function hasBreath(table: Coach): boolean {
  const { options, active, acted } = table;
  if (!options.afterWindow) return false;
  const may = (turn: TurnEffect): boolean => mightHave(table, active, (card) => card.turn === turn);
  return (may('demand') && (options.diplomat === 'free' || acted === 'trade')) || (may('foresee') && !awake(table));
}

/** The side that a player has taken so far. */
export function sideOf(
  duel: Pick<Duel, 'attacker' | 'defender' | 'sides' | 'hypnotised'>,
  seat: Seat,
): Side | undefined {
  if (seat === duel.attacker) return 'attacker';
  if (seat === duel.defender) return 'defender';
  return seat === duel.hypnotised ? 'none' : duel.sides.find((it) => it.seat === seat)?.side;
}

/** A player's role in a duel; `null` if they are no longer part of it. */
export function roleOf(duel: Duel, seat: Seat): Role | null {
  if (seat === duel.attacker) return 'attacker';
  if (seat === duel.defender) return 'defender';
  if (seat === duel.hypnotised || isBanished(duel)) return null;
  const side = sideOf(duel, seat);
  return side === 'attacker' ? 'forAttacker' : side === 'defender' ? 'forDefender' : 'bystander';
}

/** Whether a card has sent everybody else away. */
export const isBanished = ({ plays }: Pick<Duel, 'plays'>): boolean =>
  plays.some(({ card }) => effectOf(card)?.banishes);

/** The effect of an object or profession in a duel. */
export const effectOf = (card: ObjectKind | Profession) =>
  isObject(card) ? objects[card].duel : professions[card].duel;

/** Whether this card may be played in this role, as far as the duel is concerned. Each counts once. */
export const fits = (duel: Duel, role: Role | null, card: ObjectKind | Profession): boolean =>
  role !== null && effectOf(card)?.by.includes(role) === true && !duel.plays.some((it) => it.card === card);

/** Whether, by public knowledge, this player might be able to play something. Only such players are asked. */
export function hasPotential(table: Coach, seat: Seat): boolean {
  const duel = table.duel!;
  const role = roleOf(duel, seat);
  if (role === null) return false;
  if (table.set.some((kind) => fits(duel, role, kind))) return true;
  return mightHave(table, seat, (_, name) => fits(duel, role, name));
}

/** The players who are asked for cards now. */
export const askedForCards = (table: Coach): Seat[] =>
  table.hands.flatMap((_, seat) => (!table.left.includes(seat) && hasPotential(table, seat) ? [seat] : []));

/** The players who are asked whether to call off the duel. */
export const askedToInterrupt = (table: Coach): Seat[] =>
  mightUse(table, 'interrupt').filter((seat) => seat !== table.duel!.attacker);

/** The players who are asked whether to undo the duel. */
export const askedToUndo = (table: Coach): Seat[] => {
  const { score, hypnotised } = table.duel!;
  const matters = score?.result !== 'tie' || (table.options.doctorOnTie && !awake(table));
  return matters ? mightUse(table, 'undo').filter((seat) => seat !== hypnotised) : [];
};

/** The attacker, if they are asked whether to hypnotise somebody. */
export const askedToHypnotise = (table: Coach): Seat[] =>
  mightUse(table, 'hypnosis').filter((seat) => seat === table.duel!.attacker);

/** The players who still have to take a side, clockwise from the attacker. */
export const leftToSupport = ({ hands, duel }: Pick<Coach, 'hands' | 'duel'>): Seat[] => {
  const { attacker, defender, sides } = duel!;
  const n = hands.length;
  return Array.from({ length: n - 1 }, (_, i) => (attacker + 1 + i) % n).filter(
    (seat) => seat !== defender && !sides.some((it) => it.seat === seat),
  );
};

/** The winner and the loser of a duel that has been counted and is not a tie. */
export const resultOf = (duel: Duel): { winner: Seat; loser: Seat } =>
  duel.score!.result === 'attacker'
    ? { winner: duel.attacker, loser: duel.defender }
    : { winner: duel.defender, loser: duel.attacker };

/** How much a hand counts for a society. A Bag counts once the pile is empty. */
export const units = (hand: readonly ObjectKind[], society: Society, table: Pick<Coach, 'pile'>): number =>
  hand.filter((kind) => objects[kind].goal === society && (!objects[kind].bag || awake(table))).length;

/** How much a hand counts for a player who wants to win alone: Keys and Goblets alike. */
export const soloUnits = (hand: readonly ObjectKind[], table: Pick<Coach, 'pile'>): number =>
  units(hand, 'order', table) + units(hand, 'brotherhood', table);

/** How many objects are put on top. */
export const toArrange = (pile: number): number => Math.min(2, pile);
