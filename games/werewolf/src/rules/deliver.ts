import { randomFor, seedOf, type Random, type Seat, type Step } from '@masque/core';
import type { Wave } from '../night.ts';
import type { State } from '../state.ts';
import { living } from '../village.ts';
import { free, ownOf, roleOf, withOwn, withOwns } from './hidden.ts';
import { learn } from './learn.ts';
import { attacked, deathsOf, deedOf, hexOf } from './resolve.ts';
import { watching } from './watch.ts';

/** What is told when a wave begins: all of it at one stroke, together with the question itself. */
export function opening(state: State, wave: Wave, step: Step): State {
  let next = decoys(state, wave);
  if (wave.roles.includes('witch')) next = showWitch(next, step);
  if (wave.form === 'whisper') next = openChannel(next, step);
  if (wave.id === 'vision' && !scryerHasSeen(next)) next = showScryer(next, step);
  return next;
}

/** What is told when a wave is over: to everybody concerned at the same stroke. */
export function closing(state: State, wave: Wave, step: Step): State {
  let next = state;
  if (wave.roles.includes('warlock')) next = hex(next, step);
  if (wave.form === 'whisper') next = passOn(next, step);
  else next = answers(next, wave, step);
  return watching(next, wave, step);
}

/** Those without a task are shown a page like the others': names to choose from, sometimes the word "nobody". */
function decoys(state: State, wave: Wave): State {
  const names = (seat: Seat, random: Random): Seat[] =>
    random
      .shuffle(living(state).filter((it) => it !== seat))
      .slice(0, 1 + random.below(2))
      .sort((a, b) => a - b);
  return withOwns(state, (own, seat) => {
    // By the seat's own salt: the chance of this step would be the same for all and would tell of the others' cards.
    const random = randomFor(seedOf(`${own.salt} ${state.night} ${wave.id}`), seat);
    return { ...own, decoyPass: random.chance(0.5), decoys: wave.form === 'brew' ? names(seat, random) : [] };
  });
}

function hex(state: State, step: Step): State {
  const target = hexOf(state);
  return target === null
    ? state
    : learn(withOwn(state, target, { hexed: true, ...undone(state, target) }), target, { kind: 'X' }, step);
}

/** A hexed Gravedigger has chosen already: that does not count, and it may choose the same tomorrow. */
const undone = (state: State, seat: Seat) => ({ deeds: withoutTonight(state, seat), lastWatch: null });

const withoutTonight = (state: State, seat: Seat) =>
  ownOf(state, seat).deeds.map((it) =>
    it.night === state.night && it.duty !== 'dummy' ? { ...it, duty: 'dummy' as const } : it,
  );

function showWitch(state: State, step: Step): State {
  const witch = free(state, 'witch');
  if (witch === undefined || (state.options.witchBlindAfterHeal && !ownOf(state, witch).heal)) return state;
  const seats = attacked(state);
  return learn(withOwn(state, witch, { shown: seats }), witch, { kind: 'dying', seats }, step);
}

export const scryerHasSeen = (state: State): boolean => {
  const scryer = free(state, 'scryer');
  return (
    scryer === undefined || ownOf(state, scryer).facts.some((it) => it.kind === 'will_die' && it.night === state.night)
  );
};

export function showScryer(state: State, step: Step): State {
  const scryer = free(state, 'scryer');
  return scryer === undefined || state.night === 0
    ? state
    : learn(state, scryer, { kind: 'will_die', seats: deathsOf(state) }, step);
}

function openChannel(state: State, step: Step): State {
  const seen = scryerHasSeen(state) ? state : showScryer(state, step);
  const [scryer, seer] = [free(seen, 'scryer'), free(seen, 'seer')];
  if (scryer === undefined || seer === undefined) return seen;
  return [scryer, seer].reduce(
    (next, seat) =>
      learn(
        withOwn(next, seat, { channel: true }),
        seat,
        { kind: 'channel', seats: [seat === seer ? scryer : seer] },
        step,
      ),
    seen,
  );
}

/** What the two have said reaches the other when both doors close. */
function passOn(state: State, step: Step): State {
  const pair = living(state).filter((seat) => ownOf(state, seat).channel);
  return pair.reduce((next, seat) => {
    const said = ownOf(state, seat).deeds.findLast(
      (it) => it.night === state.night && it.word !== undefined && it.duty !== 'dummy',
    );
    const other = pair.find((it) => it !== seat);
    if (!said?.word || other === undefined || said.word === 'nothing') return next;
    return learn(next, other, { kind: 'heard', word: said.word, seats: said.about ?? [] }, step);
  }, state);
}

/** Seer and Sorceress are answered. */
function answers(state: State, wave: Wave, step: Step): State {
  const { seerSeesHamster } = state.options;
  let next = state;
  for (const seat of living(state)) {
    const role = roleOf(state, seat);
    if (!wave.roles.includes(role) || (role !== 'seer' && role !== 'sorceress')) continue;
    const who = deedOf(state, seat, role)?.who ?? null;
    if (who === null) continue;
    const found = roleOf(state, who);
    const yes = role === 'seer' ? found === 'werewolf' || (seerSeesHamster && found === 'hamster') : found === 'seer';
    next = learn(next, seat, { kind: role === 'seer' ? 'is_wolf' : 'is_seer', seats: [who], yes }, step);
  }
  return next;
}
