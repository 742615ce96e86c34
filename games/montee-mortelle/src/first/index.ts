import { randomFor, seedOf, type Action, type BotObservation, type FirstGame, type Seat } from '@masque/core';
import { advice, offerOf, take } from '@masque/mechanics';
import { bots } from '../bots/index.ts';
import type { MonteeActions, State } from '../state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Observation = BotObservation<State, MonteeActions>;

const ME: Seat = 0;

/** The target of an action, and what it gives. */
const args = ({ type, params }: Action) => {
  const to = params['to'] ?? params['against'];
  const card = params['card'];
  return {
    ...(typeof to === 'number' && { who: { seat: to } }),
    ...(['offer', 'accept'].includes(type) && typeof card === 'string' && { card: { msg: `object.${card}` } }),
  };
};

/** Randomness that depends on the turn alone, so that it is the same trip however fast the newcomer answers. */
const steady = (observation: Observation): Observation => ({
  ...observation,
  random: randomFor(seedOf('first trip'), observation.view.turns),
});

const { trade, duel, proclaim, answer, back, sides, silence, spoils, rest } = advice(
  { decide: (observation: Observation) => bots.normal.decide(steady(observation)) },
  {
    trade: ['offer'],
    duel: ['duel'],
    proclaim: ['proclaim'],
    answer: ['accept'],
    back: ['refuse'],
    sides: ['sword', 'shield', 'abstain'],
    silence: ['no'],
    spoils: ['look', 'steal', 'take', 'swap'],
    rest: [
      'pass', 'loge', 'demand', 'foresee', 'arrange', 'wait', 'endTurn', 'adopt', 'direction', 'hand', 'gift', 'use',
      'pay', 'hypnotize', 'play', 'poison', 'name', 'rest',
    ], // prettier-ignore
  },
  args,
);

/** Who has won the duel that the newcomer has just lost. */
function lostIn({ duel }: Observation['view']): Seat | undefined {
  if (!duel?.score) return undefined;
  const { attacker, defender, score } = duel;
  if (attacker === ME && score.result === 'defender') return defender;
  return defender === ME && score.result === 'attacker' ? attacker : undefined;
}

/** The others play as beginners do, but nobody wins before the newcomer. */
function bot(observation: Observation): Action | null {
  const action = bots.easy.decide(steady(observation));
  const pass = offerOf(observation, 'pass');
  return pass && action?.type === 'proclaim' ? take(pass) : action;
}

export const firstGame: FirstGame<State, MonteeActions> = {
  seats: 4,
  options: { pace: 'off', objectSet: 'firstTrip', firstSeat: 'host', startsAt: 1 },
  seed: 'first 54',
  level: 'easy',
  bot,
  steps: [
    {
      id: 'ready',
      hint: (observation: Observation) => {
        const ready = offerOf(observation, 'ready');
        return ready ? { take: take(ready) } : null;
      },
    },
    proclaim,
    {
      id: 'pearl',
      hint: (observation) => {
        const found = trade.hint(observation);
        return found?.take?.params['card'] === 'blackPearl' ? found : null;
      },
    },
    trade,
    duel,
    answer,
    { ...back, spare: true },
    sides,
    silence,
    {
      id: 'caught',
      hint: ({ view, offers }) =>
        offers.length === 0 && lostIn(view) !== undefined ? { args: { who: { seat: lostIn(view)! } } } : null,
    },
    spoils,
    rest,
    {
      id: 'wait',
      hint: ({ view }) => (view.active === ME ? null : { args: { who: { seat: view.active } } }),
    },
  ],
  messages: { en, fr },
};
