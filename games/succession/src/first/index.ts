import { known, type Action, type BotObservation, type FirstGame, type FirstStep, type Seat } from '@masque/core';
import { offerOf, take, valuesOf } from '@masque/mechanics';
import { bots } from '../bots/index.ts';
import type { Side } from '../contract/state.ts';
import type { State, SuccessionActions } from '../state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Observation = BotObservation<State, SuccessionActions>;
type Lesson = FirstStep<State, SuccessionActions>;

/** The newcomer is a Spy, next to the Heir of the same faction; there is another Spy, and the other Heir sits opposite. */
const [ME, HEIR, LIAR, RIVAL]: readonly Seat[] = [0, 1, 2, 4];
/** Those who meet each other meanwhile: who proposes, to whom, after how many tribunals. */
const others: readonly (readonly [from: Seat, to: Seat, tribunals: number])[] = [
  [3, 7, 0],
  [5, 6, 1],
];

const who = (seat: Seat) => ({ who: { seat } });

/** Whether everybody knows the role of a seat. */
const isShown = ({ view }: Observation, seat: Seat): boolean =>
  view.court.known.some((fact) => fact.of === seat && fact.kind === 'role');

/** Whether the newcomer knows the role of a seat. */
const hasRole = ({ view }: Observation, seat: Seat): boolean =>
  (known(view.court.notebooks[ME!]) ?? []).some((fact) => fact.of === seat && fact.kind === 'role');

/** How many contracts of both are over. */
const had = ({ view }: Observation, [a, b]: readonly [Seat, Seat]): number =>
  view.court.closed.filter(({ members, how }) => how === 'complete' && members.includes(a) && members.includes(b))
    .length;

/** Whom all point at: at the first tribunal the other Spy, then the other Heir. */
const accusedAt = ({ view }: Observation): Seat => (view.court.tribunals === 1 ? LIAR! : RIVAL!);

const isBusy = ({ view }: Observation, seat: Seat): boolean =>
  view.contracts.some(({ joined }) => joined.includes(seat));

/** A contract with somebody after some tribunals: one before each. */
const meets = (id: string, seat: Seat, side: Side, tribunals: number): Lesson => ({
  id,
  hint: (observation) => {
    const due = observation.view.court.tribunals === tribunals && had(observation, [ME!, seat]) <= tribunals;
    const propose = due && !isBusy(observation, ME!) ? offerOf(observation, 'propose') : undefined;
    return propose ? { take: take(propose, { members: [seat], side }), args: who(seat) } : null;
  },
});

const steps: readonly Lesson[] = [
  {
    id: 'card',
    hint: ({ offers, view }) =>
      offers.length === 0 && view.court.tribunals === 0 && view.contracts.length === 0 && view.court.closed.length === 0
        ? {}
        : null,
  },
  {
    id: 'crown',
    hint: (observation) => (observation.view.court.crown ? { args: { ...who(HEIR!), whom: { seat: RIVAL! } } } : null),
  },
  {
    id: 'point',
    hint: (observation) => {
      const point = offerOf(observation, 'point');
      const target = accusedAt(observation);
      return point ? { take: take(point, { target }), args: who(target) } : null;
    },
  },
  {
    id: 'agree',
    hint: (observation) => {
      const agree = offerOf(observation, 'agree');
      const both = observation.view.contracts.some(({ joined }) => joined.includes(ME!) && joined.length > 1);
      return agree && both ? { take: take(agree) } : null;
    },
  },
  {
    id: 'shown',
    hint: (observation) => (isShown(observation, RIVAL!) ? { args: who(RIVAL!) } : null),
  },
  {
    id: 'other',
    spare: true,
    hint: (observation) => {
      const choice = observation.offers.some((it) => !it.optional) ? bots.normal.decide(observation) : null;
      return choice ? { take: choice } : null;
    },
  },
  meets('meet', LIAR!, 'faction', 0),
  meets('heir', HEIR!, 'faction', 0),
  meets('lie', RIVAL!, 'faction', 0),
  {
    id: 'seen',
    hint: (observation) =>
      observation.view.court.tribunals === 0 && had(observation, [ME!, RIVAL!]) > 0 ? { args: who(LIAR!) } : null,
  },
  {
    id: 'caught',
    hint: (observation) =>
      observation.view.court.tribunals === 1 && isShown(observation, LIAR!) && observation.offers.length === 0
        ? { args: who(LIAR!) }
        : null,
  },
  meets('trick', RIVAL!, 'faction', 1),
  meets('confide', HEIR!, 'role', 1),
  {
    id: 'found',
    hint: (observation) => (hasRole(observation, RIVAL!) && hasRole(observation, HEIR!) ? { args: who(RIVAL!) } : null),
  },
  { id: 'wait', hint: () => ({}) },
];

/** What somebody shows the newcomer: at first a faction, then, to whom they take for a friend, the role. */
const sideFor = ({ view, seat }: Observation): Side =>
  had({ view } as Observation, [ME!, seat]) > 0 ? 'role' : 'faction';

/** The others answer the newcomer, meet each other now and then, and point where they are told to. */
function bot(observation: Observation): Action | null | undefined {
  const { offers, seat, view } = observation;
  const point = offerOf(observation, 'point');
  if (point) {
    const target = accusedAt(observation);
    return take(point, { target: seat === target ? HEIR! : target });
  }
  const name = offerOf(observation, 'accuseHeir');
  if (name) return take(name, { target: RIVAL! });
  const claim = offerOf(observation, 'claim');
  if (claim && seat === HEIR && isShown(observation, RIVAL!)) return take(claim);
  const join = offerOf(observation, 'join');
  if (join) return take(join, { contract: valuesOf<string>(join, 'contract')[0]!, side: sideFor(observation) });
  const propose = offerOf(observation, 'propose');
  const meeting = others.find(([from, , after]) => from === seat && after === view.court.tribunals);
  if (propose && meeting && !isBusy(observation, seat) && had(observation, [seat, meeting[1]]) === 0)
    return take(propose, { members: [meeting[1]], side: 'faction' });
  return offers.every((it) => ['propose', 'claim', 'proclaim', 'offer', 'denounce', 'silence', 'add'].includes(it.type))
    ? null
    : undefined;
}

export const firstGame: FirstGame<State, SuccessionActions> = {
  seats: 8,
  options: { song: 120, peek: 20, pace: 'relaxed' },
  seed: 'first 7369',
  level: 'normal',
  steps,
  bot,
  messages: { en, fr },
};
