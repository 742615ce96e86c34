import { sample, known, type Bot } from '@masque/core';
import type { State } from './state.ts';

/** Says what it holds, believes what it cannot refute. */
export const honest: Bot<State> = {
  decide({ view, seat, offers, random }) {
    const boast = offers.find((it) => it.type === 'boast');
    if (boast) return { type: 'boast', window: boast.window, params: { value: known(view.hands[seat]!) ?? 1 } };
    const offer = offers.find((it) => !it.optional);
    if (!offer) return null;
    const card = known(view.hands[view.turn]!);
    if (card === undefined || view.claim === null) return sample(offer, random);
    return { type: 'believe', window: offer.window, params: { answer: card === view.claim ? 'yes' : 'no' } };
  },
};
