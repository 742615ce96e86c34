import type { Actions, Domain, OfferLook, OfferOf, Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import type { Model, WeighedMove } from '../bots/model.ts';
import type { Board } from '../rules/board.ts';
import type { Aim, QuestionName, State } from '../state.ts';
import type { Print } from './print.ts';

/** What is public when an ability is used: a state and anybody's view of it both have it. */
export interface PublicBoard extends Board {
  readonly supply: number;
  readonly discard: readonly unknown[];
}

/** A choice: the parameters of the action, and the seat that made it. */
type Chosen<Params> = Params & { readonly seat: Seat };

/**
 * A question of an ability: a phase of the flow. One Contender makes a choice; or several seats do, in secret, and
 * their choices take effect together once all have made them.
 */
export interface AbilityQuestion<A extends Actions> {
  /** The seats that are asked, if not the user of the ability. If there are none, the question is skipped. */
  asked?(state: State): readonly Seat[];
  /**
   * The choices of a seat. Players who run out of time make the first legal one. Empty: there is no legal choice. It
   * uses only public facts, so it works on a state and on anybody's view.
   */
  offers(table: PublicBoard, seat: Seat, using: Aim): readonly OfferOf<A>[];
  /** The effect of each choice. */
  readonly does: { readonly [T in keyof A & string]: (state: State, choice: Chosen<A[T]>, step: Step) => State };
  /** The question that follows. Without it, the ability ends. */
  readonly then?: QuestionName;
  /** Replaces the first legal choice when a player runs out of time. The ability then ends. */
  silence?(state: State, by: Seat, step: Step): State;
  /** The slots whose cards the user of the ability sees meanwhile. */
  looksAt?(table: Board, using: Aim): readonly string[];
  /** What a bot considers: choices, and the table after each of them. */
  moves(model: Model, using: Aim): readonly WeighedMove<ChoiceOf<A>>[];
}

type ChoiceOf<A extends Actions> = {
  [T in keyof A & string]: { readonly type: T; readonly params: A[T] };
}[keyof A & string];

/** The average value of a Supporter's ability with four Contenders, in points, if it is used at the best time. */
export interface Promised {
  readonly points: number;
  /** The additional value per further Contender: Bribes become scarce, and hands are short. */
  readonly crowd?: number;
  /** The additional value with six, where hands are short and there are 30 Endorsements for 16 Bribes. */
  readonly six?: number;
}

/** The questions of an ability, by the names of their phases, with the actions that answer them. */
export type Questions = { readonly [name: QuestionName]: Actions };

/** What a Supporter does when it is Revealed and stays face up. */
export interface Ability<Q extends Questions> {
  /** The text is from the rulebook. Otherwise it is a house text. */
  readonly printed?: boolean;
  /** Whether there is nothing to do. By default: if the first question has no legal choice. */
  fizzles?(state: State): boolean;
  /** Runs before anybody is asked. */
  begin?(state: State, using: Aim, step: Step): State;
  /** In order. */
  readonly questions: { readonly [P in keyof Q & QuestionName]: AbilityQuestion<Q[P]> };
  readonly promise: Promised;
  /** What a bot expects of it, if the choices of its first question do not tell. */
  outlook?(model: Model): readonly WeighedMove[];
}

/** A Supporter: everything about it except its texts, which are messages. */
export interface Supporter<Q extends Questions = Record<never, never>> extends Print {
  /** Villagers have none. */
  readonly ability?: Ability<Q>;
}

/** A question with the types of its actions erased. */
export interface AnyQuestion extends Pick<AbilityQuestion<Actions>, 'asked' | 'then' | 'silence' | 'looksAt'> {
  offers(
    table: PublicBoard,
    seat: Seat,
    using: Aim,
  ): readonly {
    readonly type: string;
    readonly params?: { readonly [name: string]: Domain };
    readonly look?: OfferLook;
  }[];
  readonly does: { readonly [type: string]: (state: State, choice: never, step: Step) => State };
  moves(model: Model, using: Aim): readonly WeighedMove<{ readonly type: string; readonly params: object }>[];
}

/** Any Supporter, with the types of its actions erased. */
export interface AnySupporter extends Print {
  readonly ability?: Omit<Ability<Questions>, 'questions'> & {
    readonly questions: { readonly [name: QuestionName]: AnyQuestion };
  };
}
