import type { Seat } from '@masque/core';
import { ruleOf, taskOf, type Role, type NightTask } from '../roles/index.ts';
import type { NightDeed, State } from '../state.ts';
import { cardRule, hexable, livingWith, ownOf, packIn, roleOf } from './hidden.ts';
import { isLiving } from './village.ts';

/** What a seat did tonight with its card; `undefined` if nothing. */
export const deedOf = (state: State, seat: Seat, role: Role): NightDeed | undefined =>
  ownOf(state, seat).deeds.find((it) => it.night === state.night && it.duty === role && it.word === undefined);

/** What was done tonight by cards whose task includes this, in seat order. Acts of hexed seats are not included. */
export const deedsBy = (state: State, does: keyof NightTask): { seat: Seat; role: Role; deed: NightDeed }[] =>
  livingWith(state, ({ task }) => task?.[does]).flatMap((seat) => {
    const role = roleOf(state, seat);
    const deed = deedOf(state, seat, role);
    return deed ? [{ seat, role, deed }] : [];
  });

const named = (deeds: readonly { deed: NightDeed }[]): Seat[] => deeds.flatMap(({ deed }) => deed.who ?? []);

/** Players who lose their night to a hex. */
export const hexedBy = (state: State): Seat[] =>
  named(deedsBy(state, 'hexes')).filter((seat) => isLiving(state, seat) && hexable(state, seat));

/**
 * The pack's prey: the most marks. If tied, the choice of the first seat among those who marked one of the tied. If the
 * pack may pass, "nobody" counts as a mark like any other, and if it is tied, nobody dies.
 */
function preyOf(state: State): Seat | null {
  const marks = packIn(state).flatMap((seat) => {
    const deed = deedOf(state, seat, roleOf(state, seat));
    return deed ? [deed.who] : [];
  });
  const count = (mark: Seat | null): number => marks.filter((it) => it === mark).length;
  const max = Math.max(0, ...marks.map(count));
  const tied = marks.filter((it) => count(it) === max);
  const divided = new Set(tied).size > 1;
  return divided && (tied.includes(null) || state.options.packTie === 'none') ? null : (tied[0] ?? null);
}

/** Attacks, by the pack and by others. */
interface Attacks {
  readonly prey: Seat | null;
  readonly others: readonly Seat[];
}

const attacksOf = (state: State): Attacks => ({
  prey: preyOf(state),
  others: named(deedsBy(state, 'kills').filter(({ role }) => !ruleOf(role).pack)),
});

const bySeat = (seats: readonly (Seat | null)[]): Seat[] =>
  [...new Set(seats)].filter((it) => it !== null).sort((a, b) => a - b);

/** Players who are shown as attacked. This reveals neither who is guarded nor who cannot be killed. */
export function attacked(state: State): Seat[] {
  const { prey, others } = attacksOf(state);
  const unseen = prey !== null && cardRule(state, prey).resists?.unseen(state.options);
  return bySeat([unseen ? null : prey, ...others]);
}

/** Who dies tonight, in seat order: by attacks, unless healed or guarded, and by poison. */
export function deathsOf(state: State): Seat[] {
  const { prey, others } = attacksOf(state);
  const healed = named(deedsBy(state, 'brews'));
  const poisoned = deedsBy(state, 'brews').flatMap(({ deed }) => deed.second ?? []);
  const bites = prey === null || cardRule(state, prey).resists ? [] : [prey];
  const wounded = [...bites, ...others].filter((it) => !healed.includes(it));
  const guards = deedsBy(state, 'guards');
  const saved = (seat: Seat, from: 'poison' | 'attack'): boolean =>
    guards.some(
      ({ role, deed }) =>
        deed.who === seat && (from === 'attack' || taskOf(role, state.options)?.guards?.poison(state.options)),
    );
  return bySeat([
    ...wounded.filter((seat) => !saved(seat, 'attack')),
    ...poisoned.filter((seat) => !saved(seat, 'poison')),
    ...withered(state),
  ]);
}

/** Players who die of being looked at. */
const withered = (state: State): Seat[] =>
  deedsBy(state, 'looks').flatMap(({ role, deed: { who } }) => {
    const withers = who === null ? undefined : cardRule(state, who).withers;
    return who !== null && withers?.from === role && withers.when(state.options) ? [who] : [];
  });

/** Who turns into another card because the pack has bitten them and they were neither healed nor guarded. */
export function turned(state: State): Seat | null {
  const { prey } = attacksOf(state);
  if (prey === null || !cardRule(state, prey).turns?.when(state.options)) return null;
  return named([...deedsBy(state, 'brews'), ...deedsBy(state, 'guards')]).includes(prey) ? null : prey;
}
