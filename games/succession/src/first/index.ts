import { type Action, type BotObservation, type FirstGame, type FirstStep, type Seat } from '@masque/core';
import { offerOf, take, valuesOf } from '@masque/mechanics';
import { bots } from '../bots/index.ts';
import type { State, SuccessionActions } from '../state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Mind = BotObservation<State, SuccessionActions>;
type Step = FirstStep<State, SuccessionActions>;

/** The newcomer is an Heir. A friend and a liar sit near; the other Heir sits opposite. The deal is fixed. */
const [ME, FRIEND, LIAR, RIVAL]: readonly Seat[] = [0, 1, 2, 4];

const who = (seat: Seat) => ({ who: { seat } });

/** Who the rival is, once it is public. */
const rivalSeen = ({ view }: Mind): boolean =>
  view.court.known.some((fact) => fact.of === RIVAL && fact.kind === 'role');

/** How many of the newcomer's contracts are over. */
const had = ({ view }: Mind, seat: Seat): boolean =>
  view.court.closed.some(({ members }) => members.includes(ME!) && members.includes(seat));

const meets = (id: string, seat: Seat): Step => ({
  id,
  hint: (mind) => {
    const { view } = mind;
    const busy = view.contracts.some(({ joined }) => joined.includes(ME!));
    const propose = busy || had(mind, seat) || view.court.tribunals > 0 ? undefined : offerOf(mind, 'propose');
    return propose ? { take: take(propose, { members: [seat], side: 'faction' }), args: who(seat) } : null;
  },
});

const simply = (id: string, type: 'agree' | 'claim' | 'lock' | 'pass' | 'none'): Step => ({
  id,
  hint: (mind) => {
    const offer = mind.offers.find((it) => it.type === type && it.closed === undefined);
    return offer ? { take: { type, window: offer.window, params: {} } } : null;
  },
});

const steps: readonly Step[] = [
  {
    id: 'card',
    hint: ({ offers, view }) =>
      offers.length === 0 && view.court.tribunals === 0 && view.contracts.length === 0 && view.court.closed.length === 0
        ? {}
        : null,
  },
  {
    id: 'name',
    hint: (mind) => {
      const accuse = offerOf(mind, 'accuseHeir');
      return accuse && valuesOf<Seat>(accuse, 'target').includes(RIVAL!)
        ? { take: take(accuse, { target: RIVAL! }), args: who(RIVAL!) }
        : null;
    },
  },
  {
    id: 'crown',
    hint: (mind) => (rivalSeen(mind) ? simply('crown', 'claim').hint(mind) : null),
  },
  {
    id: 'point',
    hint: (mind) => {
      const point = offerOf(mind, 'point');
      return point ? { take: take(point, { target: RIVAL! }), args: who(RIVAL!) } : null;
    },
  },
  simply('agree', 'agree'),
  meets('meet', FRIEND!),
  {
    id: 'seen',
    hint: (mind) =>
      had(mind, FRIEND!) && had(mind, LIAR!) && mind.view.court.tribunals === 0 ? { args: who(LIAR!) } : null,
  },
  meets('liar', LIAR!),
  {
    id: 'shown',
    hint: (mind) => (rivalSeen(mind) ? { args: who(RIVAL!) } : null),
  },
  {
    id: 'other',
    spare: true,
    hint: (mind) => {
      const choice = mind.offers.some((it) => !it.optional) ? bots.normal.decide(mind) : null;
      return choice ? { take: choice } : null;
    },
  },
  { id: 'wait', hint: () => ({}) },
];

/** The others wait for the newcomer: they answer, but propose nothing, and point where they are told to. */
function bot(mind: Mind): Action | null | undefined {
  const { offers, seat } = mind;
  const point = offerOf(mind, 'point');
  if (point) return take(point, { target: seat === RIVAL || seat === LIAR ? FRIEND! : RIVAL! });
  const join = offerOf(mind, 'join');
  if (join) return take(join, { contract: valuesOf<string>(join, 'contract')[0]!, side: 'faction' });
  return offers.every((it) => ['propose', 'claim', 'proclaim', 'offer', 'denounce', 'silence', 'add'].includes(it.type))
    ? null
    : undefined;
}

export const firstGame: FirstGame<State, SuccessionActions> = {
  seats: 8,
  options: { song: 90, peek: 15, pace: 'relaxed' },
  seed: 'first 709',
  level: 'normal',
  steps,
  bot,
  messages: { en, fr },
};
