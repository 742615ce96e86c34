import { known, type Action, type BotObservation, type FirstGame, type FirstStep, type Seat } from '@masque/core';
import { take as takeOffer, targets } from '@masque/mechanics';
import { thoughtOf, take } from '../bots/thought.ts';
import { isPack, lookOf } from '../roles/index.ts';
import { dutyOfSeat } from '../rules/duty.ts';
import type { State, WerewolfActions } from '../state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Observation = BotObservation<State, WerewolfActions>;
type Lesson = FirstStep<State, WerewolfActions>;

/** Six players: the newcomer is the Seer, and one of the others the only Werewolf. The deal is fixed. */
const [ME, FRIEND, WOLF]: readonly Seat[] = [0, 1, 3];

const who = (seat: Seat) => ({ who: { seat } });
const offered = (observation: Observation, type: string) =>
  observation.offers.find((it) => it.type === type && it.closed === undefined);

/** What the newcomer has found out: about whom, and whether they are a Werewolf. */
const found = (observation: Observation): readonly { readonly seat: Seat; readonly wolf: boolean }[] =>
  (known(observation.view.books[observation.seat]) ?? []).flatMap(({ kind, seats = [], yes }) =>
    lookOf(kind) && yes !== undefined ? seats.map((seat) => ({ seat, wolf: yes })) : [],
  );
const wolfFound = (observation: Observation): Seat | undefined =>
  found(observation).find(({ seat, wolf }) => wolf && observation.view.alive[seat])?.seat;
const hasSaid = ({ view }: Observation, kind: string): boolean =>
  view.said.some((it) => it.by === ME && it.kind === kind && it.day === view.day);

/** On the second day the Werewolf tries to have another player lynched. */
const isTrialDue = ({ day, trials }: Observation['view']): boolean => day === 2 && trials === 0;

/** Makes a public statement, if it is possible and has not been made today. */
const say = (observation: Observation, type: 'claim' | 'report', params: Action['params']) => {
  const action = hasSaid(observation, type) ? null : take(observation.offers, type, params);
  return action ? { take: action } : null;
};

const steps: readonly Lesson[] = [
  {
    id: 'card',
    hint: ({ offers }) => {
      const ready = take(offers, 'ready');
      return ready ? { take: ready } : null;
    },
  },
  {
    id: 'lie',
    hint: (observation) =>
      observation.view.day === 1 && observation.view.next === 'open'
        ? say(observation, 'claim', { role: 'villager' })
        : null,
  },
  {
    id: 'unmask',
    hint: (observation) => (wolfFound(observation) === undefined ? null : say(observation, 'claim', { role: 'seer' })),
  },
  {
    id: 'report',
    hint: (observation) => {
      const wolf = wolfFound(observation);
      const told = wolf === undefined ? null : say(observation, 'report', { who: wolf, verdict: 'wolf' });
      return told && { ...told, args: who(wolf!) };
    },
  },
  {
    id: 'accuse',
    hint: (observation) => {
      const wolf = wolfFound(observation);
      const offer = offered(observation, 'nominate');
      return wolf !== undefined && offer && targets(offer, 'who').includes(wolf)
        ? { take: takeOffer(offer, { who: wolf }), args: who(wolf) }
        : null;
    },
  },
  {
    id: 'second',
    spare: true,
    hint: (observation) => {
      const { accused } = observation.view;
      const second = accused !== null && accused === wolfFound(observation) && take(observation.offers, 'second');
      return second ? { take: second, args: who(accused) } : null;
    },
  },
  {
    id: 'false',
    hint: ({ view }) =>
      isTrialDue(view) && view.said.some(({ by, kind }) => by === WOLF && kind === 'report')
        ? { args: { ...who(WOLF!), whom: { seat: FRIEND! } } }
        : null,
  },
  {
    id: 'spare',
    hint: (observation) => {
      const { accused } = observation.view;
      const nay = accused !== null && accused !== wolfFound(observation) ? needed(observation, 'nay') : null;
      return nay ? { take: nay, args: who(accused!) } : null;
    },
  },
  {
    id: 'vote',
    hint: (observation) => {
      const aye = needed(observation, 'aye');
      return aye && observation.view.accused !== null ? { take: aye, args: who(observation.view.accused) } : null;
    },
  },
  {
    id: 'look',
    hint: (observation) => {
      const seen = found(observation).map(({ seat }) => seat);
      const next = [FRIEND, WOLF].find((seat) => !seen.includes(seat!) && observation.view.alive[seat!]);
      return next !== undefined && dutyOfSeat(observation.view, ME!) !== 'dummy' ? chosen(observation, next) : null;
    },
  },
  {
    id: 'pretend',
    hint: (observation) =>
      chosen(
        observation,
        observation.view.alive.findIndex((alive, seat) => alive && seat !== ME),
      ),
  },
  {
    id: 'sleep',
    hint: (observation) => {
      const sleep =
        observation.view.next === 'open' && !isTrialDue(observation.view) ? take(observation.offers, 'sleep') : null;
      return sleep ? { take: sleep } : null;
    },
  },
  {
    id: 'dead',
    spare: true,
    hint: ({ view }) => (view.alive[ME!] ? null : {}),
  },
  {
    id: 'listen',
    hint: ({ view }) => (view.accused === null || view.ballot !== null ? null : { args: who(view.accused) }),
  },
  { id: 'wait', hint: () => ({}) },
];

