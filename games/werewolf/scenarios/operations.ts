import { declassify, OMNISCIENT, seatsOf, type Action, type Deadline, type Seat } from '@masque/core';
import { RefusedOperation, type Operation, type ScenarioPlay } from '@masque/testkit';
import { roleOfShort, type Role } from '../src/roles/index.ts';
import { dutyOfSeat, type Duty } from '../src/rules/duty.ts';
import { waveNow } from '../src/rules/hours.ts';
import { isNight } from '../src/rules/village.ts';
import type { OwnKnowledge, State } from '../src/state.ts';

export type VillagePlay = ScenarioPlay<State>;

export const hourOf = ({ state }: VillagePlay): string | undefined => (isNight(state) ? waveNow(state)?.id : undefined);

/** Does the question of this wave mean something to a seat? */
export const dutyOf = (play: VillagePlay, seat: Seat): Duty => dutyOfSeat(play.view(seat) as never, seat);

const ownOf = ({ state }: VillagePlay, seat: Seat): OwnKnowledge => declassify(state.own[seat]!);

/** Lets the clock of the present phase run out; by day, after it has grown late. */
export const timeout = (play: VillagePlay): void => {
  const isLate = (it: Deadline): boolean => 'delay' in it && it.delay === 'late';
  if (play.session.deadlines.some(isLate)) play.ring(isLate);
  play.ring((it) => !('alarm' in it));
};

/** The channel stands between two hours that scenarios count as one. */
function afterWhisper(play: VillagePlay): VillagePlay {
  if (hourOf(play) === 'whisper') timeout(play);
  return play;
}

/** What each operation of a scenario does. */
const operations: { readonly [name: string]: (play: VillagePlay, ...args: never[]) => void } = {
  // Everybody has read what there is to read.
  ident: (play) => {
    for (const seat of seatsOf(play.state.cards.length)) if (play.phase === 'ident') play.act(seat, 'ready');
  },
  match: (play, seat: Seat, a: Seat, b: Seat) => {
    play.act(seat, 'match', { pair: [a, b] }, a === b ? 'same_person' : 'bad_target');
    timeout(play);
    timeout(play);
  },
  nominate: (play, by: Seat, who: Seat) => play.act(by, 'nominate', { who }, () => whyNot(play, by, who)),
  second: (play, by: Seat) => play.act(by, 'second'),
  sleep: (play, seat: Seat) => play.act(seat, play.state.sleepy.includes(seat) ? 'wake' : 'sleep'),
  defence_over: (play) => (play.phase === 'defence' ? timeout(play) : refuse('wrong_phase')),
  vote: (play, seat: Seat, hand: string) =>
    play.act(seat, hand === 'y' ? 'aye' : 'nay', {}, () =>
      seat === play.state.accused ? 'accused_cannot_vote' : undefined,
    ),
  lynch: (play, by: Seat, who: Seat, seconder: Seat, hands: string) => {
    play.act(by, 'nominate', { who }, () => whyNot(play, by, who));
    play.act(seconder, 'second');
    timeout(play);
    for (const [seat, hand] of [...hands].entries())
      if (hand !== '-' && play.phase === 'vote') play.act(seat, hand === 'y' ? 'aye' : 'nay');
    if (play.phase === 'vote') timeout(play);
  },
  name: (play, seat: Seat, who: Seat | null) => play.act(seat, 'name', { who }, 'bad_target'),
  hex: (play, seat: Seat, who: Seat | null) => task(play, seat, 'warlock', { who }),
  wolf: (play, seat: Seat, who: Seat | null) => task(play, seat, 'werewolf', { who }),
  devil: (play, seat: Seat, who: Seat | null) => task(play, seat, 'devil', { who }),
  guard: (play, seat: Seat, who: Seat | null) => task(play, seat, 'bodyguard', { who }),
  sorc: (play, seat: Seat, who: Seat | null) => task(play, seat, 'sorceress', { who }),
  see: (play, seat: Seat, who: Seat | null) => task(afterWhisper(play), seat, 'seer', { who }),
  watch: (play, seat: Seat, code: string | null) =>
    task(play, seat, 'gravedigger', { who: null, role: code === null ? null : roleOfShort(code) }),
  witch: (play, seat: Seat, heal: Seat | null, poison: Seat | null) => {
    const own = ownOf(play, seat);
    if ((heal !== null && !own.heal) || (poison !== null && !own.poison)) refuse('no_potion');
    if (dutyOf(play, seat) === 'witch' && heal !== null && !own.shown.includes(heal)) refuse('bad_target');
    task(play, seat, 'witch', { who: heal, second: poison });
  },
  // Whatever its card does with one name.
  act: (play, seat: Seat, who: Seat | null, second?: Seat) =>
    task(play, seat, declassify(play.state.cards[seat]!), { who, ...(second !== undefined && { second }) }),
  close: (play) => (isNight(play.state) ? timeout(afterWhisper(play)) : refuse('wrong_phase')),
  shoot: (play, seat: Seat, who: Seat | null) => play.act(seat, 'shoot', { who }, 'bad_target'),
  timeout,
  // The game master lets it go on, by night as soon as that is possible.
  advance: (play) => {
    while (isNight(play.state) && !play.may(OMNISCIENT, 'advance')) play.ring((it) => 'alarm' in it);
    play.act(OMNISCIENT, 'advance');
  },
  leave: (play, seat: Seat) => play.leave(seat),
};

/** Does one operation. @throws RefusedOperation when the rules do not allow it */
export function operate(play: VillagePlay, [name, ...args]: Operation): void {
  const operation = operations[String(name)];
  if (!operation) throw new TypeError(`there is no operation "${String(name)}"`);
  operation(play, ...(args as never[]));
  // In the scenarios what follows from a vote, a dawn or an arrow follows at once, unless it is the game master's word.
  if (name !== 'advance') while (['verdict', 'daybreak', 'fallen'].includes(play.phase)) timeout(play);
}

const refuse = (code: string): never => {
  throw new RefusedOperation(code);
};

/** A task of the night by the card whose it is. An answer that nothing hangs on would be taken, but is not what is meant. */
function task(play: VillagePlay, seat: Seat, role: Role, params: Action['params']): void {
  if (dutyOf(play, seat) !== role)
    refuse(ownOf(play, seat).hexed ? 'hexed' : play.state.alive[seat] ? 'not_now' : 'dead');
  const [form] = play.offers(seat).map((it) => it.type);
  // The hour may ask for more than the task needs.
  const more = { watch: { role: null }, brew: { second: null } }[form ?? ''] ?? {};
  play.act(seat, 'role' in params ? 'watch' : (form ?? 'choose'), { ...more, ...params }, () =>
    whyNotTask(play, seat, role, params),
  );
}

function whyNotTask(play: VillagePlay, seat: Seat, role: Role, { who, role: watched }: Action['params']): string {
  const { last } = ownOf(play, seat);
  if (who === null && (role === 'werewolf' || role === 'devil')) return 'must_choose';
  return last.some((it) => it === who || it === watched) ? 'same_as_last_night' : 'bad_target';
}

function whyNot({ phase, state }: VillagePlay, by: Seat, who: Seat): string {
  if (phase !== 'open') return 'trial_running';
  if (state.nominated[by]! >= 2) return 'nomination_limit';
  return state.tried.includes(who) ? 'already_tried_today' : 'bad_target';
}
