import { type LooseFlow, type LoosePhase } from '@masque/core';
import type { ClockEvent, Flow, Phase, Rule, Step, Transition } from '@masque/core';
import { allAnswered, answer } from '@masque/mechanics';
import { actionOffers, blockOffers, challengeBlockOffers, challengeOffers } from './offers/turn.ts';
import {
  examDecideOffers,
  examShowOffers,
  exchangeOffers,
  loseOffers,
  pickOffers,
  proveOffers,
} from './offers/cards.ts';
import { delays } from './delays.ts';
import { closePicks, forceReplacement, giveBack, isLastPick, keep, pick } from './rules/choices.ts';
import { living } from './rules/legal.ts';
import { declare } from './rules/declare.ts';
import { loseInfluence } from './rules/lose.ts';
import { proofOf, show } from './rules/prove.ts';
import { afterShow, examShow, isInvolved, proceed, resign } from './rules/turn.ts';
import { closeBlock, closeChallenge, closeChallengeBlock, closes, note, type Answering } from './rules/windows.ts';
import { onTimeout } from './rules/timeout.ts';
import type { CoupActions, PhaseName, State } from './state.ts';
import { turnActions } from './cards/index.ts';

type CoupPhase = LoosePhase<State, CoupActions>;

const asking: readonly PhaseName[] = [
  'pick',
  'action',
  'challenge',
  'block',
  'challengeBlock',
  'prove',
  'lose',
  'exchange',
  'examShow',
  'examDecide',
  'over',
];

/** Goes to the phase that the rules have named. */
const route: readonly Transition<State, ClockEvent>[] = asking.map((target) => ({
  guard: (state) => state.next === target,
  target,
}));

/** A rule after which the turn goes on: what is left to do is done until somebody is asked again. */
const then = <E>(rule: Rule<State, E>): Transition<State, E> => ({
  target: 'next',
  actions: (state, event, step) => proceed(rule(state, event, step), step),
});

type Leaving = Extract<ClockEvent, { type: 'leave' }>;
const giveUp: Rule<State, Leaving> = (state, { seat }, step) => resign(state, seat, step);
/** When one of two resigns, the game is decided. */
const leavesOne = (state: State): boolean => living(state).length <= 2;

/** A window in which several answer: closed by the last answer, the first objection (race), or the clock. */
function window(offers: CoupPhase['offers'], close: (state: State, step: Step) => State): CoupPhase {
  const answers: readonly Transition<State, Answering>[] = [
    { guard: closes, ...then<Answering>((state, event, step) => close(note(state, event, step), step)) },
    { actions: note },
  ];
  return {
    offers,
    on: {
      allow: answers,
      challenge: answers,
      block: answers,
      // Somebody else resigned: perhaps it was the last one the window waited for.
      leave: [
        { guard: (state, { seat }) => isInvolved(state, seat), ...then(giveUp) },
        {
          guard: (state, { seat }) => !state.options.fixedWindows && allAnswered(answer(state.window!, seat, 'allow')),
          ...then<Leaving>((state, event, step) => close(giveUp(state, event, step), step)),
        },
        { guard: leavesOne, ...then(giveUp) },
        { actions: giveUp },
      ],
    },
    after: { window: then((state, _, step) => close(state, step)) },
  };
}

/** The flow of a turn: action, challenge, block, challenge of the block, proof, loss, effect. */
export const flow: LooseFlow<State, CoupActions> = {
  initial: 'next',
  delays,
  on: {
    leave: [
      { guard: (state, event) => isInvolved(state, event.seat) || leavesOne(state), ...then(giveUp), target: 'next' },
      { actions: giveUp },
    ],
  },
  states: {
    next: { always: route },
    pick: {
      offers: pickOffers,
      on: {
        pick: [
          {
            guard: isLastPick,
            target: 'next',
            actions: (state, event, step) => closePicks(pick(state, event, step), step),
          },
          { actions: pick },
        ],
      },
      after: { exchange: { target: 'next', actions: (state, _, step) => closePicks(state, step) } },
    },
    action: {
      offers: actionOffers,
      on: Object.fromEntries(
        turnActions.map((action) => [
          action,
          {
            target: 'next',
            actions: ((state, event, step) => proceed(declare(state, event, step), step)) satisfies typeof declare,
          },
        ]),
      ) as CoupPhase['on'],
      after: { action: { target: 'next', actions: onTimeout } },
    },
    challenge: window(challengeOffers, closeChallenge),
    block: window(blockOffers, closeBlock),
    challengeBlock: window(challengeBlockOffers, closeChallengeBlock),
    prove: {
      offers: proveOffers,
      on: { show: then((state, { seat, card }, step) => afterShow(show(state, card, step), seat, step)) },
      after: {
        card: then((state, _, step) => afterShow(show(state, proofOf(state), step), state.trial!.claimant, step)),
      },
    },
    lose: {
      offers: loseOffers,
      on: { lose: then((state, { seat, card }, step) => loseInfluence(state, seat, card, step)) },
      after: { card: then((state, _, step) => loseInfluence(state, state.loser!, 0, step)) },
    },
    exchange: {
      offers: exchangeOffers,
      on: { keep: then((state, { cards }, step) => keep(state, cards, step)) },
      after: {
        exchange: then((state, _, step) =>
          keep(
            state,
            state.hands[state.announced!.by]!.map((_card, place) => place),
            step,
          ),
        ),
      },
    },
    examShow: {
      offers: examShowOffers,
      on: { exam_show: { target: 'next', actions: (state, { card }, step) => examShow(state, card, step) } },
      after: { card: { target: 'next', actions: (state, _, step) => examShow(state, 0, step) } },
    },
    examDecide: {
      offers: examDecideOffers,
      on: {
        give_back: then((state, _, step) => giveBack(state, step)),
        replace: then((state, _, step) => forceReplacement(state, step)),
      },
      after: { card: then((state, _, step) => giveBack(state, step)) },
    },
    over: { type: 'final' },
  },
};
