import type { Seat, Step } from '@masque/core';
import type { State } from '../state.ts';
import { living } from '../village.ts';
import { holders, livingHolders, ownOf, withOwn, type NewFact } from './hidden.ts';
import { learn } from './learn.ts';
import { pose, replyOf } from './question.ts';
import { publicly } from './tonight.ts';
import { darkOf } from '../dark.ts';

/** The identification: everybody finds on the same page what its card lets it know of others. */
export function identify(state: State, step: Step): State {
  const told = (next: State, seats: readonly Seat[], fact: NewFact): State =>
    seats.reduce((it, seat) => learn(it, seat, fact, step), next);
  const of = (role: Parameters<typeof holders>[1]): Seat[] => holders(state, role);
  let next = state;
  for (const digger of of('gravedigger')) {
    const side = ownOf(next, digger).side ?? (step.random.chance(0.5) ? 'good' : 'evil');
    next = withOwn(next, digger, { side });
    // A human game master may still decide otherwise while all read their cards.
    if (state.options.gm === 'server') next = told(next, [digger], { kind: 'allegiance', side });
  }
  next = told(next, of('werewolf'), { kind: 'wolves', seats: of('werewolf') });
  if (state.options.warlockKnown && of('warlock').length > 0)
    next = told(next, of('werewolf'), { kind: 'warlock', seats: of('warlock') });
  next = told(next, of('cultist'), { kind: 'cultists', seats: of('cultist') });
  next = told(next, of('cultist'), { kind: 'wolves', seats: of('werewolf') });
  if (of('scryer').length > 0 && of('seer').length > 0) {
    next = told(next, of('scryer'), { kind: 'seer', seats: of('seer') });
    next = told(next, of('seer'), { kind: 'scryer', seats: of('scryer') });
  }
  return pose(told(next, of('mason'), { kind: 'masons', seats: of('mason') }), living(next));
}

/** Everybody has read its page. */
export function identified(state: State, step: Step): State {
  const diggers = state.options.gm === 'human' ? holders(state, 'gravedigger') : [];
  const told = diggers.reduce<State>(
    (next, seat) => learn(next, seat, { kind: 'allegiance', side: ownOf(next, seat).side ?? 'good' }, step),
    { ...state, question: null },
  );
  return darkOf(publicly(told)).inSet('matchmaker') ? { ...pose(told, living(told)), next: 'match' } : begin(told);
}

/** The Matchmaker has picked two, or chance does. The others have only dreamt of it. */
export function matched(state: State, step: Step): State {
  const maker = livingHolders(state, 'matchmaker')[0];
  const drawn = step.random.shuffle(living(state)).slice(0, 2);
  const pair = maker === undefined ? [] : (replyOf(state, maker)?.about ?? drawn);
  return { ...love({ ...state, question: null }, pair, step), next: 'lovers' };
}

/** The two learn of each other: the seat, not the card. */
export function love(state: State, pair: readonly Seat[], step: Step): State {
  return pair.reduce((next, seat) => {
    const lover = pair.find((it) => it !== seat)!;
    return learn(withOwn(next, seat, { lover }), seat, { kind: 'lover', seats: [lover] }, step);
  }, state);
}

/** The first day; or, at small tables that want it, a night in which the Seer looks. */
export const begin = (state: State): State => ({
  ...state,
  next: state.options.nightZero === 'seer_only' ? 'nightfall' : 'morning',
});
