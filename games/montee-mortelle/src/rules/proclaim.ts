import { declassify, type Seat } from '@masque/core';
import type { GameMessage, Step } from '../messages/index.ts';
import { membersOf } from '@masque/mechanics';
import { NEED, otherThan, type Society } from '../cards/index.ts';
import { units } from '../public.ts';
import type { State } from '../state.ts';
import { end, showAll } from './end.ts';
import { handOf } from './hands.ts';

const seatsOn = (state: State, society: Society): Seat[] => membersOf(state.societies.map(declassify), society);

/** What a society needs: one less for the smaller one at an odd count, where a Drink of Power counts instead. */
export const needOf = (state: State, society: Society): number => {
  const [own, others] = [seatsOn(state, society).length, seatsOn(state, otherThan(society)).length];
  return state.hands.length % 2 === 1 && own < others ? NEED - 1 : NEED;
};

const unitsOf = (state: State, seat: Seat, society: Society): number => units(handOf(state, seat), society, state);

/** Is this seat an ally who holds something that counts? */
const isHolder = (state: State, seat: Seat, society: Society): boolean =>
  declassify(state.societies[seat]!) === society && unitsOf(state, seat, society) > 0;

/**
 * Is the proclamation right? Every named seat must be an ally who holds something, and together they must have enough.
 */
export function isCorrect(state: State, by: Seat, named: readonly Seat[]): boolean {
  const society = declassify(state.societies[by]!);
  if (!named.every((seat) => isHolder(state, seat, society))) return false;
  const shown = [by, ...named];
  const all = shown.reduce((sum, seat) => sum + unitsOf(state, seat, society), 0);
  if (all < needOf(state, society)) return false;
  const unnamed = seatsOn(state, society).filter((seat) => !shown.includes(seat));
  return state.options.naming === 'sufficient' || !unnamed.some((seat) => isHolder(state, seat, society));
}

/** Stands up and names the allies who hold the rest. This is final. */
export function proclaim(state: State, by: Seat, named: readonly Seat[], step: Step): State {
  const society = declassify(state.societies[by]!);
  say(by, 'society', society, named, step);
  let now = show({ ...state, proclamation: { by, claim: 'society', society, named, verdict: null } }, by, step);
  for (const seat of named) now = show(now, seat, step);
  return decide(now, step);
}

/** Stands up and shows everything. The allies are then named one by one. */
export function beginNaming(state: State, by: Seat, step: Step): State {
  const society = declassify(state.societies[by]!);
  say(by, 'society', society, [], step);
  return show({ ...state, proclamation: { by, claim: 'society', society, named: [], verdict: null } }, by, step);
}

/** Names one ally, who shows everything. */
export function name(state: State, seat: Seat, step: Step): State {
  const { by, named } = state.proclamation!;
  step.log({ kind: 'named', args: { who: { seat: by }, of: { seat } } });
  return show({ ...state, proclamation: { ...state.proclamation!, named: [...named, seat] } }, seat, step);
}

/** Is this seat an ally who holds something, as a named one must be? The first wrong one decides. */
export const isRight = (state: State, seat: Seat): boolean => isHolder(state, seat, state.proclamation!.society);

/** Everybody needed has been named. Right or wrong, the game is over. */
export function decide(state: State, step: Step): State {
  const { by, society, named } = state.proclamation!;
  const verdict = isCorrect(state, by, named);
  const side = verdict ? society : otherThan(society);
  const reason: GameMessage = { key: `outcome.${verdict ? 'right' : 'wrong'}.${society}`, args: { who: { seat: by } } };
  return end(
    { ...state, proclamation: { ...state.proclamation!, verdict } },
    { winners: seatsOn(state, side), reason, side, headline: `win.${side}` },
    step,
  );
}

/** The holder of the Armor wins alone: the claim concerns only his own hand and is always right. */
export function proclaimAlone(state: State, by: Seat, step: Step): State {
  const society = declassify(state.societies[by]!);
  say(by, 'loge', society, [], step);
  const shown = show({ ...state, proclamation: { by, claim: 'loge', society, named: [], verdict: true } }, by, step);
  return end(
    shown,
    { winners: [by], reason: { key: 'outcome.loge', args: { who: { seat: by } } }, side: 'solo' },
    step,
  );
}

const say = (by: Seat, claim: 'society' | 'loge', society: Society, named: readonly Seat[], step: Step): void =>
  step.log({
    kind: claim === 'loge' ? 'proclaimed.loge' : `proclaimed.${society}`,
    args: { who: { seat: by }, claim, named: { list: named.map((seat) => ({ seat })) } },
    learn: true,
  });

/** Shows all cards of a seat to everybody. */
function show(state: State, seat: Seat, step: Step): State {
  const cards = handOf(state, seat).map((kind) => ({ msg: `object.${kind}` }));
  step.log({
    kind: 'shown',
    args: { who: { seat }, society: { msg: `society.${declassify(state.societies[seat]!)}` }, cards: { list: cards } },
    learn: true,
  });
  return showAll(state, seat);
}
