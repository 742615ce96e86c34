import type { Actions, Domain, OfferLook, OfferOf, Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import type { Model, Move } from '../bots/model.ts';
import type { Board } from '../rules/board.ts';
import type { Aim, QuestionName, State } from '../state.ts';
import type { Print } from './print.ts';

/** What is public when an ability is used: both a state and anybody's view of it. */
export interface Table extends Board {
  readonly supply: number;
  readonly discard: readonly unknown[];
}

/** What somebody chose: the parameters of the action, and who it is. */
type Chosen<Params> = Params & { readonly seat: Seat };

/**
 * A question of an ability: a phase of the flow. Its Contender makes one choice; or several seats do, in secret, and
 * their choices count together once all have made them.
 */
export interface Question<A extends Actions> {
  /** Who is asked, where it is not the one who uses the ability. If there is nobody, the question is left out. */
  asked?(state: State): readonly Seat[];
  /**
   * What a seat may choose, the first legal choice first: whoever is silent makes it. Nothing at all: there is no legal
   * choice. Public facts decide, so that it can be asked of a state and of anybody's view.
   */
  offers(table: Table, seat: Seat, using: Aim): readonly OfferOf<A>[];
  /** What each choice does. */
  readonly does: { readonly [T in keyof A & string]: (state: State, choice: Chosen<A[T]>, step: Step) => State };
  /** The question that follows. Otherwise the ability is done. */
  readonly then?: QuestionName;
  /** In place of the first legal choice of somebody whose time is up. The ability is done with it. */
  silence?(state: State, by: Seat, step: Step): State;
  /** The slots whose cards whoever uses the ability looks at meanwhile. */
  looksAt?(table: Board, using: Aim): readonly string[];
  /** What a bot weighs: choices, and the table after each of them. */
  moves(model: Model, using: Aim): readonly Move<ChoiceOf<A>>[];
}

type ChoiceOf<A extends Actions> = {
  [T in keyof A & string]: { readonly type: T; readonly params: A[T] };
}[keyof A & string];

/** What the ability of a Supporter is worth on average with four Contenders, in points, if it is used when it pays most. */
export interface Promised {
  readonly points: number;
  /** How much more for each further Contender: Bribes become scarce, and the hand is short. */
  readonly crowd?: number;
  /** And how much more with six, where hands are short and there are 30 Endorsements for 16 Bribes. */
  readonly six?: number;
}

/** The questions of an ability, by the names of their phases, with the actions that answer them. */
export type Questions = { readonly [name: QuestionName]: Actions };

/** What a Supporter does when it is Revealed and stays up. */
export interface Ability<Q extends Questions> {
  /** The rulebook has the text. Otherwise it is a house text. */
  readonly printed?: boolean;
  /** There is nothing to do. Without it: the first question has no legal choice. */
  fizzles?(state: State): boolean;
  /** What is done before anybody is asked. */
  begin?(state: State, using: Aim, step: Step): State;
  /** In their order. */
  readonly questions: { readonly [P in keyof Q & QuestionName]: Question<Q[P]> };
  readonly promise: Promised;
  /** What a bot expects of it, where the choices of its first question do not say. */
  outlook?(model: Model): readonly Move[];
}

/** A Supporter: all there is to know of it but its texts, which are messages. */
export interface Supporter<Q extends Questions = Record<never, never>> extends Print {
  /** Villagers have none. */
  readonly ability?: Ability<Q>;
}

/** A question with the types of its actions worn off. */
export interface AnyQuestion extends Pick<Question<Actions>, 'asked' | 'then' | 'silence' | 'looksAt'> {
  offers(
    table: Table,
    seat: Seat,
    using: Aim,
  ): readonly {
    readonly type: string;
    readonly params?: { readonly [name: string]: Domain };
    readonly look?: OfferLook;
  }[];
  readonly does: { readonly [type: string]: (state: State, choice: never, step: Step) => State };
  moves(model: Model, using: Aim): readonly Move<{ readonly type: string; readonly params: object }>[];
}

/** Any Supporter, with the types of its actions worn off. */
export interface AnySupporter extends Print {
  readonly ability?: Omit<Ability<Questions>, 'questions'> & {
    readonly questions: { readonly [name: QuestionName]: AnyQuestion };
  };
}
