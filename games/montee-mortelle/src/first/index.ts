import { randomFor, seedOf, type Action, type BotObservation, type FirstGame, type Seat } from '@masque/core';
import { advice, offerOf, take } from '@masque/mechanics';
import { bots } from '../bots/index.ts';
import type { MonteeActions, State } from '../state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Mind = BotObservation<State, MonteeActions>;

const ME: Seat = 0;

/** The target of an action, and what it gives. */
const args = ({ params }: Action) => {
  const to = params['to'] ?? params['against'];
  const card = params['card'];
  return {
    ...(typeof to === 'number' && { who: { seat: to } }),
    ...(typeof card === 'string' && { card: { msg: `object.${card}` } }),
  };
};

/** Randomness that depends on the turn alone, so that it is the same trip however fast the newcomer answers. */
const steady = (mind: Mind): Mind => ({ ...mind, random: randomFor(seedOf('first trip'), mind.view.turns) });

const { trade, duel, proclaim, answer, back, sides, spoils, rest } = advice(
  { decide: (mind: Mind) => bots.normal.decide(steady(mind)) },
  {
    trade: ['offer'],
    duel: ['duel'],
    proclaim: ['proclaim'],
    answer: ['accept'],
    back: ['refuse'],
    sides: ['sword', 'shield', 'abstain'],
    spoils: ['look', 'steal', 'take', 'swap'],
    rest: [
      'pass', 'loge', 'demand', 'foresee', 'arrange', 'wait', 'endTurn', 'adopt', 'direction', 'hand', 'gift', 'no', 'use',
      'pay', 'hypnotize', 'play', 'poison', 'name', 'rest',
    ], // prettier-ignore
  },
  args,
);

/** The others leave the initiative to the newcomer, except for one duel in which sides are taken. */
function bot(mind: Mind): Action | null {
  const { view, seat } = mind;
  const pass = offerOf(mind, 'pass');
  if (!pass) return bots.easy.decide(steady(mind));
  const duel = offerOf(mind, 'duel');
  return seat === 1 && view.turns === 2 && duel ? take(duel, { against: 2 }) : take(pass);
}

export const firstGame: FirstGame<State, MonteeActions> = {
  seats: 4,
  options: { pace: 'off', objectSet: 'firstTrip', firstSeat: 'host', startsAt: 1 },
  seed: 'first 42',
  level: 'easy',
  bot,
  steps: [
    {
      id: 'ready',
      hint: (mind: Mind) => {
        const ready = offerOf(mind, 'ready');
        return ready ? { take: take(ready) } : null;
      },
    },
    proclaim,
    {
      id: 'pearl',
      hint: (mind) => {
        const found = trade.hint(mind);
        return found?.take?.params['card'] === 'blackPearl' ? found : null;
      },
    },
    trade,
    duel,
    { ...answer, spare: true },
    { ...back, spare: true },
    sides,
    { ...spoils, spare: true },
    rest,
    {
      id: 'wait',
      hint: ({ view }) => (view.active === ME ? null : { args: { who: { seat: view.active } } }),
    },
  ],
  messages: { en, fr },
};
