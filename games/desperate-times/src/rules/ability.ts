import type { Domain, Rule, Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { answer, answerOf, ask, keysOf, unanswered } from '@masque/mechanics';
import { abilityOf, questions } from './supporters.ts';
import type { FaceId } from '../cards/print.ts';
import type { AnyQuestion } from '../cards/supporter.ts';
import type { Choice, QuestionName, State } from '../state.ts';
import { answered, seatOf, timedOut, wait } from './clock.ts';
import { isContested } from './contest.ts';
import { finish } from './turn.ts';
import { cardName } from './words.ts';

/** An ability must be used. If it has no legal choice, it fizzles. */
export function activate(state: State, face: FaceId, by: Seat, slot: string, step: Step): State {
  const ability = abilityOf(face, state.options.abilities);
  if (!ability) return finish(state, step);
  const aim = { by, slot };
  const [first] = keysOf(ability.questions);
  const isIdle = first !== undefined && questions[first]!.offers(state, by, aim).length === 0;
  const fizzles = ability.fizzles?.(state) ?? isIdle;
  step.log({
    kind: fizzles ? 'fizzles' : 'uses',
    args: { who: { seat: by }, card: cardName(face) },
    data: { actor: face },
  });
  if (fizzles) return finish(state, step);
  const begun = ability.begin?.(state, aim, step) ?? state;
  if (first === undefined) return finish(begun, step);
  const next = asking({ ...begun, ability: { ...aim, face, step: first } });
  return isDone(next) ? finish(next, step) : next;
}

/** Asks the current question of the ability. If there is nobody to ask, the ability is done. */
function asking(state: State): State {
  const { answers: _, ...ability } = state.ability!;
  const asked = questions[ability.step]!.asked?.(state);
  if (asked?.length === 0) return { ...state, ability: null };
  return { ...state, ability: { ...ability, ...(asked && { answers: ask<Choice>(asked, { showReady: true }) }) } };
}

/**
 * A question has been answered. Either it has led to a contest, or the next question follows, or the ability is done.
 */
function go(state: State, then: QuestionName | undefined): State {
  if (isContested(state)) return state;
  return then ? asking({ ...state, ability: { ...state.ability!, step: then } }) : { ...state, ability: null };
}

/** Does the ability have no more questions? */
export const isDone = ({ ability }: State): boolean => ability === null;

/** Players who still have to choose. */
export const choosers = ({ answers, by }: { by: Seat; answers?: Parameters<typeof unanswered>[0] }): readonly Seat[] =>
  answers ? unanswered(answers) : [by];

export const askChoice: Rule<State, unknown> = (state, _, step) =>
  state.ability ? wait(state, step, 'ability', choosers(state.ability)) : state;

/** Do other players still have to choose? */
export const othersChoose = ({ ability }: State, event: { readonly seat: Seat } | { readonly id: string }): boolean =>
  ability !== null && choosers(ability).some((it) => it !== ('id' in event ? seatOf(event.id) : event.seat));

/** A player has chosen. */
export const choose: Rule<State, { readonly type: string; readonly seat: Seat }> = (state, event, step) => {
  const { type, seat, ...params } = event;
  return record(answered(state, step, seat), seat, { type, params }, step);
};

/** A player's time is up: the first legal choice is made. */
export const chooseAnyhow: Rule<State, { id: string }> = (state, { id }, step) => {
  const seat = seatOf(id);
  const ability = state.ability!;
  const question = questions[ability.step]!;
  const next = timedOut(state, step, seat);
  if (question.silence) return go(question.silence(next, seat, step), undefined);
  const { type, params = {} } = question.offers(next, seat, ability)[0]!;
  const first = Object.entries(params).map(([name, domain]) => [name, firstOf(domain)]);
  return record(next, seat, { type, params: Object.fromEntries(first) }, step);
};

/** The first value of a domain; if it needs several, the first ones. */
const firstOf = (domain: Domain): unknown =>
  domain.kind === 'number'
    ? domain.min
    : domain.kind === 'subset' || domain.kind === 'order'
      ? domain.of.slice(0, domain.min)
      : domain.of[0];

function record(state: State, seat: Seat, choice: Choice, step: Step): State {
  const ability = state.ability!;
  const question = questions[ability.step]!;
  if (!ability.answers) return go(apply(question, state, seat, choice, step), question.then);
  const answers = answer(ability.answers, seat, choice);
  const next: State = { ...state, ability: { ...ability, answers } };
  if (unanswered(answers).length > 0) return next;
  const all = answers.asked.reduce((now, it) => apply(question, now, it, answerOf(answers, it)!, step), next);
  return go(all, question.then);
}

const apply = (question: AnyQuestion, state: State, seat: Seat, { type, params }: Choice, step: Step): State =>
  question.does[type]!(state, { ...params, seat } as never, step);
