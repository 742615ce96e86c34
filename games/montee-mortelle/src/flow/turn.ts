import { answerOffers, arrangeOffers } from '../offers/trade.ts';
import { afterOffers, mainOffers, namingOffers } from '../offers/turn.ts';
import { challenge } from '../rules/duel/sides.ts';
import { arrange, demand, foresee, keepTop } from '../rules/extras.ts';
import { beginNaming, decide, name, proclaim, proclaimAlone } from '../rules/proclaim.ts';
import { onlyEndTurn } from '../rules/tasks.ts';
import { accept, answerLate, offer, refuse } from '../rules/trade.ts';
import { acting, pass } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { late, type MonteePhase, onward } from './onward.ts';

/** Diplomat and Clairvoyant, in a turn or right after its action. */
const extras = (during: 'main' | 'after'): MonteePhase['on'] => ({
  demand: onward((state, { to, kind, give }, step) => demand(state, to, kind, give, during, step)),
  foresee: onward((state, _, step) => foresee(state, during, step)),
});

/** The phases of a turn. */
export const turn: { readonly [name in 'main' | 'after' | 'answer' | 'arrange' | 'naming']: MonteePhase } = {
  main: {
    offers: mainOffers,
    on: {
      ...extras('main'),
      pass: onward((state, _, step) => pass(state, step)),
      offer: onward((state, { seat, to, card }, step) => offer(acting(state), seat, to, card, step)),
      duel: onward((state, { seat, against }, step) => challenge(acting(state), seat, against, step)),
      proclaim: onward((state, { seat, named }, step) =>
        state.options.reveal === 'oneByOne' ? beginNaming(state, seat, step) : proclaim(state, seat, named, step),
      ),
      loge: onward((state, { seat }, step) => proclaimAlone(state, seat, step)),
    },
    after: late((state, _, step) => pass(state, step)),
  },
  after: {
    offers: afterOffers,
    on: { ...extras('after'), endTurn: onward((state) => onlyEndTurn(state)) },
    after: late((state: State) => onlyEndTurn(state)),
  },
  answer: {
    offers: answerOffers,
    on: {
      accept: onward((state, { card }, step) => accept(state, card, step)),
      refuse: onward((state, _, step) => refuse(state, step)),
    },
    after: late((state, _, step) => answerLate(state, step)),
  },
  arrange: {
    offers: arrangeOffers,
    on: { arrange: onward((state, { cards }, step) => arrange(state, cards, step)) },
    after: late((state, _, step) => arrange(state, keepTop(state), step)),
  },
  naming: {
    offers: namingOffers,
    on: {
      name: onward((state, { whom }, step) => name(state, whom, step)),
      rest: onward((state, _, step) => decide(state, step)),
    },
    after: late((state, _, step) => decide(state, step)),
  },
};
