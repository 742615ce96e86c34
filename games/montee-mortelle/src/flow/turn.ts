import { afterOffers, mainOffers } from '../offers/turn.ts';
import { namingOffers } from '../offers/naming.ts';
import { answerOffers, arrangeOffers } from '../offers/trade.ts';
import { arrange, foresee, keepTop } from '../rules/clairvoyant.ts';
import { demand } from '../rules/diplomat.ts';
import { challenge } from '../rules/duel/challenge.ts';
import { beginNaming, decide, name, proclaim, proclaimAlone } from '../rules/proclaim.ts';
import { accept, answerLate, offer, refuse } from '../rules/trade.ts';
import { acting, pass } from '../rules/turn.ts';
import { onlyEndTurn } from '../rules/tasks.ts';
import type { State } from '../state.ts';
import { late, then, type MonteePhase } from './then.ts';

/** Diplomat and Clairvoyant, in a turn or right after its action. */
const extras = (during: 'main' | 'after'): MonteePhase['on'] => ({
  demand: then((state, { to, kind, give }, step) => demand(state, to, kind, give, during, step)),
  foresee: then((state, _, step) => foresee(state, during, step)),
});

/** The phases of a turn. */
export const turn: { readonly [name in 'main' | 'after' | 'answer' | 'arrange' | 'naming']: MonteePhase } = {
  main: {
    offers: mainOffers,
    on: {
      ...extras('main'),
      pass: then((state, _, step) => pass(state, step)),
      offer: then((state, { seat, to, card }, step) => offer(acting(state), seat, to, card, step)),
      duel: then((state, { seat, against }, step) => challenge(acting(state), seat, against, step)),
      proclaim: then((state, { seat, named }, step) =>
        state.options.reveal === 'oneByOne' ? beginNaming(state, seat, step) : proclaim(state, seat, named, step),
      ),
      loge: then((state, { seat }, step) => proclaimAlone(state, seat, step)),
    },
    after: late((state, _, step) => pass(state, step)),
  },
  after: {
    offers: afterOffers,
    on: { ...extras('after'), endTurn: then((state) => onlyEndTurn(state)) },
    after: late((state: State) => onlyEndTurn(state)),
  },
  answer: {
    offers: answerOffers,
    on: {
      accept: then((state, { card }, step) => accept(state, card, step)),
      refuse: then((state, _, step) => refuse(state, step)),
    },
    after: late((state, _, step) => answerLate(state, step)),
  },
  arrange: {
    offers: arrangeOffers,
    on: { arrange: then((state, { cards }, step) => arrange(state, cards, step)) },
    after: late((state, _, step) => arrange(state, keepTop(state), step)),
  },
  naming: {
    offers: namingOffers,
    on: {
      name: then((state, { whom }, step) => name(state, whom, step)),
      rest: then((state, _, step) => decide(state, step)),
    },
    after: late((state, _, step) => decide(state, step)),
  },
};
