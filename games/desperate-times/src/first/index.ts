import { known, type Action, type BotObservation, type FirstGame, type Seat } from '@masque/core';
import { advice, offerOf, valuesOf } from '@masque/mechanics';
import { bots } from '../bots/index.ts';
import type { Acts, State } from '../state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Mind = BotObservation<State, Acts>;

const ME: Seat = 0;

/** The card of an action, which the newcomer sees. */
const args = ({ params }: Action, mind: Mind) => {
  const { view, seat } = mind;
  const select = offerOf(mind, 'select');
  const held = select && view.hands[seat]![valuesOf(select, 'card').indexOf(params['card'] as string)];
  const face = known(view.areas[seat]!.slots.find((it) => it.id === params['slot'])?.card) ?? known(held);
  return { card: face === undefined ? '' : { msg: `card.${face}` } };
};

const { select, reveal, bribe } = advice(
  bots.normal,
  { select: ['select'], reveal: ['reveal'], bribe: ['bribe'] },
  args,
);

/** The newcomer Reveals the most valuable cards, and Bribes those that others would contest. */
export const firstGame: FirstGame<State, Acts> = {
  seats: 3,
  options: { pace: 'off', firstSpeaker: 'host_picks', speaker: 1 },
  seed: 'first 13',
  level: 'easy',
  steps: [
    { id: 'face-down', hint: (mind) => (mind.view.round === 1 ? select.hint(mind) : null) },
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
      hint: (mind) => (mind.view.areas[ME]!.slots.every(({ up }) => !up) ? reveal.hint(mind) : null),
    },
    reveal,
    bribe,
    {
      id: 'ability',
      hint: (mind) => {
        const choice = mind.offers.some((it) => !it.optional) ? bots.normal.decide(mind) : null;
        return choice ? { take: choice } : null;
      },
    },
    {
      id: 'wait',
      hint: ({ view, seat }) => (view.turn === seat ? null : { args: { who: { seat: view.turn } } }),
    },
  ],
  messages: { en, fr },
};
