import {
  fill,
  isOpen,
  offersFor,
  randomFor,
  sample,
  save,
  seatsOf,
  seedOf,
  SPECTATOR,
  step,
  type Action,
  type Domain,
  type Offer,
  type Random,
  type Seat,
  type Session,
} from '@masque/core';
import { playersOf } from '../../play/players.ts';
import { short } from '../../scenario/compare.ts';
import { phaseOf, stateOf } from '../../session.ts';
import { Fault } from '../check.ts';
import { sampler, type Moment } from '../moment.ts';
import { handles } from '../phases.ts';
import type { SuitePlan, TestTable } from '../setting.ts';
import type { Observer } from '../suite.ts';
import { tampered } from '../tamper.ts';
import { errorWords, place } from '../words.ts';

const SEEDS = { accepted: seedOf('accepted'), refused: seedOf('refused') };

/** Whatever is offered can be taken, with any values from its domains. */
export const accepted = (): Observer => {
  const looks = sampler({ first: 3, every: 61 });
  return {
    name: 'every open offer is well formed, accepted, and does something',
    moment(moment) {
      if (looks(moment)) for (const seat of playersOf(moment.session)) offered(moment.session, seat, moment.setting);
    },
  };
};

function offered(session: Session, seat: Seat, setting: TestTable): void {
  const offers = offersOf(session, seat, setting);
  const random = randomFor(SEEDS.accepted, session.n * 100 + seat);
  for (const offer of offers) {
    const said = `offer "${offer.type}" of seat ${seat} in ${place(session, setting)}`;
    for (const [name, domain] of Object.entries(offer.params))
      wellMade(domain, session, `${said}: its parameter "${name}"`);
    wellDrawn(offer, said);
    if (!isOpen(offer)) continue;
    if (!handles(session, offer.type))
      throw new Fault(
        `${said} is open, but phase "${phaseOf(session)}" has no \`on.${offer.type}\`: taking it does nothing`,
      );
    for (let i = 0; i < 2; i++) {
      const action = sample(offer, random);
      const next = step(session, { at: session.at, seat, action });
      if (next.ok) continue;
      const why = next.error === undefined ? next.code : `the rule throws ${errorWords(next.error)}`;
      throw new Fault(`${said} is open, but refused when taken with ${short(action.params)}: ${why}`);
    }
  }
  if (offers.filter((it) => it.look?.main && isOpen(it)).length > 1)
    throw new Fault(`seat ${seat} has more than one \`main\` offer in ${place(session, setting)}`);
}

/** The table must not wait for an offer that is drawn only with the player's own cards. */
function wellDrawn({ look, optional, params }: Offer, said: string): void {
  const free = Object.keys(params).length === 0;
  if (look?.private && !optional)
    throw new Fault(`${said} is private, but the table waits for it, which everybody sees`);
  if (look?.bothThumbs && !free) throw new Fault(`${said} needs both thumbs, but has parameters`);
}

function offersOf(session: Session, seat: Seat, setting: TestTable): readonly Offer[] {
  try {
    return offersFor(session, seat);
  } catch (error) {
    throw new Fault(`offers throws for seat ${seat} in ${place(session, setting)}: ${errorWords(error)}`);
  }
}

function wellMade(domain: Domain, session: Session, said: string): void {
  if (domain.kind === 'number') {
    if (!Number.isInteger(domain.min) || !Number.isInteger(domain.max))
      throw new Fault(`${said} has bounds that are not whole numbers`);
    return;
  }
  if (new Set(domain.of).size !== domain.of.length) throw new Fault(`${said} lists a value twice: ${short(domain.of)}`);
  const what = 'what' in domain ? domain.what : domain.kind;
  const barred = 'barred' in domain ? (domain.barred ?? []) : [];
  const missing = barred.find(({ value }) =>
    value === null ? !('none' in domain) || domain.none === undefined : !domain.of.includes(value),
  );
  if (missing) throw new Fault(`${said} bars ${short(missing.value)}, which it does not list: nobody could pick it`);
  if (domain.names && domain.names.length !== domain.of.length)
    throw new Fault(`${said} has ${domain.of.length} values but ${domain.names.length} names`);
  if (what === 'option' && !domain.names && domain.of.some((it) => typeof it === 'string'))
    throw new Fault(`${said} lists options that have no names: ${short(domain.of)}`);
  if (
    what === 'seat' &&
    domain.kind !== 'assign' &&
    domain.of.some((it) => !seatsOf(session.start.seats).includes(it as Seat))
  )
    throw new Fault(`${said} names seats that are not at the table: ${short(domain.of)}`);
}

