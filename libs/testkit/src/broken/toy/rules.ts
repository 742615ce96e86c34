import { conceal, declassify, reveal, type ActionEvent, type Rule, type Step } from '@masque/core';
import { allAnswered, answer, answersFrom, ask, clockwiseFrom, draw, shuffle } from '@masque/mechanics';
import type { Acts, State } from './state.ts';

type On<T extends keyof Acts> = Rule<State, ActionEvent<Acts, T>>;

/** What happens in Boast. Broken games replace one of these. */
export const rules = {
  peek: ((state, { seat, target }, step) => {
    step.log({ kind: 'peek', args: { who: { seat }, on: { seat: target } } });
    step.log({
      kind: 'peeked',
      args: { on: { seat: target }, value: reveal(state.hands[target]!, [seat]) },
      to: [seat],
      learn: true,
    });
    return { ...state, hands: state.hands.with(target, reveal(state.hands[target]!, [seat])) };
  }) satisfies On<'peek'> as On<'peek'>,

  boast: ((state, { seat, value }, step) => {
    step.log({ kind: 'boast', args: { who: { seat }, value } });
    return { ...state, claim: value, belief: ask(clockwiseFrom(seat, step.seats)) };
  }) satisfies On<'boast'> as On<'boast'>,

  believe: ((state, { seat, answer: given }) => ({
    ...state,
    belief: answer(state.belief!, seat, given),
  })) satisfies On<'believe'> as On<'believe'>,

  /** The card is turned up; who judged the boast well has a point. */
  showdown(state: State, step: Step): State {
    const card = reveal(state.hands[state.turn]!, 'all');
    const honest = declassify(card) === state.claim;
    step.log({ kind: 'shows', args: { who: { seat: state.turn }, value: card }, learn: true });
    const points = [...state.points];
    for (const { seat, answer: given } of answersFrom(state.belief!, state.turn, step.seats)) {
      step.log({ kind: 'judged', args: { who: { seat }, belief: { msg: `belief.${given}` } }, learn: true });
      if ((given === 'yes') === honest) points[seat] = points[seat]! + 1;
    }
    return { ...state, points, hands: state.hands.with(state.turn, card) };
  },

  /** The card turned up goes back, another is drawn. */
  redraw(state: State, step: Step): State {
    const deck = shuffle(step.random, [...state.deck, conceal(state.hands[state.turn]!)]);
    const [drawn, rest] = draw(deck, 1, [state.turn]);
    step.log({ kind: 'draws', args: { value: drawn[0]! }, to: [state.turn], learn: true });
    return { ...state, deck: rest, hands: state.hands.with(state.turn, drawn[0]!) };
  },

  next(state: State, step: Step): State {
    const left = state.left - 1;
    if (left === 0) {
      const best = Math.max(...state.points);
      const winners = state.points.flatMap((n, seat) => (n === best ? [seat] : []));
      step.end({ winners, reason: { key: 'outcome.best', args: { n: best } }, scores: state.points });
    }
    return { ...state, left, claim: null, belief: null, turn: (state.turn + 1) % step.seats };
  },

  done: (state: State): boolean => allAnswered(state.belief!),
};

export type Rules = typeof rules;
