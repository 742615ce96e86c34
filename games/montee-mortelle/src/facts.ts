import { open, secret, withAt, type MessageArg, type Seat, type Step } from '@masque/core';
import type { ObjectKind } from './objects/kinds.ts';
import type { Profession } from './professions/names.ts';
import type { Society } from './societies.ts';
import type { State } from './state.ts';

/** Something that a seat has lawfully seen. Card lists are in canonical order. */
export type Sight =
  | { readonly fact: 'offered'; readonly of: Seat; readonly card: ObjectKind }
  | { readonly fact: 'gave'; readonly of: Seat; readonly card: ObjectKind }
  | { readonly fact: 'got'; readonly of: Seat; readonly card: ObjectKind }
  | { readonly fact: 'drew'; readonly card: ObjectKind }
  | { readonly fact: 'society'; readonly of: Seat; readonly society: Society }
  | { readonly fact: 'profession'; readonly of: Seat; readonly profession: Profession }
  | { readonly fact: 'hand'; readonly of: Seat; readonly cards: readonly ObjectKind[] }
  | { readonly fact: 'pile'; readonly cards: readonly ObjectKind[] }
  /** What the Clairvoyant has put on top, uppermost first. */
  | { readonly fact: 'top'; readonly cards: readonly ObjectKind[] }
  | { readonly fact: 'pool'; readonly professions: readonly Profession[] };

/** A sight with when it was: by it one knows whether it may have changed since. */
export type Fact = Sight & {
  readonly turn: number;
  /** How often the hand (or profession) of `of` had changed by then. */
  readonly mark: number;
};

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
  return { ...state, notebooks: withAt(notebooks, seat, secret([...open(notebooks[seat]!), fact], [seat])) };
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
  touched: { ...state.touched, hands: withAt(state.touched.hands, seat, state.touched.hands[seat]! + 1) },
});

/** The profession before a seat is another one. */
export const touchProfession = (state: State, seat: Seat): State => ({
  ...state,
  touched: {
    ...state.touched,
    professions: withAt(state.touched.professions, seat, state.touched.professions[seat]! + 1),
  },
});
