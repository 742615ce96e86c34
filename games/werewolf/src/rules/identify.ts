import type { Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { rolesWith } from '../roles/index.ts';
import type { State } from '../state.ts';
import { learn, tell } from './facts.ts';
import { cardRule, holders, holding, livingWith, ownOf, withOwn } from './hidden.ts';
import { darkOf, publicly } from './hours.ts';
import { pose, replyOf } from './question.ts';
import { living } from './village.ts';

const sworn = (state: State): Seat[] => holding(state, ({ card }) => card.side === 'sworn');

/** The identification: everybody finds on the same page what their card lets them know about others. */
export function identify(state: State, step: Step): State {
  const given = sworn(state).reduce((next, seat) => {
    const side = ownOf(next, seat).side ?? (step.random.chance(0.5) ? 'good' : 'evil');
    const its = withOwn(next, seat, { side });
    // A human game master may still decide otherwise while everybody reads their cards.
    return state.options.gm === 'server' ? learn(its, seat, { kind: 'allegiance', side }, step) : its;
  }, state);
  const told = living(state).reduce<State>(
    (next, seat) =>
      (cardRule(next, seat).knows ?? []).reduce((it, { role, as, when }) => {
        const seats = holders(it, role);
        return seats.length === 0 || when?.(it.options) === false ? it : learn(it, seat, { kind: as, seats }, step);
      }, next),
    given,
  );
  return pose(told, living(told));
}

/** The human game master decides which side a card without a side of its own serves. */
export function swear(state: State, side: 'good' | 'evil', step: Step): State {
  // Its presence is announced only if everybody may know the cards.
  step.log({ kind: 'master.swears', ...(state.options.mystery && { to: [] }) });
  return sworn(state).reduce((next, seat) => withOwn(next, seat, { side }), state);
}

/** Everybody has read their page. */
export function identified(state: State, step: Step): State {
  const late = state.options.gm === 'human' ? sworn(state) : [];
  const told = late.reduce<State>(
    (next, seat) => learn(next, seat, { kind: 'allegiance', side: ownOf(next, seat).side ?? 'good' }, step),
    { ...state, question: null },
  );
  const pairs = rolesWith((it) => it.pairs).some(darkOf(publicly(told)).inSet);
  return pairs ? { ...pose(told, living(told)), next: 'match' } : begin(told);
}

/** The Matchmaker has picked two players, or chance does. The others have only dreamt of it. */
export function matched(state: State, step: Step): State {
  const maker = livingWith(state, ({ pairs }) => pairs)[0];
  const drawn = step.random.shuffle(living(state)).slice(0, 2);
  const pair = maker === undefined ? [] : (replyOf(state, maker)?.about ?? drawn);
  return { ...love({ ...state, question: null }, pair, step), next: 'lovers' };
}

/** The two learn of each other: the seat, not the card. */
export function love(state: State, pair: readonly Seat[], step: Step): State {
  return pair.reduce((next, seat) => {
    const lover = pair.find((it) => it !== seat)!;
    return tell(withOwn(next, seat, { lover }), [seat], { kind: 'lover', seats: [lover] }, step);
  }, state);
}

/** The first day begins or, at small tables that want it, a night in which somebody looks. */
export const begin = (state: State): State => ({
  ...state,
  next: state.options.nightZero === 'seer_only' ? 'nightfall' : 'morning',
});
