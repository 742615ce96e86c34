import { seatsOf, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { serve } from '@masque/mechanics';
import { timesOf } from './clocks.ts';
import { isPack, taskOf } from '../roles/index.ts';
import type { Choice, NightDeed, OwnKnowledge, State } from '../state.ts';
import { closing, opening } from './deliver.ts';
import { dutyOf, meant, taskFor, type Duty } from './duty.ts';
import { ownOf, packIn, roleOf, withOwn, withOwns } from './hidden.ts';
import { MIN_SECONDS, phaseOfWave, waveNow, worksIn, type Wave } from './hours.ts';
import { pose, replyOf } from './question.ts';
import { isLiving, isNight } from './village.ts';

/** The alarm that marks the end of a question's minimum time. */
export const RIPE = 'ripe';

/** Night falls. Before the first day, it is a night in which hardly anybody is awake. */
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
  step.arm(RIPE, MIN_SECONDS * 1000 * timesOf(state));
  return { ...pose(opening(state, wave, step), seatsOf(state.alive.length)), next: phaseOfWave(wave) };
}

/** What this wave's question means to a seat. */
const dutyIn = (state: State, wave: Wave, seat: Seat): Duty =>
  isLiving(state, seat) ? dutyOf(wave, roleOf(state, seat), ownOf(state, seat)) : 'dummy';

/** The pack's choices are visible to the pack. */
export function readers(state: State, seat: Seat): Seat[] {
  const duty = isNight(state) ? dutyIn(state, waveNow(state)!, seat) : 'dummy';
  return duty !== 'dummy' && isPack(duty) ? packIn(state) : [];
}

/** The wave is over: choices take effect, and everybody concerned is told the results at once. */
export function closeWave(state: State, step: Step): State {
  const wave = waveNow(state)!;
  const acted = state.question!.asked.reduce((next, seat) => act(next, wave, seat, replyOf(state, seat)), state);
  const told = closing({ ...acted, question: null }, wave, step);
  return openWave({ ...told, wave: state.wave + 1 }, step);
}

function act(state: State, wave: Wave, seat: Seat, choice: Choice | null): State {
  const duty = dutyIn(state, wave, seat);
  const own = ownOf(state, seat);
  const deed: NightDeed | null = choice && {
    ...meant(own, seat, duty, choice, state.options),
    night: state.night,
    wave: wave.id,
    duty,
  };
  return withOwn(state, seat, {
    ...(deed && { deeds: [...own.deeds, deed] }),
    ...used(own, duty, deed, state),
    ...remembered(state, wave, seat, duty, deed),
  });
}

/** Marks potions as used. */
const used = (own: OwnKnowledge, duty: Duty, deed: NightDeed | null, { options }: State): Partial<OwnKnowledge> =>
  deed && taskFor(duty, options)?.brews
    ? { heal: own.heal && deed.who === null, poison: own.poison && (deed.second ?? null) === null }
    : {};

/** What a card remembers until the next night because the rules forbid repeating it. A lost night clears it. */
function remembered(state: State, wave: Wave, seat: Seat, duty: Duty, deed: NightDeed | null): Partial<OwnKnowledge> {
  const role = roleOf(state, seat);
  if (!taskOf(role, state.options)?.varies || !worksIn(wave, role, state.options)) return {};
  return { last: serve(ownOf(state, seat).last, duty === 'dummy' || !deed ? null : (deed.role ?? deed.who)) };
}
