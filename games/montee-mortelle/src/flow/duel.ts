import {
  cardsOffers,
  doctorOffers,
  hypnosisOffers,
  payOffers,
  priestOffers,
  spoilsOffers,
  supportOffers,
  takeOffers,
} from '../offers/duel.ts';
import { nextToSupport } from '../public.ts';
import { openSupport, support } from '../rules/duel/challenge.ts';
import { deciding, openCards, play } from '../rules/duel/cards.ts';
import { count, settle } from '../rules/duel/count.ts';
import { hypnotise } from '../rules/duel/hypnosis.ts';
import { callOff, pay, undo } from '../rules/duel/interrupt.ts';
import { defaultSpoils, look, steal, take } from '../rules/duel/spoils.ts';
import { defaultGift } from '../rules/defaults.ts';
import { late, onward, type MonteePhase } from './onward.ts';
import { window } from './window.ts';

type DuelPhase = 'priest' | 'pay' | 'support' | 'hypnosis' | 'cards' | 'doctor' | 'spoils' | 'take';

/** The phases of a duel, in their order. */
export const duel: { readonly [name in DuelPhase]: MonteePhase } = {
  priest: window(priestOffers, openSupport, { use: onward((state, { seat }, step) => callOff(state, seat, step)) }),
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
  doctor: window(doctorOffers, settle, { use: onward((state, { seat }, step) => undo(state, seat, step)) }),
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
