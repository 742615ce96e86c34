import { type ActionEvent, type Rule } from '@masque/core';
import { adoptOffers, directionOffers, overflowOffers, rotationOffers } from '../offers/trade.ts';
import { defaultGift } from '../rules/defaults.ts';
import { defaultReceiver, gift } from '../rules/hands.ts';
import { adopt, defaultProfession, rotate, openRotation } from '../rules/passing.ts';
import type { MonteeActions, State } from '../state.ts';
import { late, type MonteePhase, onward } from './onward.ts';
import { allAnswered, answer } from '@masque/mechanics';

type Hand = ActionEvent<MonteeActions, 'hand'>;

const give: Rule<State, Hand> = (state, { seat, card }) => ({
  ...state,
  rotation: { ...state.rotation!, gifts: answer(state.rotation!.gifts, seat, card) },
});
const isLast = (state: State, { seat, card }: Hand): boolean => allAnswered(answer(state.rotation!.gifts, seat, card));

/** The phases that objects which are passed on, and full hands, bring about. */
export const passing: { readonly [name in 'adopt' | 'direction' | 'rotation' | 'overflow']: MonteePhase } = {
  adopt: {
    offers: adoptOffers,
    on: { adopt: onward((state, { profession }, step) => adopt(state, profession, step)) },
    after: late((state, _, step) => adopt(state, defaultProfession(state), step)),
  },
  direction: {
    offers: directionOffers,
    on: { direction: onward((state, { side }, step) => openRotation(state, side, step)) },
    after: late((state, _, step) => openRotation(state, 'left', step)),
  },
  rotation: {
    offers: rotationOffers,
    on: {
      hand: [
        { guard: isLast, ...onward<Hand>((state, event, step) => rotate(give(state, event, step), step)) },
        { actions: give },
      ],
    },
    after: late((state, _, step) => rotate(state, step)),
  },
  overflow: {
    offers: overflowOffers,
    on: { gift: onward((state, { to, card }, step) => gift(state, to, card, step)) },
    after: late((state, _, step) => {
      const { seat } = state.overflow!;
      return gift(state, defaultReceiver(state, seat), defaultGift(state, seat), step);
    }),
  },
};