const needed = ({ offers }: Observation, type: string): Action | null =>
  take(
    offers.filter((it) => !it.optional),
    type,
  );

const chosen = ({ offers }: Observation, seat: Seat) => {
  const choice = take(
    offers.filter((it) => !it.optional),
    'choose',
    { who: seat },
  );
  return choice ? { take: choice, args: who(seat) } : null;
};

/** The Werewolf claims to be the Seer, and to have found a Werewolf: somebody whom the newcomer has looked at. */
const slander = ({ view, offers }: Observation): Action | null => {
  const said = (kind: string): boolean => view.said.some((it) => it.by === WOLF && it.kind === kind);
  if (!said('claim')) return take(offers, 'claim', { role: 'seer' });
  if (!said('report')) return take(offers, 'report', { who: FRIEND, verdict: 'wolf' });
  return take(offers, 'nominate', { who: FRIEND });
};

/** The Werewolf eats those who sit farthest away, and on the second day accuses the one who is no Werewolf. */
function bot(observation: Observation): Action | null | undefined {
  const { view, seat, offers } = observation;
  const thought = thoughtOf(observation);
  if (!thought) return undefined;
  const wolf = isPack(thought.role);
  const choose = offers.find((it) => it.type === 'choose');
  if (choose) {
    if (choose.optional) return null;
    if (!wolf || dutyOfSeat(view, seat) === 'dummy') return undefined;
    const prey = view.alive.findLastIndex((alive, it) => alive && it !== seat && it !== ME && it !== FRIEND);
    return take(offers, 'choose', { who: prey }) ?? undefined;
  }
  switch (view.next) {
    case 'open': {
      if (isTrialDue(view)) return wolf ? slander(observation) : null;
      return view.sleepy.includes(ME!) ? take(offers, 'sleep') : null;
    }
    case 'second':
      return view.by === ME || (view.by === WOLF && seat !== view.accused && seat !== WOLF)
        ? take(offers, 'second')
        : null;
    case 'vote':
      if (offers.every((it) => it.optional)) return null;
      return take(offers, view.by === ME ? (wolf ? 'nay' : 'aye') : wolf ? 'aye' : 'nay');
    default:
      return undefined;
  }
}

export const firstGame: FirstGame<State, WerewolfActions> = {
  seats: 6,
  options: { set: 'beginners', pace: 'relaxed' },
  seed: 'first 78',
  level: 'normal',
  steps,
  bot,
  messages: { en, fr },
};
