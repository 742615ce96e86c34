import type { Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { answerOf, ask, plurality, tally, them } from '@masque/mechanics';
import type { State, Trial } from '../state.ts';
import { living, lynchedToday, needed } from './village.ts';
import { lastVote } from './day.ts';
import { die, settle } from './deaths.ts';
import { finish } from './ends.ts';
import { pose } from './question.ts';

/** Somebody accuses somebody. The day's clock is stopped until this is over. */
export function nominate(state: State, by: Seat, accused: Seat, step: Step): State {
  step.log({ kind: 'nominated', args: { by: { seat: by }, who: { seat: accused } }, data: [by, accused] });
  const nominated = state.nominated.with(by, state.nominated[by]! + 1);
  return {
    ...state,
    late: false,
    by,
    accused,
    nominated,
    talk: Math.max(0, state.talk - (step.at - state.since)),
    next: 'second',
  };
}

/** Nobody seconds, so it does not count as an accusation. */
export function lapse(state: State, step: Step): State {
  step.log({ kind: 'unseconded', args: { who: { seat: state.accused! } }, data: [state.accused] });
  return backToTalk(state, step);
}

const backToTalk = (state: State, step: Step): State => ({
  ...state,
  accused: null,
  by: null,
  seconder: null,
  ballot: null,
  since: step.at,
  next: 'open',
});

export function second(state: State, seconder: Seat, step: Step): State {
  step.log({
    kind: 'seconded',
    args: { by: { seat: seconder }, who: { seat: state.accused! } },
    data: [seconder, state.accused],
  });
  return { ...state, seconder, trials: state.trials + 1, tried: [...state.tried, state.accused!], next: 'defence' };
}

/** The accused has spoken, and the vote begins. */
export function openVote(state: State, step: Step): State {
  const voters = living(state).filter((seat) => state.options.accusedVotes || seat !== state.accused);
  step.log({ kind: 'vote', args: { who: { seat: state.accused! }, need: needed(state) } });
  const ballot = ask<'yes' | 'no'>(voters, { readers: state.options.ballot === 'open' ? 'all' : [] });
  return { ...state, ballot, next: 'vote' };
}

/** Reveals all votes at once. A hand that was not raised is a vote against. */
export function closeVote(state: State, step: Step): State {
  const ballot = state.ballot!;
  const accused = state.accused!;
  const need = needed(state);
  const yes = ballot.asked.filter((seat) => answerOf(ballot, seat) === 'yes');
  const no = ballot.asked.filter((seat) => !yes.includes(seat));
  const lynched = yes.length >= need;
  const secret = state.options.ballot === 'secret';
  const trial: Trial = {
    day: state.day,
    accused,
    by: state.by!,
    second: state.seconder!,
    yes: secret ? [] : yes,
    no: secret ? [] : no,
    ayes: yes.length,
    need,
    lynched,
  };
  const who = { seat: accused };
  const counted = { who, ayes: yes.length, need };
  // Everybody's votes are revealed.
  const told = { learn: true, data: [accused, yes.length, need] };
  step.log(
    secret
      ? { kind: 'counted', args: counted, ...told }
      : { kind: 'voted', args: { ...counted, yes: them(yes) }, ...told },
  );
  const after: State = { ...state, history: [...state.history, trial], ballot: null };
  if (lynched) return { ...die(after, [accused], 'lynched', step), next: 'verdict' };
  step.log({ kind: 'acquitted', args: { who } });
  return state.limit !== null && state.trials >= state.limit ? { ...after, next: 'verdict' } : backToTalk(after, step);
}

/** Everybody has seen the votes and the card. The consequences follow now. */
export const afterVerdict = (state: State, step: Step): State =>
  lynchedToday(state) === null ? endDay(state, step) : settle({ ...state, then: 'night' }, step);

/** The day ends without a lynching, or with the vote on everybody if the rules require one. */
export function endDay(state: State, step: Step): State {
  const clear: State = { ...state, accused: null, by: null, seconder: null, ballot: null };
  if (lastVote(state) || state.options.mustLynch) {
    step.log({ kind: lastVote(state) ? 'lastVote' : 'mustLynch' });
    return { ...pose(clear, living(state)), next: 'final' };
  }
  step.log({ kind: 'no_lynch', data: [] });
  return { ...clear, next: 'evening' };
}

/** The vote on everybody: the player named most often is lynched. If tied, nobody is, and a stalled game is over. */
export function closeFinal(state: State, step: Step): State {
  const question = state.question!;
  const leading = plurality(tally(question, ({ who }) => who));
  const votes = question.asked.flatMap((seat) => {
    const who = answerOf(question, seat)?.who ?? null;
    return who === null ? [] : [{ msg: { key: 'final.names', args: { by: { seat }, who: { seat: who } } } }];
  });
  const told = { learn: true, data: leading };
  if (votes.length === 0) step.log({ kind: 'final.none', ...told });
  else if (state.options.ballot === 'secret') step.log({ kind: 'final.secret', ...told });
  else step.log({ kind: 'final', args: { votes: { list: votes } }, ...told });
  const after: State = { ...state, question: null };
  if (leading.length === 1)
    return { ...die({ ...after, accused: leading[0]! }, leading, 'lynched', step), next: 'verdict' };
  if (lastVote(state)) return finish(after, 'draw', step);
  step.log({ kind: 'no_lynch', data: [] });
  return { ...after, next: 'evening' };
}
