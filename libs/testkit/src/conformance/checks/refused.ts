import {
  fill,
  isOpen,
  offersFor,
  randomFor,
  sample,
  save,
  seatsOf,
  seedOf,
  step,
  type Action,
  type Random,
  type Seat,
  type Session,
} from '@masque/core';
import { short } from '../../scenario/compare.ts';
import { Fault, type Check } from '../check.ts';
import { tampered } from '../tamper.ts';
import type { Plan, Setting } from '../setting.ts';
import { isSample, rounds, walk } from '../walk.ts';
import { errorWords, place } from '../words.ts';

/** Names by which a machine or an object could be talked to behind the offers. */
const strange = [
  'xstate.init', 'xstate.stop', 'xstate.error.actor.flow', 'xstate.done.state.flow', 'xstate.after.think.flow', 'act.pass',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '*', 'enter', 'after', 'alarm', 'leave',
]; // prettier-ignore

/** What is not offered is refused, and a refusal leaves everything as it was. */
export const refused = (plan: Plan): Check => ({
  name: 'what is not offered is refused and changes nothing',
  run() {
    for (const { setting, round } of rounds(plan, 1)) {
      const old = new Map<Seat, Action[]>();
      for (const { session } of walk(plan, setting, { round, maxInputs: 250 }))
        if (isSample(session)) attack(session, setting, old);
    }
  },
});

function attack(session: Session, setting: Setting, old: Map<Seat, Action[]>): void {
  const random = randomFor(seedOf('refused'), session.n);
  const before = fingerprint(session);
  const seats = seatsOf(session.start.seats);
  for (const seat of seats) {
    for (const action of attempts(session, seat, random, old.get(seat) ?? [])) {
      if (isOffered(session, seat, action)) continue;
      const next = step(session, { at: session.at, seat, action });
      const said = `seat ${seat} sent ${short(action)} in ${place(session, setting)}, which is no instance of its open offers`;
      if (next.ok) throw new Fault(`${said}, and it was taken`);
      if (next.code === 'fault')
        throw new Fault(`${said}, and it was not refused but failed: ${errorWords(next.error)}`);
    }
    remember(session, seat, random, old);
  }
  if (fingerprint(session) !== before)
    throw new Fault(`refused actions changed the session in ${place(session, setting)}`);
}

function* attempts(session: Session, seat: Seat, random: Random, old: readonly Action[]): Generator<Action> {
  const offers = offersFor(session, seat);
  for (const type of strange) yield { type, window: offers[0]?.window ?? '', params: {} };
  yield* old;
  for (const offer of offers) {
    if (!isOpen({ ...offer, closed: undefined })) continue;
    const action = sample({ ...offer, closed: undefined }, random);
    if (offer.closed !== undefined) yield action;
    else yield* tampered(action, offer);
  }
  const other = random.below(session.start.seats);
  for (const offer of offersFor(session, other)) if (isOpen(offer)) yield sample(offer, random);
}

/** A few answers that are kept to be sent again when their question is old. */
function remember(session: Session, seat: Seat, random: Random, old: Map<Seat, Action[]>): void {
  const open = offersFor(session, seat).filter(isOpen);
  if (open.length > 0) old.set(seat, [sample(random.pick(open), random), ...(old.get(seat) ?? [])].slice(0, 4));
}

const isOffered = (session: Session, seat: Seat, { type, window, params }: Action): boolean =>
  offersFor(session, seat).some(
    (it) => it.type === type && it.window === window && it.closed === undefined && fill(it, params).ok,
  );

const fingerprint = (session: Session): string => JSON.stringify(save({ ...session, log: { length: 0, last: null } }));
