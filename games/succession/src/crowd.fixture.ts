import {
  audienceOf,
  isOpen,
  offersFor,
  declassify,
  randomFor,
  sample,
  seatsOf,
  seedOf,
  start,
  step,
  type Action,
  type Input,
  type Offer,
  type Random,
  type Seat,
  type Session,
} from '@masque/core';
import { nextDeadline, startFor } from '@masque/testkit';
import { expect } from 'vitest';
import { isBusy } from './contract/contracts.ts';
import type { Court } from './court/court.ts';
import { faceOf } from './court/show.ts';
import { ghosts, isCriminal } from './court/visible.ts';
import succession from './index.ts';
import { revealOf } from './roles/index.ts';
import { badgesEach } from './setup.ts';
import type { State } from './state.ts';

/** A deck in which people die in one contract while others go on, and come back. */
export const MURDEROUS = 'heir.witness2.magistrate2.psycho3.wizard2.virgin2';

export const stateOf = (session: Session<State>): State => session.state;

/** The weights of doing nothing and of doing something, against everything else on offer. */
const IDLE = 5;
const weights: { readonly [type: string]: number } = {
  propose: 5,
  decline: 0.1,
  join: 20,
  agree: 20,
  accuse: 20,
  execute: 20,
  lock: 1,
  kill: 10,
  raise: 30,
  claim: 0.0005,
  leaveContract: 0.05,
  unagree: 0.1,
  drop: 0.1,
  add: 0.1,
  side: 0.1,
  waive: 0.3,
  pass: 1,
};

/** The maximum time between two events, in milliseconds. */
const PAUSE = 200;

/**
 * A table of people who each press any of their offers at any moment: many contracts are open at once, and a death in
 * one falls into the middle of another. Yields every session.
 */
export function* crowd(seed: string, inputs: number, options: object, seats = 24): Generator<Session<State>> {
  let session = start(succession, startFor(succession, { seats, options, seed }));
  yield session;
  for (let i = 0; i < inputs && !session.outcome; i++) {
    const random = randomFor(seedOf(`${seed}.crowd`), i);
    const at = session.at + 1 + random.below(PAUSE);
    const due = nextDeadline(session);
    const input = due && due.at <= at ? due : (anything(session, random, at) ?? due);
    if (!input) return;
    session = take(session, input);
    yield session;
  }
}

/** @throws Error when the input is refused */
export function take(session: Session<State>, input: Input): Session<State> {
  const next = step(session, input);
  if (!next.ok) throw next.code === 'fault' ? next.error : new Error(`${JSON.stringify(input)}: ${next.code}`);
  return next.session;
}

function anything(session: Session<State>, random: Random, at: number): Input | null {
  for (const seat of random.shuffle(seatsOf(session.start.seats))) {
    const offers = offersFor(session, seat).filter(isOpen);
    // A contract with a lost member lasts until its clocks fire: time enough to come back.
    if (isInTorn(session, seat) && random.chance(0.9)) continue;
    const offer = weighted(offers, random);
    if (offer) return { at, seat, action: shaped(offer, seat, session, random) };
  }
  return null;
}

/** Whether the player is in a contract one of whose members has died meanwhile. */
const isInTorn = (session: Session<State>, seat: Seat): boolean => {
  const { contracts } = stateOf(session);
  const own = contracts.find((it) => it.busy && it.joined.includes(seat));
  return own !== undefined && declassify(own.inside).state.joined.length > own.joined.length;
};

function weighted(offers: readonly Offer[], random: Random): Offer | undefined {
  const weight = ({ type }: Offer): number => weights[type] ?? 1;
  let left = random.below(1e6) * 1e-6 * offers.reduce((sum, it) => sum + weight(it), IDLE);
  return offers.find((it) => (left -= weight(it)) < 0);
}

/**
 * Makes things happen, by people who know everything: small contracts, Witnesses who call a judge, Criminals accused
 * while they are busy elsewhere, executed, and called back before that is over.
 */
