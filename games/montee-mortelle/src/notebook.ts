import type { MessageArg, Seat, Step } from '@masque/core';
import { forget, note, who, word, words } from '@masque/mechanics';
import type { ObjectKind } from './cards/index.ts';
import type { Combatant, Duel, Fact, Sight, State } from './state.ts';

/** A player sees something: it goes into their notebook, and into a line that nobody else can read. */
export function learn(state: State, seat: Seat, sight: Sight, step: Step): State {
  const { touched, notebooks, turns, options } = state;
  const of = 'of' in sight ? sight.of : seat;
  const fact: Fact = {
    ...sight,
    turn: turns,
    mark: (sight.fact === 'profession' ? touched.professions : touched.hands)[of]!,
  };
  step.log(
    options.memoryAid
      ? { kind: `fact.${sight.fact}`, args: argsOf(sight), to: [seat], learn: true, data: fact }
      : { kind: `glimpse.${sight.fact}`, args: 'of' in sight ? { of: who(sight.of) } : {}, to: [seat], learn: true },
  );
  return { ...state, notebooks: note(notebooks, [seat], fact) };
}

/** The arguments of the sentences about an observation. */
export function argsOf(sight: Sight): { readonly [name: string]: MessageArg } {
  const of = 'of' in sight && { of: who(sight.of) };
  switch (sight.fact) {
    case 'society':
      return { ...of, society: word(`society.${sight.society}`) };
    case 'profession':
      return { ...of, profession: word(`profession.${sight.profession}`) };
    case 'pool':
      return { professions: words(sight.professions.map((it) => `profession.${it}`)) };
    case 'hand':
    case 'pile':
    case 'top':
      return { ...of, cards: words(sight.cards.map((it) => `object.${it}`)) };
    default:
      return { ...of, card: word(`object.${sight.card}`) };
  }
}

/** Without a memory aid, an observation is forgotten at the end of the next turn. */
export const fade = (state: State): State =>
  state.options.memoryAid
    ? state
    : { ...state, notebooks: forget(state.notebooks, ({ turn }) => turn >= state.turns - 1) };

/** A hand has changed, so what was seen of it may be out of date. */
export const touchHand = (state: State, seat: Seat): State => ({
  ...state,
  touched: { ...state.touched, hands: state.touched.hands.with(seat, state.touched.hands[seat]! + 1) },
});

/** The profession of a seat has changed. */
export const touchProfession = (state: State, seat: Seat): State => ({
  ...state,
  touched: {
    ...state.touched,
    professions: state.touched.professions.with(seat, state.touched.professions[seat]! + 1),
  },
});

/** The maximum number of public observations that are stored. */
const KEPT = 40;

/** Everybody has just seen this object with a player. */
export const pin = (state: State, seat: Seat, card: ObjectKind): State => ({
  ...state,
  pinned: [
    ...state.pinned.filter((it) => it.card !== card || it.seat !== seat),
    { seat, card, mark: state.touched.hands[seat]! },
  ].slice(-KEPT),
});

/** A player has publicly treated another well (`by` above 0) or badly. */
export const treat = (state: State, seat: Seat, other: Seat, by: number): State => ({
  ...state,
  regard: state.regard.with(seat, state.regard[seat]!.with(other, state.regard[seat]![other]! + by)),
});

/** A player has sided with one of two combatants against the other. */
export function sided(state: State, seat: Seat, duel: Duel, side: Combatant, by: number): State {
  const [friend, foe] = side === 'attacker' ? [duel.attacker, duel.defender] : [duel.defender, duel.attacker];
  return treat(treat(state, seat, friend, by), seat, foe, -by);
}
