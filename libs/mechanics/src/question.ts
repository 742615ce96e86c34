import {
  declassify,
  replace,
  type ActionEvent,
  type Actions,
  type Messages,
  type Phase,
  type PhaseMap,
  type PhaseName,
  type Rule,
  type Seat,
  type Seats,
  type Step,
  type Transitions,
} from '@masque/core';
import { allAnswered, answer, fillIn, type Sealed } from './sealed.ts';

/** Where the questions of a game are in its state, and whom the table waits for. */
export interface QuestionRules<State, Answer, W extends Messages = Messages> {
  /** The question that is open, or was the last one. */
  read(state: State): Sealed<Answer> | null;
  write(state: State, question: Sealed<Answer>): State;
  /** Seats that nobody waits for: they were given up, or are out of the game. */
  excused?(state: State, seat: Seat): boolean;
  /** Who reads the answer of a seat at once, besides the seat itself. */
  readers?(state: State, seat: Seat): Seats;
  /** The question stays open for its whole time, even if all have answered, so that its length reveals nothing. */
  lasts?(state: State): boolean;
  /** Tells a seat, in private, that its time was over before it answered. */
  missed?(seat: Seat, step: Step<W>): void;
}

/**
 * A pause after which silence is an answer, so that whoever has nothing to say need not say it. Somebody who needs more
 * time asks for it, and then has the whole time of the question. All who are asked may do so, whether they need it or
 * not, and nobody sees who did.
 *
 * @example
 * const lull: Lull<{ held: boolean }, 'no' | 'wait', 'lull'> = {
 *   delay: 'lull',
 *   wait: 'wait',
 *   silence: 'no',
 *   held: (state) => ({ ...state, held: true }),
 * };
 * lull.held({ held: false }); // => { held: true }
 */
export interface Lull<State, Answer, Delay extends string> {
  /** Its length, which may only depend on what everybody knows; `null`: this question has none. */
  readonly delay: Delay;
  /** The answer of a seat that asks for time. It may still give another; if it does not, it has given none. */
  readonly wait: Answer;
  /** The answer of seats that have said nothing when the pause is over and somebody else has asked for time. */
  readonly silence: Answer;
  /** Runs when the pause is over and somebody has asked for time. */
  held?(state: State): State;
}

/** A phase in which several seats are asked. `Other`: its actions that are not answers. */
export interface Question<
  State,
  A extends Actions,
  P extends PhaseMap<P, A>,
  Delay extends string,
  Answer,
  N extends keyof P,
  Other extends string,
  W extends Messages = Messages,
> {
  readonly offers: NonNullable<Phase<State, A, P, Delay, N, W>['offers']>;
  /** The answer that each action gives. */
  readonly answers: {
    readonly [T in Exclude<P[N] & keyof A & string, Other>]: (event: ActionEvent<A, T>, state: State) => Answer;
  };
  /** What actions that are not answers do. */
  readonly on?: {
    readonly [T in Other]: Transitions<State, ActionEvent<A, T & keyof A & string>, PhaseName<P>, Step<W>>;
  };
  /** Whether a given answer closes the question at once, as the first one does in a race. */
  decides?(answer: Answer, state: State): boolean;
  /** The answer of seats that have not answered in time. Without it, they give no answer. */
  silence?(state: State, seat: Seat): Answer;
  /** The pause after which the question closes, if nobody has asked for time. */
  readonly lull?: Lull<State, Answer, Delay>;
  /** The rule that runs when the question closes and the answers count. */
  close(state: State, step: Step<W>): State;
  /** The phase that follows. */
  readonly target: PhaseName<P> | readonly PhaseName<P>[];
  /** The delay for which it is open. */
  readonly delay: Delay;
  /** Runs when the phase is entered, to ask if the rules have not asked before. */
  readonly entry?: Rule<State, { readonly type: 'enter' }, Step<W>>;
}

