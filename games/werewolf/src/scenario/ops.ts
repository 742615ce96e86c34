import { seatsOf, type Action, type Seat, type Session } from '@masque/core';
import type { Role } from '../roles/index.ts';
import type { Own } from '../state.ts';
import { roleOfCode } from './codes.ts';
import { act, duty, giveUp, phaseOf, Refused, seenBy, timeout, waveId } from './play.ts';
import type { Op } from './scenario.ts';

type Done = (session: Session, ...args: never[]) => Session;

/** What each operation of a scenario does. */
const ops: { readonly [name: string]: Done } = {
  ident: (session) => whileIn(session, 'ident'),
  match: (session, seat: Seat, a: Seat, b: Seat) =>
    timeout(timeout(act(session, seat, 'match', { pair: [a, b] }, () => (a === b ? 'same_person' : 'bad_target')))),
  nominate: (session, by: Seat, who: Seat) => act(session, by, 'nominate', { who }, () => whyNot(session, by, who)),
  second: (session, by: Seat) => act(session, by, 'second', {}, () => undefined),
  sleep: (session, seat: Seat) =>
    act(session, seat, seenBy(session, seat).sleepy.includes(seat) ? 'wake' : 'sleep', {}, () => undefined),
  defence_over: (session) =>
    phaseOf(session) === 'defence' ? timeout(session) : refuse('wrong_phase', 'defence_over'),
  vote: (session, seat: Seat, hand: string) =>
    act(session, seat, hand === 'y' ? 'aye' : 'nay', {}, () =>
      seat === seenBy(session, seat).accused ? 'accused_cannot_vote' : undefined,
    ),
  lynch: (session, by: Seat, accused: Seat, seconder: Seat, hands: string) => {
    const nominated = ops['nominate']!(session, ...([by, accused] as never[]));
    let next = timeout(act(nominated, seconder, 'second', {}, () => undefined));
    for (const [seat, hand] of [...hands].entries())
      if (hand !== '-' && phaseOf(next) === 'vote') next = ops['vote']!(next, ...([seat, hand] as never[]));
    return phaseOf(next) === 'vote' ? timeout(next) : next;
  },
  name: (session, seat: Seat, who: Seat | null) => act(session, seat, 'name', { who }, () => 'bad_target'),
  hex: (session, seat: Seat, who: Seat | null) => task(session, seat, 'warlock', { who }),
  wolf: (session, seat: Seat, who: Seat | null) => task(session, seat, 'werewolf', { who }),
  devil: (session, seat: Seat, who: Seat | null) => task(session, seat, 'devil', { who }),
  guard: (session, seat: Seat, who: Seat | null) => task(session, seat, 'bodyguard', { who }),
  sorc: (session, seat: Seat, who: Seat | null) => task(session, seat, 'sorceress', { who }),
  see: (session, seat: Seat, who: Seat | null) =>
    task(waveId(session) === 'whisper' ? timeout(session) : session, seat, 'seer', { who }),
  watch: (session, seat: Seat, code: string | null) =>
    task(session, seat, 'gravedigger', { who: null, role: code === null ? null : roleOfCode(code) }),
  // Whatever its card does with one name.
  act: (session, seat: Seat, who: Seat | null) =>
    task(session, seat, seenBy(session, seat).cards[seat] as Role, { who }),
  witch: (session, seat: Seat, heal: Seat | null, poison: Seat | null) => {
    const own = seenBy(session, seat).own[seat] as Pick<Own, 'heal' | 'poison' | 'shown'>;
    if ((heal !== null && !own.heal) || (poison !== null && !own.poison))
      return refuse('no_potion', `witch of seat ${seat}`);
    if (duty(session, seat) === 'witch' && heal !== null && !own.shown.includes(heal))
      return refuse('bad_target', `witch of seat ${seat}`);
    return task(session, seat, 'witch', { who: heal, second: poison });
  },
  // The channel stands between two closes: it belongs to the last wave.
  close: (session) =>
    phaseOf(session) === 'night'
      ? timeout(waveId(session) === 'whisper' ? timeout(session) : session)
      : refuse('wrong_phase', 'close'),
  shoot: (session, seat: Seat, who: Seat | null) => act(session, seat, 'shoot', { who }, () => 'bad_target'),
  timeout,
  leave: (session, seat: Seat) => giveUp(session, seat),
};

/** Does one operation. @throws Refused when the rules do not allow it */
export function perform(session: Session, [name, ...args]: Op): Session {
  const done = ops[name];
  if (!done) throw new Error(`there is no operation "${name}"`);
  const next = done(session, ...(args as never[]));
  // In the scenarios what follows from a vote follows at once.
  return phaseOf(next) === 'verdict' ? timeout(next) : next;
}

const refuse = (code: string, what: string): never => {
  throw new Refused(code, what);
};

/** A task of the night by the card whose it is. An answer that nothing hangs on would be taken, but is not what is meant. */
function task(session: Session, seat: Seat, role: Role, params: Record<string, unknown>): Session {
  const view = seenBy(session, seat);
  if (duty(session, seat) !== role) {
    const hexed = (view.own[seat] as { hexed?: boolean }).hexed === true;
    return refuse(hexed ? 'hexed' : view.alive[seat] ? 'not_now' : 'dead', `${role} of seat ${seat}`);
  }
  const type = Object.hasOwn(params, 'role') ? 'watch' : Object.hasOwn(params, 'second') ? 'brew' : 'choose';
  if (role === 'warlock' && view.options.gravedigger !== 'off') return either(session, seat, params, role);
  return act(session, seat, type, params as Action['params'], () => whyNotTask(session, seat, role, params));
}

/** The Warlock's wave has a second question where a Gravedigger may be in the game. */
function either(session: Session, seat: Seat, params: Record<string, unknown>, role: Role): Session {
  const why = () => whyNotTask(session, seat, role, params);
  try {
    return act(session, seat, 'choose', params, why);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return act(session, seat, 'watch', { ...params, role: null }, why);
  }
}

function whyNotTask(session: Session, seat: Seat, role: Role, { who, role: watched }: Record<string, unknown>): string {
  const { last } = seenBy(session, seat).own[seat] as Pick<Own, 'last'>;
  if (who === null && (role === 'werewolf' || role === 'devil')) return 'must_choose';
  if ((typeof who === 'number' && last?.who === who) || (watched && last?.role === watched))
    return 'same_as_last_night';
  return 'bad_target';
}

function whyNot(session: Session, by: Seat, who: Seat): string | undefined {
  const view = seenBy(session, by);
  if (phaseOf(session) !== 'open') return 'trial_running';
  if (view.nominated[by]! >= 2) return 'nomination_limit';
  if (view.tried.includes(who)) return 'already_tried_today';
  return 'bad_target';
}

/** Everybody has read what there is to read. */
function whileIn(session: Session, phase: string): Session {
  let next = session;
  for (const seat of seatsOf(session.start.seats))
    if (phaseOf(next) === phase) next = act(next, seat, 'ready', {}, () => undefined);
  return next;
}
