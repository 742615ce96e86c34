import type { Seat } from '@masque/core';
import type { Role } from '../roles.ts';
import type { Deed, State } from '../state.ts';
import { holders, hexable, livingHolders, ownOf, roleOf } from './hidden.ts';
import { isLiving } from '../village.ts';

/** What a seat did tonight by its card; `undefined` if nothing. */
export const deedOf = (state: State, seat: Seat, role: Role): Deed | undefined =>
  ownOf(state, seat).deeds.find((it) => it.night === state.night && it.duty === role && it.word === undefined);

/** The one who holds a card and what that one did with it tonight. */
const actOf = (state: State, role: Role): Deed | undefined => {
  const seat = livingHolders(state, role)[0];
  return seat === undefined ? undefined : deedOf(state, seat, role);
};

/** Whom the Warlock has chosen tonight, if it takes anything from them. */
export function hexOf(state: State): Seat | null {
  const target = actOf(state, 'warlock')?.who ?? null;
  return target !== null && isLiving(state, target) && hexable(state, target) ? target : null;
}

/** The pack's prey: most marks; when tied, what the first seat among those who marked one of the tied has chosen. */
export function preyOf(state: State): Seat | null {
  const marks = livingHolders(state, 'werewolf').flatMap((seat) => deedOf(state, seat, 'werewolf')?.who ?? []);
  const count = (seat: Seat): number => marks.filter((it) => it === seat).length;
  const most = Math.max(0, ...marks.map(count));
  const tied = marks.filter((it) => count(it) === most);
  if (state.options.packTie === 'none' && new Set(tied).size > 1) return null;
  return tied[0] ?? null;
}

/** All that the night comes to. Acts of hexed seats are not among their deeds. */
export interface Attacks {
  readonly prey: Seat | null;
  readonly devil: Seat | null;
}

export const attacksOf = (state: State): Attacks => ({
  prey: preyOf(state),
  devil: actOf(state, 'devil')?.who ?? null,
});

const bySeat = (seats: readonly (Seat | null | undefined)[]): Seat[] =>
  [...new Set(seats)].filter((it) => typeof it === 'number').sort((a, b) => a - b);

/** Whom the Witch is shown. She is not told who is guarded, nor who cannot be killed. */
export function attacked(state: State): Seat[] {
  const { prey, devil } = attacksOf(state);
  const hidden = prey !== null && !state.options.witchSeesHamster && roleOf(state, prey) === 'hamster';
  return bySeat([hidden ? null : prey, devil]);
}

/** Who dies of this night, in order of seats: attacks, but for those healed or guarded, and poison. */
export function deathsOf(state: State): Seat[] {
  const { prey, devil } = attacksOf(state);
  const brew = actOf(state, 'witch');
  const guard = actOf(state, 'bodyguard')?.who ?? null;
  const bites = prey !== null && roleOf(state, prey) !== 'hamster' ? prey : null;
  const wounded = [bites, devil].filter((it) => it === null || it !== (brew?.who ?? null));
  const poisoned = brew?.second ?? null;
  const { guardStopsPoison, seerKillsHamster } = state.options;
  const looked = actOf(state, 'seer')?.who ?? null;
  const stared = seerKillsHamster && looked !== null && holders(state, 'hamster').includes(looked) ? looked : null;
  const struck = guardStopsPoison
    ? [...wounded, poisoned].filter((it) => it !== guard)
    : [...wounded.filter((it) => it !== guard), poisoned];
  return bySeat([...struck, stared]);
}

/** The Were-Hamster that the pack has bitten tonight, where bites turn it: neither healed nor guarded. */
export function turned(state: State): Seat | null {
  const { prey } = attacksOf(state);
  if (!state.options.hamsterTurns || prey === null || roleOf(state, prey) !== 'hamster') return null;
  return actOf(state, 'witch')?.who === prey || actOf(state, 'bodyguard')?.who === prey ? null : prey;
}
