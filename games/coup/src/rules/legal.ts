import type { Message, Seat } from '@masque/core';
import { living as livingOf, onlySide } from '@masque/mechanics';
import { actionOf, referenceOf, type TurnAction } from '../cards/index.ts';
import type { Court } from '../state.ts';

/** From so many coins at the start of a turn, only Coup is legal. */
export const FORCED_COUP = 10;

/** Has influence left. */
export const lives = (court: Court, seat: Seat): boolean => court.hands[seat]!.length > 0;

export const living = (court: Court): Seat[] => livingOf(court.hands.length, (seat) => lives(court, seat));

/** The last one with influence has won. */
export const isDecided = (court: Court): boolean => living(court).length <= 1;

/**
 * Reformation: may `by` act against `on`? Not against its own side, unless all the living are of one side
 * (then the limits are lifted at once).
 */
export function mayOppose(court: Court, by: Seat, on: Seat): boolean {
  const { allegiance } = court;
  if (!allegiance || allegiance[by] !== allegiance[on]) return true;
  return onlySide(living(court), (seat) => allegiance[seat]) !== null;
}

/** Whom `by` may aim an action at. */
export function targetsOf(court: Court, by: Seat, action: TurnAction): Seat[] {
  const { options, coins } = court;
  const { target } = actionOf(options, action);
  if (!target) return [];
  const opposed = typeof target.opposed === 'string' ? options[target.opposed] : target.opposed;
  return living(court).filter(
    (seat) =>
      seat !== by &&
      (!opposed || mayOppose(court, by, seat)) &&
      (!target.coins || options.stealZero || coins[seat]! > 0),
  );
}

/** The actions this table plays with. */
export const enabled = ({ options }: Pick<Court, 'options'>): readonly TurnAction[] => referenceOf(options).listed;

/**
 * Why an action cannot be taken by `by` in its turn, in words; `undefined`: it can. All of it is public.
 *
 * @param targets whom it may be aimed at
 */
export function obstacle(court: Court, by: Seat, action: TurnAction, targets: readonly Seat[]): Message | undefined {
  const { cost = 0, target, does } = actionOf(court.options, action);
  const coins = court.coins[by]!;
  if (coins >= FORCED_COUP && action !== 'coup') return 'why.mustCoup';
  if (coins < cost) return { key: 'why.cost', args: { cost, more: cost - coins } };
  if (target && targets.length === 0) return target.coins ? 'why.noCoins' : 'why.noTarget';
  if (does.embezzles && court.reserve === 0) return 'why.emptyReserve';
  return undefined;
}

/** Who may block an action that has been announced: its target, or anybody, but nobody of the actor's side. */
export function mayBlock(court: Court, action: TurnAction, by: Seat, target: Seat | undefined): Seat[] {
  if (actionOf(court.options, action).blockers.length === 0) return [];
  if (target !== undefined) return lives(court, target) ? [target] : [];
  return living(court).filter((seat) => seat !== by && mayOppose(court, seat, by));
}
