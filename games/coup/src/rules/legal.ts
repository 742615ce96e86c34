import type { Message, Seat } from '@masque/core';
import { living as livingOf, onlySide } from '@masque/mechanics';
import { actionOf, referenceOf, type TurnAction } from '../cards/index.ts';
import type { Court } from '../state.ts';

/** With this many coins at the start of a turn, only Coup is legal. */
export const FORCED_COUP = 10;

/** Does this seat have influence left? */
export const lives = (court: Court, seat: Seat): boolean => court.hands[seat]!.length > 0;

export const living = (court: Court): Seat[] => livingOf(court.hands.length, (seat) => lives(court, seat));

/** The last player with influence has won. */
export const isDecided = (court: Court): boolean => living(court).length <= 1;

/**
 * Reformation: may `by` act against `on`? Not against their own side, unless all living players are on the same side,
 * which lifts the restriction at once.
 */
export function mayOppose(court: Court, by: Seat, on: Seat): boolean {
  const { allegiance } = court;
  if (!allegiance || allegiance[by] !== allegiance[on]) return true;
  return onlySide(living(court), (seat) => allegiance[seat]) !== null;
}

/** The seats at which `by` may aim an action. */
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

/** The actions in play at this table. */
export const enabled = ({ options }: Pick<Court, 'options'>): readonly TurnAction[] => referenceOf(options).listed;

/**
 * Why `by` cannot take an action this turn, as a sentence; `undefined`: they can. It only uses public information.
 *
 * @param targets at whom it may be aimed
 */
export function obstacle(court: Court, by: Seat, action: TurnAction, targets: readonly Seat[]): Message | undefined {
  const { cost = 0, target, does } = actionOf(court.options, action);
  const coins = court.coins[by]!;
  if (coins >= FORCED_COUP && action !== 'coup') return 'why.mustCoup';
  if (coins < cost) return { key: 'why.cost', args: { more: cost - coins } };
  if (target && targets.length === 0) return target.coins ? 'why.noCoins' : 'why.noTarget';
  if (does.embezzles && court.reserve === 0) return 'why.emptyReserve';
  return undefined;
}

/** Who may block an announced action: its target, or anybody, but nobody on the actor's side. */
export function mayBlock(court: Court, action: TurnAction, by: Seat, target: Seat | undefined): Seat[] {
  if (actionOf(court.options, action).blockers.length === 0) return [];
  if (target !== undefined) return lives(court, target) ? [target] : [];
  return living(court).filter((seat) => seat !== by && mayOppose(court, seat, by));
}
