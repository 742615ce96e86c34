import type { ActionEvent, Rule } from '@masque/core';
import { allAnswered, answer } from '@masque/mechanics';
import { coatOffers, directionOffers, overflowOffers, sextantOffers } from '../offers/trade.ts';
import { defaultGift } from '../rules/defaults.ts';
import { defaultReceiver, gift } from '../rules/overflow.ts';
import { adopt, defaultProfession, moveSextant, openSextant } from '../rules/passing.ts';
import type { MonteeActions, State } from '../state.ts';
import { late, onward, type MonteePhase } from './onward.ts';

type Hand = ActionEvent<MonteeActions, 'hand'>;

const give: Rule<State, Hand> = (state, { seat, card }) => ({
  ...state,
  sextant: { ...state.sextant!, gifts: answer(state.sextant!.gifts, seat, card) },
});
const isLast = (state: State, { seat, card }: Hand): boolean => allAnswered(answer(state.sextant!.gifts, seat, card));

/** The phases that objects which are passed on, and full hands, bring about. */
export const passing: { readonly [name in 'coat' | 'direction' | 'sextant' | 'overflow']: MonteePhase } = {
  coat: {
    offers: coatOffers,
    on: { adopt: onward((state, { profession }, step) => adopt(state, profession, step)) },
    after: late((state, _, step) => adopt(state, defaultProfession(state), step)),
  },
  direction: {
    offers: directionOffers,
    on: { direction: onward((state, { side }, step) => openSextant(state, side, step)) },
    after: late((state, _, step) => openSextant(state, 'left', step)),
  },
  sextant: {
    offers: sextantOffers,
    on: {
      hand: [
        { guard: isLast, ...onward<Hand>((state, event, step) => moveSextant(give(state, event, step), step)) },
        { actions: give },
      ],
    },
    after: late((state, _, step) => moveSextant(state, step)),
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
