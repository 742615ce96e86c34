import { adoptOffers, answerOffers, directionOffers, rotationOffers } from '../offers/index.ts';
import { goOn } from '../rules/agenda.ts';
import { defaultGift, defaultProfession, defaultReturn } from '../rules/defaults.ts';
import { adopt, openRotation, rotate } from '../rules/passing.ts';
import { accept, isForced, refuse } from '../rules/trade.ts';
import type { State } from '../state.ts';
import { choice, gifts, onward, SET_OFF, type MonteePhase } from './phases.ts';

const ACCEPTED = [...SET_OFF, 'after'] as const;
/** Includes `main`, because what is set off before a turn's action leads back to that action. */
const GOES_ON = [...ACCEPTED, 'main'] as const;

const chooser = (state: State) => state.chooser;

/** An object laid face down in front of somebody, and the effects of objects that have been passed on. */
export const exchange: MonteePhase<'exchange'> = {
  initial: 'answer',
  states: {
    answer: choice('answer', {
      by: ({ offer }) => offer!.to,
      offers: answerOffers,
      on: {
        accept: onward(ACCEPTED, (state, { card }, step) => accept(state, card, step)),
        refuse: { target: 'after', actions: (state, _, step) => refuse(state, step) },
      },
      after: {
        answer: [
          {
            guard: isForced,
            ...onward(ACCEPTED, (state: State, _, step) => accept(state, defaultReturn(state), step)),
          },
          { target: 'after', actions: (state, _, step) => refuse(state, step) },
        ],
      },
    }),
    adopt: choice('adopt', {
      by: chooser,
      offers: adoptOffers,
      on: { adopt: onward(GOES_ON, (state, { profession }, step) => adopt(state, profession, step)) },
      after: { choice: onward(GOES_ON, (state, _, step) => adopt(state, defaultProfession(state), step)) },
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
      target: GOES_ON,
      delay: 'choice',
    }),
  },
};