/** A player who is out cannot be chosen, unless the rules say so. */
export const living = ({ given: { dead = [], living: alive } }: SuitePlan): Observer => ({
  name: 'no offer names a player who is out if only the living can be chosen',
  moment(moment) {
    if (!moment.isFull) return;
    const { session, setting } = moment;
    const out = outOf(moment, alive);
    if (out.length === 0) return;
    for (const seat of seatsOf(session.start.seats))
      for (const { type, params } of offersFor(session, seat).filter(isOpen))
        for (const [name, domain] of Object.entries(params)) {
          const named = dead.includes(`${type}.${name}`) ? [] : seatsIn(domain).filter((it) => out.includes(it));
          if (named.length > 0)
            throw new Fault(
              `offer "${type}" of seat ${seat} in ${place(session, setting)}: its parameter "${name}" names seats ${named.join(', ')}, ` +
                `who are out. If the rules allow choosing players who are out, list "${type}.${name}" under \`dead\``,
            );
        }
  },
});

function outOf(moment: Moment, alive: ((state: never) => readonly Seat[]) | undefined): Seat[] {
  const { session } = moment;
  if (alive) {
    const living = alive(stateOf(session) as never);
    return seatsOf(session.start.seats).filter((seat) => !living.includes(seat));
  }
  const { seats } = moment.table(SPECTATOR);
  return seats.filter(({ state }) => state === 'out' || state === 'ghost').map(({ seat }) => seat);
}

/** The seats that a domain names. */
function seatsIn(domain: Domain): readonly Seat[] {
  if (domain.kind === 'number') return [];
  const what = 'what' in domain ? domain.what : domain.kind;
  const keys = domain.kind === 'assign' && domain.keysAre === 'seat' ? domain.keys : [];
  return [...(what === 'seat' ? domain.of : []), ...keys].filter((it) => typeof it === 'number');
}

/** Names that might reach the machine or its objects without an offer. */
const strange = [
  'xstate.init', 'xstate.stop', 'xstate.error.actor.flow', 'xstate.done.state.flow', 'xstate.after.think.flow', 'act.pass',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '*', 'enter', 'after', 'alarm', 'leave', 'close',
]; // prettier-ignore

/** What is not offered is refused, and a refusal changes nothing. */
export const refused = (): Observer => {
  const looks = sampler({ first: 2, by: (it) => phaseOf(it.session), each: 0, every: 307 });
  const old = new Map<Seat, Action[]>();
  return {
    name: 'what is not offered is refused and changes nothing',
    game: () => old.clear(),
    moment(moment) {
      if (looks(moment)) attack(moment.session, moment.setting, old);
    },
  };
};

function attack(session: Session, setting: TestTable, old: Map<Seat, Action[]>): void {
  const random = randomFor(SEEDS.refused, session.n);
  const before = fingerprint(session);
  const seats = seatsOf(session.start.seats);
  for (const seat of seats) {
    for (const action of attempts(session, seat, random, old.get(seat) ?? [])) {
      if (isOffered(session, seat, action)) continue;
      const next = step(session, { at: session.at, seat, action });
      const said = `seat ${seat} sent ${short(action)} in ${place(session, setting)}, which is not an instance of its open offers`;
      if (next.ok) throw new Fault(`${said}, and it was accepted`);
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

/** A few answers, kept to be sent again when their question is over. */
function remember(session: Session, seat: Seat, random: Random, old: Map<Seat, Action[]>): void {
  const open = offersFor(session, seat).filter(isOpen);
  if (open.length > 0) old.set(seat, [sample(random.pick(open), random), ...(old.get(seat) ?? [])].slice(0, 4));
}

const isOffered = (session: Session, seat: Seat, { type, window, params }: Action): boolean =>
  offersFor(session, seat).some(
    (it) => it.type === type && it.window === window && it.closed === undefined && fill(it, params).ok,
  );

const fingerprint = (session: Session): string => JSON.stringify(save({ ...session, log: { length: 0, last: null } }));
