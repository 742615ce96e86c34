import type { Step } from '../messages/index.ts';
import { pacing, shootOffers } from '../offers/index.ts';
import { delays } from '../rules/clocks.ts';
import { lastArrow, shoot } from '../rules/deaths.ts';
import { afterLook, leave } from '../rules/dawn.ts';
import type { State, VillageFlow } from '../state.ts';
import { beginning } from './beginning.ts';
import { day } from './day.ts';
import { night } from './night.ts';
import { by, question } from './question.ts';

/** Nobody is hit. */
const spare = (state: State, step: Step): State => shoot(state, state.shooter!, null, step);

/** When all deaths have been handled, the day or night goes on, or the game is over. */
const afterShot = ['fallen', 'shoot', 'morning', 'evening', 'over'] as const;
const afterArrow = ['fallen', 'arrow', 'morning', 'evening', 'over'] as const;
const afterFall = ['fallen', 'shoot', 'arrow', 'morning', 'evening', 'over'] as const;

/** The order of play: identification, then days and nights until somebody has won. */
export const flow: VillageFlow = {
  initial: 'beginning',
  next: ({ next }) => next,
  delays,
  on: { leave: { actions: (state, { seat }, step) => leave(state, seat, step) } },
  states: {
    beginning,
    day,
    night,
    // A dead Hunter is known and shoots publicly.
    shoot: {
      offers: shootOffers,
      on: {
        shoot: { target: afterShot, actions: (state, { seat, who }, step) => shoot(state, seat, who, step) },
        advance: { target: afterShot, actions: by(spare) },
        leave: [
          {
            guard: (state, { seat }) => seat === state.shooter,
            target: afterShot,
            actions: (state, { seat }, step) => spare(leave(state, seat, step), step),
          },
          { actions: (state, { seat }, step) => leave(state, seat, step) },
        ],
      },
      after: { shoot: { target: afterShot, actions: by(spare) } },
    },
    // If cards stay closed, all new dead are asked.
    arrow: question('arrow', {
      offers: shootOffers,
      answers: { shoot: ({ who }) => ({ who }) },
      on: { advance: { target: afterArrow, actions: by(lastArrow) } },
      close: lastArrow,
      target: afterArrow,
      delay: 'shoot',
    }),
    // Time to look at the cards of those who have died of it.
    fallen: {
      offers: pacing,
      on: { advance: { target: afterFall, actions: by(afterLook) } },
      after: { fallen: { target: afterFall, actions: by(afterLook) } },
    },
    over: { type: 'final' },
  },
};
