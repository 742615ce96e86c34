import { adoptOffers, answerOffers, directionOffers, rotationOffers } from '../offers/trade.ts';
import { goOn } from '../rules/agenda.ts';
import { defaultGift, defaultProfession, defaultReturn } from '../rules/defaults.ts';
import { adopt, openRotation, rotate } from '../rules/passing.ts';
import { accept, isForced, refuse } from '../rules/trade.ts';
import type { State } from '../state.ts';
import { ALL, BREATH, choice, gifts, onward, type MonteePhase } from './phases.ts';

const chooser = (state: State) => state.chooser;

/** An object laid face down before somebody, and what objects that have been passed on bring about. */
export const exchange: MonteePhase<'exchange'> = {
  initial: 'answer',
  states: {
    answer: choice('answer', {
      by: ({ offer }) => offer!.to,
      offers: answerOffers,
      on: {
        accept: onward(ALL, (state, { card }, step) => accept(state, card, step)),
        refuse: onward(BREATH, (state, _, step) => refuse(state, step)),
      },
      after: {
        answer: [
          { guard: isForced, ...onward(ALL, (state: State, _, step) => accept(state, defaultReturn(state), step)) },
          onward(BREATH, (state, _, step) => refuse(state, step)),
        ],
      },
    }),
    adopt: choice('adopt', {
      by: chooser,
      offers: adoptOffers,
      on: { adopt: onward(ALL, (state, { profession }, step) => adopt(state, profession, step)) },
      after: { choice: onward(ALL, (state, _, step) => adopt(state, defaultProfession(state), step)) },
    }),
    direction: choice('direction', {
      by: chooser,
      offers: directionOffers,
      on: {
        direction: { target: 'rotation', actions: (state, { side }, step) => openRotation(state, side, step) },
      },
      after: { choice: { target: 'rotation', actions: (state, _, step) => openRotation(state, 'left', step) } },
    }),
    rotation: gifts('rotation', {
      entry: (state) => ({ ...state, asked: null }),
      offers: rotationOffers,
      answers: { hand: ({ card }) => card },
      silence: (state, seat) => defaultGift(state, seat),
      close: (state, step) => goOn(rotate(state, step), step),
      target: ALL,
      delay: 'choice',
    }),
  },
};
