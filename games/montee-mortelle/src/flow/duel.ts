import {
  cardsOffers,
  undoOffers,
  hypnosisOffers,
  payOffers,
  interruptOffers,
  spoilsOffers,
  supportOffers,
  takeOffers,
} from '../offers/duel.ts';
import { nextToSupport } from '../public.ts';
import { defaultGift } from '../rules/defaults.ts';
import { count, deciding, openCards, play, settle } from '../rules/duel/cards.ts';
import { callOff, pay, undo } from '../rules/duel/interrupt.ts';
import { hypnotise, openSupport, support } from '../rules/duel/sides.ts';
import { defaultSpoils, look, steal, take } from '../rules/duel/spoils.ts';
import { late, type MonteePhase, onward } from './onward.ts';
import { window } from './window.ts';

type DuelPhase = 'interrupt' | 'pay' | 'support' | 'hypnosis' | 'cards' | 'undo' | 'spoils' | 'take';

/** The phases of a duel, in their order. */
export const duel: { readonly [name in DuelPhase]: MonteePhase } = {
  interrupt: window(interruptOffers, openSupport, {
    use: onward((state, { seat }, step) => callOff(state, seat, step)),
  }),
  pay: {
    offers: payOffers,
    on: { pay: onward((state, { card }, step) => pay(state, card, step)) },
    after: late((state, _, step) => pay(state, defaultGift(state, state.duel!.attacker), step)),
  },
  support: {
    offers: supportOffers,
    on: {
      sword: onward((state, { seat }, step) => support(state, seat, 'attacker', step)),
      shield: onward((state, { seat }, step) => support(state, seat, 'defender', step)),
      abstain: onward((state, { seat }, step) => support(state, seat, 'none', step)),
    },
    after: late((state, _, step) => support(state, nextToSupport(state)!, 'none', step)),
  },
  hypnosis: {
    offers: hypnosisOffers,
    on: {
      hypnotize: onward((state, { whom }, step) => hypnotise(state, whom, step)),
      no: onward((state, _, step) => openCards(state, step)),
    },
    after: late((state, _, step) => openCards(state, step)),
  },
  cards: window(cardsOffers, count, {
    play: onward((state, { seat, card }, step) => play(state, { seat, card }, step)),
    poison: onward((state, { seat, winner }, step) =>
      play(state, { seat, card: deciding(state, seat), pick: winner }, step),
    ),
  }),
  undo: window(undoOffers, settle, { use: onward((state, { seat }, step) => undo(state, seat, step)) }),
  spoils: {
    offers: spoilsOffers,
    on: { look: onward((state, _, step) => look(state, step)), steal: onward((state, _, step) => steal(state, step)) },
    after: late((state, _, step) => look(state, step)),
  },
  take: {
    offers: takeOffers,
    on: {
      take: onward((state, { card }, step) => take(state, card, null, step)),
      swap: onward((state, { card, back }, step) => take(state, card, back, step)),
    },
    after: late((state, _, step) => {
      const { card, back } = defaultSpoils(state);
      return take(state, card, back, step);
    }),
  },
};
