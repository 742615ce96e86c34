import { seatsOf, type Message, type Seat } from '@masque/core';
import { actions, turnActions, type TurnAction } from './actions.ts';
import type { Court } from './state.ts';

/** From so many coins at the start of a turn, only Coup is legal. */
export const FORCED_COUP = 10;

/** Has influence left. */
export const lives = (court: Court, seat: Seat): boolean => court.hands[seat]!.length > 0;

export const living = (court: Court): Seat[] => seatsOf(court.hands.length).filter((seat) => lives(court, seat));

/**
 * Reformation: may `by` act against `on`? Not against its own side, unless all the living are of one side
 * (then the limits are lifted at once).
 */
export function mayOppose(court: Court, by: Seat, on: Seat): boolean {
  const { allegiance } = court;
  if (!allegiance || allegiance[by] !== allegiance[on]) return true;
  return new Set(living(court).map((seat) => allegiance[seat])).size === 1;
}

/** Whom `by` may aim an action at. */
export function targetsOf(court: Court, by: Seat, action: TurnAction): Seat[] {
  if (!actions[action].target) return [];
  const others = living(court).filter((seat) => seat !== by);
  switch (action) {
    case 'coup':
    case 'assassinate':
      return others.filter((seat) => mayOppose(court, by, seat));
    case 'steal':
      return others.filter((seat) => mayOppose(court, by, seat) && (court.options.stealZero || court.coins[seat]! > 0));
    case 'examine':
      return others.filter((seat) => !court.options.examineFaction || mayOppose(court, by, seat));
    default:
      return others;
  }
}

/** The actions this table plays with. */
export const enabled = (court: Court): TurnAction[] =>
  turnActions.filter((action) => {
    const { needs } = actions[action];
    return needs === undefined || court.options[needs];
  });

/** Why an action cannot be taken by `by` in its turn, in words; `undefined`: it can. All of it is public. */
export function obstacle(court: Court, by: Seat, action: TurnAction): Message | undefined {
  const { cost = 0, target } = actions[action];
  const coins = court.coins[by]!;
  if (coins >= FORCED_COUP && action !== 'coup') return 'why.mustCoup';
  if (coins < cost) return { key: 'why.cost', args: { cost, more: cost - coins } };
  if (target && targetsOf(court, by, action).length === 0) return action === 'steal' ? 'why.noCoins' : 'why.noTarget';
  if (action === 'embezzle' && court.reserve === 0) return 'why.emptyReserve';
  return undefined;
}

/** Who may block an action that has been announced. A blocker of Foreign Aid may not be of the actor's side. */
export function mayBlock(court: Court, action: TurnAction, by: Seat, target: Seat | undefined): Seat[] {
  const rule = actions[action].blockedBy;
  if (!rule) return [];
  if (rule.who === 'target') return target !== undefined && lives(court, target) ? [target] : [];
  return living(court).filter((seat) => seat !== by && mayOppose(court, seat, by));
}
