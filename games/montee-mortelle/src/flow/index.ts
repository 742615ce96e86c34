import type { Flow } from '@masque/core';
import { arrangeOffers, overflowOffers } from '../offers/trade.ts';
import { afterOffers, mainOffers, namingOffers } from '../offers/turn.ts';
import { defaultGift, defaultReceiver, keepTop } from '../rules/defaults.ts';
import { challenge } from '../rules/duel.ts';
import { arrange, demand, foresee } from '../rules/extras.ts';
import { gift } from '../rules/hands.ts';
import { beginNaming, decide, isRight, name, proclaim, proclaimAlone } from '../rules/proclaim.ts';
import { onlyEndTurn } from '../rules/tasks.ts';
import { offer } from '../rules/trade.ts';
import { acting, pass } from '../rules/turn.ts';
import type { Delay, MonteeActions, Phases, State } from '../state.ts';
import { clocks } from './delays.ts';
import { duel } from './duel.ts';
import { exchange } from './exchange.ts';
import { ALL, BREATH, choice, leave, NEXT, onward, SET_OFF } from './phases.ts';

/** Turn after turn: an action, what it sets off, a short breath. */
export const flow: Flow<State, MonteeActions, Phases, Delay> = {
  initial: 'main',
  next: (state) => state.next!,
  delays: clocks,
  on: { leave },
  states: {
    main: choice('main', {
      by: ({ active }) => active,
      offers: mainOffers,
      on: {
        pass: onward(NEXT, (state, _, step) => pass(state, step)),
        offer: {
          target: 'answer',
          actions: (state, { seat, to, card }, step) => offer(acting(state), seat, to, card, step),
        },
        duel: {
          target: 'duel',
          actions: (state, { seat, against }, step) => challenge(acting(state), seat, against, step),
        },
        proclaim: [
          {
            guard: ({ options }) => options.reveal === 'oneByOne',
            target: 'naming',
            actions: (state, { seat }, step) => beginNaming(state, seat, step),
          },
          { target: 'over', actions: (state, { seat, named }, step) => proclaim(state, seat, named, step) },
        ],
        loge: { target: 'over', actions: (state, { seat }, step) => proclaimAlone(state, seat, step) },
        demand: onward([...SET_OFF, ...NEXT], (state, { to, kind, give }, step) =>
          demand(state, to, kind, give, 'main', step),
        ),
        foresee: { target: 'arrange', actions: (state, _, step) => foresee(state, 'main', step) },
      },
      after: { turn: onward(NEXT, (state, _, step) => pass(state, step)) },
    }),
    arrange: choice('arrange', {
      by: ({ foreseen }) => foreseen!.by,
      offers: arrangeOffers,
      on: { arrange: onward(BREATH, (state, { cards }, step) => arrange(state, cards, step)) },
      after: { pile: onward(BREATH, (state, _, step) => arrange(state, keepTop(state), step)) },
    }),
    exchange,
    overflow: choice('overflow', {
      by: ({ overflow }) => overflow!.seat,
      offers: overflowOffers,
      on: { gift: onward(ALL, (state, { to, card }, step) => gift(state, to, card, step)) },
      after: {
        choice: onward(ALL, (state, _, step) => {
          const { seat } = state.overflow!;
          return gift(state, defaultReceiver(state, seat), defaultGift(state, seat), step);
        }),
      },
    }),
    duel,
    after: choice('after', {
      by: ({ active }) => active,
      offers: afterOffers,
      on: {
        endTurn: onward(NEXT, onlyEndTurn),
        demand: onward(ALL, (state, { to, kind, give }, step) => demand(state, to, kind, give, 'after', step)),
        foresee: { target: 'arrange', actions: (state, _, step) => foresee(state, 'after', step) },
      },
      after: { breath: onward(NEXT, onlyEndTurn) },
    }),
    naming: choice('naming', {
      by: ({ proclamation }) => proclamation!.by,
      offers: namingOffers,
      on: {
        name: [
          {
            guard: (state, { whom }) => isRight(state, whom),
            target: 'naming',
            reenter: true,
            actions: (state, { whom }, step) => name(state, whom, step),
          },
          { target: 'over', actions: (state, { whom }, step) => decide(name(state, whom, step), step) },
        ],
        rest: { target: 'over', actions: (state, _, step) => decide(state, step) },
      },
      after: { naming: { target: 'over', actions: (state, _, step) => decide(state, step) } },
    }),
    over: { type: 'final' },
  },
};
