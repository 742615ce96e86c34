import { seatsOf, type Seat, type Step } from '@masque/core';
import { dutyOf, healable, type Duty } from '../duty.ts';
import { LEAST, type Wave } from '../night.ts';
import { timesOf } from '../delays.ts';
import type { Choice, Deed, Own, State } from '../state.ts';
import { isLiving } from '../village.ts';
import { closing, opening } from './deliver.ts';
import { livingHolders, ownOf, roleOf, withOwn, withOwns } from './hidden.ts';
import { pose, reply, replyOf } from './question.ts';
import { waveNow } from './tonight.ts';

/** The alarm at which the least time of a question is over. */
export const RIPE = 'ripe';

/** Night falls; before the first day it is one in which only the Seer looks. */
export function nightfall(state: State, step: Step): State {
  const first = state.day === 0;
  const night = first ? 0 : state.night + 1;
  step.log({ kind: first ? 'night.zero' : 'night', args: { night } });
  const fresh = withOwns(state, (own) => ({ ...own, hexed: false, channel: false, shown: [] }));
  return openWave(
    { ...fresh, night, wave: 0, accused: null, by: null, seconder: null, ballot: null, sleepy: [] },
    step,
  );
}

function openWave(state: State, step: Step): State {
  const wave = waveNow(state);
  if (!wave) return { ...state, next: 'dawn' };
  step.arm(RIPE, LEAST * 1000 * timesOf(state));
  return { ...pose(opening(state, wave, step), seatsOf(state.alive.length)), next: 'night' };
}

/** What the question of this wave is to a seat. */
const task = (state: State, wave: Wave, seat: Seat): Duty =>
  isLiving(state, seat) ? dutyOf(wave, roleOf(state, seat), ownOf(state, seat), state.options) : 'dummy';

/** A seat answers. The marks of the pack are seen by the pack. */
export function choose(state: State, seat: Seat, choice: Choice): State {
  const pack = task(state, waveNow(state)!, seat) === 'werewolf' ? livingHolders(state, 'werewolf') : [];
  return reply(state, seat, choice, pack);
}

/** The wave is over: what was chosen is done, and what is to be told is told to all at once. */
export function closeWave(state: State, step: Step): State {
  const wave = waveNow(state)!;
  const acted = state.question!.asked.reduce((next, seat) => act(next, wave, seat, replyOf(state, seat)), state);
  const told = closing({ ...acted, question: null }, wave, step);
  return openWave({ ...told, wave: state.wave + 1 }, step);
}

function act(state: State, wave: Wave, seat: Seat, choice: Choice | null): State {
  const duty = task(state, wave, seat);
  const own = ownOf(state, seat);
  const deed: Deed | null = choice && {
    ...(duty === 'witch' ? brewed(state, seat, choice) : choice),
    night: state.night,
    wave: wave.id,
    duty,
  };
  return withOwn(state, seat, {
    ...(deed && { deeds: [...own.deeds, deed] }),
    ...memory(wave, roleOf(state, seat), own, duty, deed),
  });
}

/** Without a potion, or with nobody to heal, the Witch chooses as those do who have no task. */
function brewed(state: State, seat: Seat, { who, second = null }: Choice): Choice {
  const own = ownOf(state, seat);
  return {
    who: who !== null && healable(own, seat, state.options).includes(who) ? who : null,
    second: own.poison ? second : null,
  };
}

/** What a card remembers from one night to the next: the rules forbid the same again. A lost night clears it. */
function memory(wave: Wave, role: string, own: Own, duty: Duty, choice: Choice | null): Partial<Own> {
  if (role === 'warlock' && wave.roles.includes('warlock'))
    return { lastHex: duty === 'warlock' ? (choice?.who ?? null) : null };
  if (role === 'bodyguard' && wave.roles.includes('bodyguard'))
    return { lastGuard: duty === 'bodyguard' ? (choice?.who ?? null) : null };
  if (role === 'gravedigger' && wave.roles.includes('gravedigger')) return { lastWatch: choice?.role ?? null };
  if (duty === 'witch' && choice)
    return { heal: own.heal && choice.who === null, poison: own.poison && (choice.second ?? null) === null };
  return {};
}
