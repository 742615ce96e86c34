import { type Domain, type Seat, type Step } from '@masque/core';
import { ask, answer, answerOf, unanswered } from '@masque/mechanics';
import { abilityOf, questions } from './supporters.ts';
import type { Face } from '../cards/print.ts';
import type { AnyQuestion } from '../cards/supporter.ts';
import type { Choice, State } from '../state.ts';
import { answered, timedOut } from './clock.ts';
import { finish } from './turn.ts';
import { cardName } from './words.ts';

/** An ability must be used. One without any legal choice fizzles. */
export function activate(state: State, face: Face, by: Seat, slot: string, step: Step): State {
  const ability = abilityOf(face, state.options.abilities);
  if (!ability) return finish(state);
  const [first = ''] = Object.keys(ability.questions);
  const aim = { by, slot };
  const using: State = { ...state, ability: { ...aim, face, step: first } };
  const fizzles = ability.fizzles?.(using) ?? questions[first]?.offers(using, by, aim).length === 0;
  step.log({
    kind: fizzles ? 'fizzles' : 'uses',
    args: { who: { seat: by }, card: cardName(face) },
    data: { actor: face },
  });
  if (fizzles) return finish(state);
  return asking(ability.begin?.(using, step) ?? using, first || undefined);
}

/** Goes on to a question of the ability; without one, or without anybody to ask, it is done. */
function asking(state: State, name: string | undefined): State {
  if (name === undefined) return finish(state);
  const { answers: _, ...ability } = state.ability!;
  const asked = questions[name]!.asked?.(state);
  if (asked?.length === 0) return finish(state);
  return {
    ...state,
    ability: { ...ability, step: name, ...(asked && { answers: ask<Choice>(asked, { showReady: true }) }) },
  };
}

/** Who still has to choose. */
export const choosers = ({ answers, by }: { by: Seat; answers?: Parameters<typeof unanswered>[0] }): readonly Seat[] =>
  answers ? unanswered(answers) : [by];

/** Somebody has chosen. */
export const chooses = (state: State, seat: Seat, choice: Choice, step: Step): State =>
  record(answered(state, step, seat), seat, choice, step);

/** Somebody's time is up: the first legal choice. */
export function chooseAnyhow(state: State, seat: Seat, step: Step): State {
  const ability = state.ability!;
  const question = questions[ability.step]!;
  const next = timedOut(state, step, seat);
  if (question.silence) return finish(question.silence(next, seat, step));
  const { type, params = {} } = question.offers(next, seat, ability)[0]!;
  const first = Object.entries(params).map(([name, domain]) => [name, firstOf(domain)]);
  return record(next, seat, { type, params: Object.fromEntries(first) as object }, step);
}

/** The first value of a domain; of those that want several, the first so many. */
const firstOf = (domain: Domain): unknown =>
  domain.kind === 'number'
    ? domain.min
    : domain.kind === 'subset' || domain.kind === 'order'
      ? domain.of.slice(0, domain.min)
      : domain.of[0];

function record(state: State, seat: Seat, choice: Choice, step: Step): State {
  const ability = state.ability!;
  const question = questions[ability.step]!;
  if (!ability.answers) return asking(apply(question, state, seat, choice, step), question.then);
  const answers = answer(ability.answers, seat, choice);
  const next: State = { ...state, ability: { ...ability, answers } };
  if (unanswered(answers).length > 0) return next;
  const all = answers.asked.reduce((now, it) => apply(question, now, it, answerOf(answers, it)!, step), next);
  return asking(all, question.then);
}

const apply = (question: AnyQuestion, state: State, seat: Seat, { type, params }: Choice, step: Step): State =>
  question.does[type]!(state, { ...params, seat } as never, step);