/**
 * The phase around a sealed question, for all questions of a game. It accepts answers and changes of mind, and closes
 * with the last answer, with one that decides, when the last seat that it waits for leaves, after its lull if nobody
 * has asked for time, or by its clock.
 *
 * @example
 * type State = { vote: Ballot<'aye' | 'nay'>; passed: boolean };
 * type Acts = { aye: Record<never, never>; nay: Record<never, never> };
 * type Phases = { vote: 'aye' | 'nay'; over: never };
 * const question = questions<State, Acts, Phases, 'vote', 'aye' | 'nay'>({
 *   read: (state) => state.vote,
 *   write: (state, vote) => ({ ...state, vote }),
 * });
 * const flow: Flow<State, Acts, Phases, 'vote'> = {
 *   initial: 'vote',
 *   delays: { vote: () => 30_000 },
 *   states: {
 *     vote: question('vote', {
 *       offers: (view, seat) => (isAsked(view.vote, seat) ? [{ type: 'aye' }, { type: 'nay' }] : []),
 *       answers: { aye: () => 'aye', nay: () => 'nay' },
 *       silence: () => 'nay',
 *       close: (state) => ({ ...state, passed: plurality(state.vote).join() === 'aye' }),
 *       target: 'over',
 *       delay: 'vote',
 *     }),
 *     over: { type: 'final' },
 *   },
 * };
 * const voting = chart<State, Acts>(flow);
 * const begun = voting.begin({ vote: ask([0, 1]), passed: false }, step);
 * const first = voting.take(begun, { event: { type: 'aye', seat: 0 } }, step);
 * first.phase; // => 'vote'
 * const both = voting.take(first, { event: { type: 'aye', seat: 1 } }, step);
 * [both.phase, both.state.passed]; // => ['over', true]
 */
export const questions =
  <State, A extends Actions, P extends PhaseMap<P, A>, Delay extends string, Answer, W extends Messages = Messages>({
    read,
    write,
    excused = () => false,
    readers = () => [],
    lasts = () => false,
    missed,
  }: QuestionRules<State, Answer, W>) =>
  <N extends PhaseName<P>, Other extends P[N] & keyof A & string = never>(
    _phase: N,
    {
      offers,
      answers,
      on,
      decides,
      silence,
      lull,
      close,
      target,
      delay,
      entry,
    }: Question<State, A, P, Delay, Answer, N, Other, W>,
  ): Phase<State, A, P, Delay, N, W> => {
    const note = (event: { readonly type: string; readonly seat: Seat }, state: State): State => {
      const given = (answers as Record<string, (event: object, state: State) => Answer>)[event.type]!(event, state);
      return write(state, answer(read(state)!, event.seat, given, readers(state, event.seat)));
    };
    const isDecided = (question: Sealed<Answer>, state: State): boolean => {
      if (!decides) return false;
      for (const it of question.answers) {
        const given = declassify(it);
        if (given !== null && decides(given, state)) return true;
      }
      return false;
    };
    const asksForTime = (given: Answer | null): boolean => lull !== undefined && given === lull.wait;
    const isHeld = (state: State): boolean => {
      const { asked, answers: given } = read(state)!;
      return given.some((it, place) => asksForTime(declassify(it)) && !excused(state, asked[place]!));
    };
    const closes = (state: State): boolean => {
      const question = read(state);
      if (!question) return false;
      if (isDecided(question, state)) return true;
      return !lasts(state) && allAnswered(question, (seat) => excused(state, seat)) && !isHeld(state);
    };
    const saysNothing = (given: Answer | null): boolean => given === null || asksForTime(given);
    const settled = (state: State): State => {
      if (!silence && !lull) return state;
      const question = read(state)!;
      const answers = question.answers.map((it, place) =>
        saysNothing(declassify(it)) ? replace(it, silence?.(state, question.asked[place]!) ?? null) : it,
      );
      return write(state, { ...question, answers });
    };
    const shut: Rule<State, unknown, Step<W>> = (state, _, step) => close(settled(state), step);
    const late: Rule<State, unknown, Step<W>> = (state, event, step) => {
      const { asked, answers: given } = read(state)!;
      for (const [place, seat] of asked.entries()) {
        const it = given[place];
        if (it !== undefined && saysNothing(declassify(it)) && !excused(state, seat)) missed?.(seat, step);
      }
      return shut(state, event, step);
    };
    const hold = (state: State): State => {
      const next = write(
        state,
        fillIn(read(state)!, () => lull!.silence),
      );
      return lull!.held?.(next) ?? next;
    };
    const pause = lull && {
      [lull.delay]: [
        { guard: isHeld, actions: hold },
        { target, actions: shut },
      ],
    };
    const taken = Object.keys(answers).map((type) => [
      type,
      { actions: (state: State, event: { readonly type: string; readonly seat: Seat }) => note(event, state) },
    ]);
    return {
      offers,
      on: { ...Object.fromEntries(taken), ...on },
      always: { guard: closes, target, actions: shut },
      // The clock that is shown is the last one listed: the pause, while it runs. The one that a host ends is the
      // first.
      after: { [delay]: { target, actions: late }, ...pause },
      ...(entry && { entry }),
    } as unknown as Phase<State, A, P, Delay, N, W>;
  };
