import { open, secret, type MessageArg, type Seat, type Step } from '@masque/core';
import type { ObjectKind } from './cards/index.ts';
import type { Combatant, Duel, Fact, Sight, State } from './state.ts';

/** Somebody sees something: into its notebook, and a line that nobody else reads. */
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
      : {
          kind: `glimpse.${sight.fact}`,
          args: 'of' in sight ? { of: { seat: sight.of } } : {},
          to: [seat],
          learn: true,
        },
  );
  return { ...state, notebooks: notebooks.with(seat, secret([...open(notebooks[seat]!), fact], [seat])) };
}

type Args = { readonly [name: string]: MessageArg };

/** What the sentences about a sight speak of. */
export function argsOf(sight: Sight): Args {
  const of: Args = 'of' in sight ? { of: { seat: sight.of } } : {};
  switch (sight.fact) {
    case 'society':
      return { ...of, society: { msg: `society.${sight.society}` } };
    case 'profession':
      return { ...of, profession: { msg: `profession.${sight.profession}` } };
    case 'pool':
      return { professions: { list: sight.professions.map((it) => ({ msg: `profession.${it}` })) } };
    case 'hand':
    case 'pile':
    case 'top':
      return { ...of, cards: { list: sight.cards.map((it) => ({ msg: `object.${it}` })) } };
    default:
      return { ...of, card: { msg: `object.${sight.card}` } };
  }
}

/** Where memory is not aided, a sight is forgotten when the turn after it is over. */
export const forget = (state: State): State =>
  state.options.memoryAid
    ? state
    : {
        ...state,
        notebooks: state.notebooks.map((book, seat) =>
          secret(
            open(book).filter(({ turn }) => turn >= state.turns - 1),
            [seat],
          ),
        ),
      };

/** The hand of a seat has changed: what was seen of it may not be so any more. */
export const touchHand = (state: State, seat: Seat): State => ({
  ...state,
  touched: { ...state.touched, hands: state.touched.hands.with(seat, state.touched.hands[seat]! + 1) },
});

/** The profession before a seat is another one. */
export const touchProfession = (state: State, seat: Seat): State => ({
  ...state,
  touched: {
    ...state.touched,
    professions: state.touched.professions.with(seat, state.touched.professions[seat]! + 1),
  },
});

/** Public sights that are kept. */
const KEPT = 40;

/** Everybody has just seen this object with a seat. */
export const pin = (state: State, seat: Seat, card: ObjectKind): State => ({
  ...state,
  pinned: [
    ...state.pinned.filter((it) => it.card !== card || it.seat !== seat),
    { seat, card, mark: state.touched.hands[seat]! },
  ].slice(-KEPT),
});

/** A seat has treated another well (`by` above 0) or badly, for all to see. */
export const treat = (state: State, seat: Seat, other: Seat, by: number): State => ({
  ...state,
  regard: state.regard.with(seat, state.regard[seat]!.with(other, state.regard[seat]![other]! + by)),
});

/** A seat has sided with one of two combatants against the other. */
export function sided(state: State, seat: Seat, duel: Duel, side: Combatant, by: number): State {
  const [friend, foe] = side === 'attacker' ? [duel.attacker, duel.defender] : [duel.defender, duel.attacker];
  return treat(treat(state, seat, friend, by), seat, foe, -by);
}
