import {
  known,
  randomFor,
  seedOf,
  type Action,
  type BotObservation,
  type FirstGame,
  type FirstStep,
  type Seat,
} from '@masque/core';
import { advice, offerOf, take, valuesOf } from '@masque/mechanics';
import { bots } from '../bots/index.ts';
import { supporter } from '../rules/supporters.ts';
import type { Acts, State } from '../state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Observation = BotObservation<State, Acts>;

const ME: Seat = 0;

/** The card of an action, which the newcomer sees. */
const args = ({ params }: Action, observation: Observation) => {
  const { view, seat } = observation;
  const select = offerOf(observation, 'select');
  const held = select && view.hands[seat]![valuesOf(select, 'card').indexOf(params['card'] as string)];
  const face = known(view.areas[seat]!.slots.find((it) => it.id === params['slot'])?.card) ?? known(held);
  return { card: face === undefined ? '' : { msg: `card.${face}` } };
};

const { select, reveal, bribe } = advice(
  bots.normal,
  { select: ['select'], reveal: ['reveal'], bribe: ['bribe'] },
  args,
);

/** Something to know, said while others act in a round. */
const meanwhile = (id: string, round: number, when = (_: Observation): boolean => true): FirstStep<State, Acts> => ({
  id,
  hint: (observation) =>
    observation.offers.length === 0 &&
    observation.view.round === round &&
    !observation.view.contest &&
    when(observation)
      ? {}
      : null,
});

/** Puts a Bribe on the least of the newcomer's Anonymous Supporters, once. */
const bluff: FirstStep<State, Acts> = {
  id: 'bluff',
  hint: (observation) => {
    const { round, areas } = observation.view;
    const hidden = areas[ME]!.slots.filter(({ up }) => !up);
    const offer = round === 3 && hidden.every(({ bribes }) => bribes === 0) ? offerOf(observation, 'bribe') : undefined;
    const worth = ({ card }: (typeof hidden)[number]): number => supporter(known(card)!).value;
    const slot = hidden.toSorted((a, b) => worth(a) - worth(b))[0]?.id;
    if (!offer || slot === undefined) return null;
    const action = take(offer, { slot });
    return { take: action, args: args(action, observation) };
  },
};

/** Randomness that depends on the round alone, so that it is the same evening however fast the newcomer answers. */
const steady = (observation: Observation): Observation => ({
  ...observation,
  random: randomFor(seedOf('first evening'), observation.view.round * 10 + observation.view.endorsed),
});

/** The newcomer Reveals the most valuable cards, and Bribes those that others would contest. */
export const firstGame: FirstGame<State, Acts> = {
  seats: 3,
  options: { pace: 'off' },
  seed: 'first 308',
  level: 'easy',
  bot: (observation) => bots.easy.decide(steady(observation)),
  steps: [
    { id: 'face-down', hint: (observation) => (observation.view.round === 1 ? select.hint(observation) : null) },
    {
      id: 'contested',
      hint: ({ view }) =>
        view.contest && [view.contest.newcomer.seat, view.contest.incumbent.seat].includes(ME) ? {} : null,
    },
    {
      id: 'contest',
      spare: true,
      hint: ({ view }) => (view.contest ? { args: { who: { seat: view.contest.newcomer.seat } } } : null),
    },
    select,
    {
      id: 'first-reveal',
      hint: (observation) =>
        observation.view.areas[ME]!.slots.every(({ up }) => !up) ? reveal.hint(observation) : null,
    },
    bluff,
    reveal,
    { ...bribe, spare: true },
    {
      id: 'ability',
      hint: (observation) => {
        const choice = observation.offers.some((it) => !it.optional) ? bots.normal.decide(observation) : null;
        return choice ? { take: choice } : null;
      },
    },
    meanwhile('score', 2),
    meanwhile('bluffed', 3, ({ view }) => view.areas[ME]!.slots.some(({ up, bribes }) => !up && bribes > 0)),
    meanwhile('majority', 4),
    meanwhile('memory', 5),
    {
      id: 'wait',
      hint: ({ view, seat }) => (view.turn === seat ? null : { args: { who: { seat: view.turn } } }),
    },
  ],
  messages: { en, fr },
};
