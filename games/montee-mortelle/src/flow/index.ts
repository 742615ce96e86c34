import { seatsOf, type Flow, type Seat } from '@masque/core';
import { ask } from '@masque/mechanics';
import { afterOffers, arrangeOffers, dealtOffers, mainOffers, namingOffers, overflowOffers } from '../offers/index.ts';
import { defaultGift, defaultReceiver, keepTop } from '../rules/defaults.ts';
import { challenge } from '../rules/duel.ts';
import { arrange, demand, foresee } from '../rules/extras.ts';
import { gift } from '../rules/hands.ts';
import { endWithoutWinner } from '../rules/end.ts';
import { beginNaming, decide, isRight, name, proclaim, proclaimAlone } from '../rules/proclaim.ts';
import { offer } from '../rules/trade.ts';
import { acting, isLastRound, isStalemate, nextTurn, pass } from '../rules/turn.ts';
import type { Delay, MonteeActions, Phases, State } from '../state.ts';
import { clocks } from './delays.ts';
import { duel } from './duel.ts';
import { exchange } from './exchange.ts';
import { choice, goesOn, leave, onward, readiness, SET_OFF, wait } from './phases.ts';
import { hasBreath } from '../public.ts';

/** A gift may interrupt anything; afterwards, the interrupted phase continues. */
const GIVEN = [...SET_OFF, 'main', 'after', 'turnEnd'] as const;

const isOneByOne = ({ options }: State) => options.reveal === 'oneByOne';
const isAlly = (state: State, { whom }: { readonly whom: Seat }) => isRight(state, whom);
/** Neither the Diplomat nor the Clairvoyant can be about to act. */
const isDone = (state: State) => !hasBreath(state);

/** A look at one’s cards, then turn after turn: an action, its consequences, a short pause. */
export const flow: Flow<State, MonteeActions, Phases, Delay> = {
  initial: 'dealt',
  next: (state) => state.next!,
  delays: clocks,
  on: { leave },
  states: {
    dealt: readiness('dealt', {
      // A game that begins from a situation has already asked.
      entry: (state, _, step) => ({ ...state, ready: state.ready ?? ask(seatsOf(step.seats), { showReady: true }) }),
      offers: dealtOffers,
      answers: { ready: () => 'ready' },
      close: (state) => ({ ...state, ready: null }),
      target: 'main',
      delay: 'deal',
    }),
    main: choice('main', {
      by: ({ active }) => active,
      offers: mainOffers,
      on: {
        pass: { target: 'turnEnd', actions: (state, _, step) => pass(state, step) },
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
            guard: isOneByOne,
            target: 'naming',
            actions: (state, { seat }, step) => beginNaming(state, seat, step),
          },
          { target: 'over', actions: (state, { seat, named }, step) => proclaim(state, seat, named, step) },
        ],
        loge: { target: 'over', actions: (state, { seat }, step) => proclaimAlone(state, seat, step) },
        demand: onward([...SET_OFF, 'main', 'turnEnd'], (state, { to, kind, give }, step) =>
          demand(state, to, kind, give, 'main', step),
        ),
        foresee: { target: 'arrange', actions: (state, _, step) => foresee(state, 'main', step) },
      },
      after: { turn: { target: 'turnEnd', actions: (state, _, step) => pass(state, step) } },
    }),
    arrange: choice('arrange', {
      by: ({ foreseen }) => foreseen!.by,
      offers: arrangeOffers,
      on: { arrange: onward(['main', 'after'], (state, { cards }, step) => arrange(state, cards, step)) },
      after: { pile: onward(['main', 'after'], (state, _, step) => arrange(state, keepTop(state), step)) },
    }),
    exchange,
    overflow: choice('overflow', {
      by: ({ overflow }) => overflow!.seat,
      offers: overflowOffers,
      on: { gift: onward(GIVEN, (state, { to, card }, step) => gift(state, to, card, step)) },
      after: {
        choice: onward(GIVEN, (state, _, step) => {
          const { seat } = state.overflow!;
          return gift(state, defaultReceiver(state, seat), defaultGift(state, seat), step);
        }),
      },
    }),
    duel,
    after: choice('after', {
      by: ({ active }) => active,
      always: { guard: isDone, target: 'turnEnd' },
      offers: afterOffers,
      on: {
        endTurn: 'turnEnd',
        wait,
        demand: onward([...SET_OFF, 'after', 'turnEnd'], (state, { to, kind, give }, step) =>
          demand(state, to, kind, give, 'after', step),
        ),
        foresee: { target: 'arrange', actions: (state, _, step) => foresee(state, 'after', step) },
      },
      after: { breath: 'turnEnd', lull: goesOn('turnEnd') },
      lull: 3,
    }),
    turnEnd: {
      always: [
        { guard: isStalemate, target: 'over', actions: (state, _, step) => endWithoutWinner(state, 'stalemate', step) },
        { guard: isLastRound, target: 'over', actions: (state, _, step) => endWithoutWinner(state, 'roundCap', step) },
        { target: 'main', actions: (state, _, step) => nextTurn(state, step) },
      ],
    },
    naming: choice('naming', {
      by: ({ proclamation }) => proclamation!.by,
      offers: namingOffers,
      on: {
        name: [
          {
            guard: isAlly,
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
