import { cardsOffers, doctorOffers, hypnosisOffers, payOffers, priestOffers, spoilsOffers, supportOffers, takeOffers } from '../offers/duel.ts';
import { nextToSupport } from '../public.ts';
import { openSupport, support } from '../rules/duel/challenge.ts';
import { openCards, play } from '../rules/duel/cards.ts';
import { count, settle } from '../rules/duel/count.ts';
import { hypnotise } from '../rules/duel/hypnosis.ts';
import { callOff, pay, undo } from '../rules/duel/interrupt.ts';
import { defaultSpoils, look, steal, take } from '../rules/duel/spoils.ts';
import { defaultGift } from '../rules/defaults.ts';
import { late, then, type MonteePhase } from './then.ts';
import { window } from './window.ts';

type DuelPhase = 'priest' | 'pay' | 'support' | 'hypnosis' | 'cards' | 'doctor' | 'spoils' | 'take';

/** The phases of a duel, in their order. */
export const duel: { readonly [name in DuelPhase]: MonteePhase } = {
  priest: window(priestOffers, openSupport, { use: then((state, { seat }, step) => callOff(state, seat, step)) }),
  pay: {
    offers: payOffers,
    on: { pay: then((state, { card }, step) => pay(state, card, step)) },
    after: late((state, _, step) => pay(state, defaultGift(state, state.duel!.attacker), step)),
  },
  support: {
    offers: supportOffers,
    on: { support: then((state, { seat, side }, step) => support(state, seat, side, step)) },
    after: late((state, _, step) => support(state, nextToSupport(state)!, 'none', step)),
  },
  hypnosis: {
    offers: hypnosisOffers,
    on: {
      hypnotize: then((state, { whom }, step) => hypnotise(state, whom, step)),
      no: then((state, _, step) => openCards(state, step)),
    },
    after: late((state, _, step) => openCards(state, step)),
  },
  cards: window(cardsOffers, count, {
    play: then((state, { seat, card }, step) => play(state, { seat, card }, step)),
    poison: then((state, { seat, winner }, step) => play(state, { seat, card: 'poisonMixer', pick: winner }, step)),
  }),
  doctor: window(doctorOffers, settle, { use: then((state, { seat }, step) => undo(state, seat, step)) }),
  spoils: {
    offers: spoilsOffers,
    on: { look: then((state, _, step) => look(state, step)), steal: then((state, _, step) => steal(state, step)) },
    after: late((state, _, step) => look(state, step)),
  },
  take: {
    offers: takeOffers,
    on: {
      take: then((state, { card }, step) => take(state, card, null, step)),
      swap: then((state, { card, back }, step) => take(state, card, back, step)),
    },
    after: late((state, _, step) => {
      const { card, back } = defaultSpoils(state);
      return take(state, card, back, step);
    }),
  },
};