function shaped(offer: Offer, seat: Seat, session: Session<State>, random: Random): Action {
  const action = sample(offer, random);
  const { court, contracts } = stateOf(session);
  const reveal = (it: Seat) => revealOf(faceOf(court, it).role);
  const isPrey = (it: Seat): boolean =>
    isBusy(contracts, it) && isCriminal(faceOf(court, it).role, court.players[it]!.badge);
  const of = random.shuffle(seatsIn(offer));
  const judge =
    reveal(seat).probe === 'accuse' ? of.find((it) => reveal(it).judges && !isBusy(contracts, it)) : undefined;
  const prey = of.find(isPrey);
  const isMissed = (it: Seat): boolean =>
    contracts.some(({ inside }) => declassify(inside).state.joined.includes(it)) &&
    'ghost' in offer.params &&
    (offer.params['ghost'] as { of: readonly Seat[] }).of.includes(it);
  return {
    ...action,
    params: {
      ...action.params,
      ...(offer.type === 'propose' && { members: judge === undefined ? of.slice(0, 1 + random.below(3)) : [judge] }),
      ...(['propose', 'join'].includes(offer.type) && { side: random.chance(0.8) ? 'role' : 'faction' }),
      ...(offer.type === 'accuse' && prey !== undefined && { target: prey }),
      ...(offer.type === 'raise' && { ghost: random.shuffle(ghosts(court)).find(isMissed) ?? action.params['ghost'] }),
      ...(offer.type === 'execute' && random.chance(0.7) && { targets: of }),
    },
  };
}

/** Nobody acts any more: the clocks alone end the game. */
export function runDown(session: Session<State>, onStep: (session: Session<State>) => void): Session<State> {
  let now = session;
  for (let i = 0; i < 5000 && !now.outcome; i++) {
    const due = nextDeadline(now);
    if (!due) throw new Error(`the table stands still in ${JSON.stringify(now.phase)}`);
    now = take(now, due);
    onStep(now);
  }
  expect(now.outcome).not.toBeNull();
  return now;
}

const cardsIn = (court: Court): number[] =>
  [...court.players.filter(({ alive }) => alive), ...court.graveyard]
    .map((it) => declassify(it.card))
    .sort((a, b) => a - b);

const badgesIn = ({ supply, players }: Court): number =>
  supply.phoenix + supply.dragon + players.filter(({ badge }) => badge !== null).length;

/** Nothing is lost or doubled, and nobody is in two contracts. */
export function nothingLost(session: Session<State>): void {
  const { court, contracts } = stateOf(session);
  expect(cardsIn(court)).toEqual(seatsOf(session.start.seats));
  expect(court.graveyard.length).toBe(court.players.filter(({ alive }) => !alive).length);
  expect(badgesIn(court)).toBe(2 * badgesEach(session.start.seats));
  const joined = contracts.flatMap((it) => it.joined);
  expect(new Set(joined).size).toBe(joined.length);
  expect(contracts.every((it) => it.busy || it.joined.length + it.invited.length >= 2)).toBe(true);
}

/**
 * Where the rules allow naming the dead: the ghost to call back, the usurper, a player who offered a badge before
 * dying.
 */
const oftenDead = ['raise.ghost', 'accuseHeir.target', 'accept.by', 'refuse.by'];

const seatsIn = ({ type, params }: Offer): Seat[] =>
  Object.entries(params).flatMap(([name, domain]) =>
    'of' in domain && (domain.kind === 'seat' || ('what' in domain && domain.what === 'seat'))
      ? oftenDead.includes(`${type}.${name}`)
        ? []
        : (domain.of as Seat[])
      : [],
  );

/**
 * Checks that only the living are asked and can be chosen; inside a contract only those who have not died since its
 * reveal, which can be told by watching a whole game. Call it with every session.
 */
export function watchTheLiving(): (session: Session<State>) => void {
  const lives = new Map<string, readonly number[]>();
  return (session) => {
    const { court, contracts } = stateOf(session);
    const now = court.players.map(({ life }) => life);
    const pacts = contracts.map((contract) => {
      if (contract.busy && !lives.has(contract.id)) lives.set(contract.id, now);
      const { joined } = declassify(contract.inside).state;
      return { contract, joined, isMet: isMetIn(lives.get(contract.id) ?? now, court) };
    });
    for (const { contract, joined, isMet } of pacts)
      for (const known of [contract.joined, audienceOf(contract.inside)])
        expect([...(known as Seat[])].sort((a, b) => a - b)).toEqual(joined.filter(isMet).sort((a, b) => a - b));
    // Computing offers is expensive: they are checked where somebody has died meanwhile, and elsewhere now and then.
    const isTorn = pacts.some(({ joined, isMet }) => !joined.every(isMet));
    if (!isTorn && session.n % 10 > 0) return;
    const wrong = seatsOf(session.start.seats).flatMap((seat) => {
      const { isMet = isMetIn(now, court) } = pacts.find(({ contract }) => contract.joined.includes(seat)) ?? {};
      return offersFor(session, seat).flatMap((offer) => {
        const dead = [seat, ...seatsIn(offer)].filter((it) => !isMet(it));
        return dead.length > 0 ? [{ seat, offer: offer.type, dead }] : [];
      });
    });
    expect(wrong).toEqual([]);
  };
}

const isMetIn =
  (lives: readonly number[], { players }: Court) =>
  (seat: Seat): boolean =>
    players[seat]!.alive && players[seat]!.life === lives[seat];
