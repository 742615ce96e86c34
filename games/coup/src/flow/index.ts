import type { ClockEvent, Flow, Phase, PhaseName, Rule, Transition } from '@masque/core';
import { delays } from '@masque/mechanics';
import { stagesOf, turnActions } from '../cards/index.ts';
import {
  actionOffers,
  blockOffers,
  challengeBlockOffers,
  challengeOffers,
  examDecideOffers,
  examShowOffers,
  exchangeOffers,
  loseOffers,
  pickOffers,
  proveOffers,
} from '../offers/index.ts';
import { declare, onTimeout } from '../rules/declare.ts';
import { closePicks, isLastPick, pick } from '../rules/draft.ts';
import { examShow, execute, forceReplacement, giveBack, keep } from '../rules/effect.ts';
import { loseInfluence } from '../rules/lose.ts';
import { proofOf, provesItself, show } from '../rules/trial.ts';
import { endsWith, endTurn, resign } from '../rules/turn.ts';
import * as windows from '../rules/windows.ts';
import type { CoupActions, Phases, State } from '../state.ts';

/** Times to think. */
type Delay = 'action' | 'challenge' | 'block' | 'card' | 'exchange';
type Name = PhaseName<Phases>;
type CoupPhase<N extends Name> = Phase<State, CoupActions, Phases, Delay, N>;
type Leaving = Extract<ClockEvent, { type: 'leave' }>;

/** In one's turn: each action leads to the first of the phases that it has to go through. */
const action: CoupPhase<'action'> = {
  offers: actionOffers,
  on: Object.fromEntries(
    turnActions.map((it) => [it, { target: stagesOf(it)[0], actions: declare }]),
  ) as unknown as CoupPhase<'action'>['on'],
  after: { action: { target: 'effect', actions: onTimeout } },
};

/**
 * A window in which several answer: closed by the last answer, the first objection (race), the clock, or somebody's
 * resigning who was the last it waited for. What can follow depends on what closed it.
 */
function window(close: Rule<State, unknown>) {
  return {
    answer: <const To extends Name>(...target: To[]): readonly Transition<State, windows.Answering, To>[] => [
      {
        guard: windows.closes,
        target,
        actions: (state, event, step) => close(windows.note(state, event, step), event, step),
      },
      { actions: windows.note },
    ],
    leave: <const To extends Name>(...target: To[]): Transition<State, Leaving, To> => ({
      guard: windows.wasAwaited,
      target,
      actions: (state, event, step) => close(resign(state, event, step), event, step),
    }),
    silence: <const To extends Name>(...target: To[]): Transition<State, unknown, To> => ({ target, actions: close }),
  };
}
const challenge = window(windows.closeChallenge);
const block = window(windows.closeBlock);
const challengeBlock = window(windows.closeChallengeBlock);

/** What the others say: they challenge the action, block it, challenge the block. */
const reaction: CoupPhase<'reaction'> = {
  initial: 'challenge',
  states: {
    challenge: {
      offers: challengeOffers,
      on: {
        allow: challenge.answer('prove', 'lose', 'block', 'effect'),
        challenge: challenge.answer('prove', 'lose'),
        block: challenge.answer('prove', 'block'),
        leave: challenge.leave('prove', 'lose', 'block', 'effect'),
      },
      after: { challenge: challenge.silence('prove', 'lose', 'block', 'effect') },
    },
    block: {
      entry: windows.openBlock,
      always: { guard: windows.isSettled, target: ['challengeBlock', 'effect'], actions: windows.takeAdvance },
      offers: blockOffers,
      on: {
        allow: block.answer('challengeBlock', 'effect'),
        block: block.answer('challengeBlock'),
        leave: block.leave('challengeBlock', 'effect'),
      },
      after: { block: block.silence('challengeBlock', 'effect') },
    },
    challengeBlock: {
      offers: challengeBlockOffers,
      on: {
        allow: challengeBlock.answer('prove', 'end'),
        challenge: challengeBlock.answer('prove'),
        leave: challengeBlock.leave('prove', 'end'),
      },
      after: { challenge: challengeBlock.silence('prove', 'end') },
    },
  },
};

/** A challenge costs influence: the claimant's who shows another card, or else the challenger's. */
const proved = ['lose', 'effect', 'end'] as const;
const prove: CoupPhase<'prove'> = {
  always: { guard: provesItself, target: proved, actions: (state, _, step) => show(state, proofOf(state), step) },
  offers: proveOffers,
  on: { show: { target: proved, actions: (state, { card }, step) => show(state, card, step) } },
  after: { card: { target: proved, actions: (state, _, step) => show(state, proofOf(state), step) } },
};

/** Somebody gives up influence. The last card needs no choice. */
const lost = ['block', 'effect', 'end'] as const;
const isLastInfluence = ({ hands, loser }: State): boolean => hands[loser!]!.length === 1;
const loseFirst: Rule<State, unknown> = (state, _, step) => loseInfluence(state, 0, step);
const lose: CoupPhase<'lose'> = {
  always: { guard: isLastInfluence, target: lost, actions: loseFirst },
  offers: loseOffers,
  on: { lose: { target: lost, actions: (state, { card }, step) => loseInfluence(state, card, step) } },
  after: { card: { target: lost, actions: loseFirst } },
};

const exchange: CoupPhase<'exchange'> = {
  offers: exchangeOffers,
  on: { keep: { target: 'end', actions: (state, { cards }, step) => keep(state, cards, step) } },
  after: {
    exchange: {
      target: 'end',
      actions: (state, _, step) => keep(state, [...state.hands[state.announced!.by]!.keys()], step),
    },
  },
};

const showFirst: Rule<State, unknown> = (state, _, step) => examShow(state, 0, step);
const showsItself = ({ hands, announced }: State): boolean => hands[announced!.target!]!.length === 1;

/** The flow of a game: turns of an action, what the others say to it, what it costs, and its effect. */
export const flow: Flow<State, CoupActions, Phases, Delay> = {
  initial: 'deal',
  next: ({ todo }) => todo[0] ?? 'end',
  delays: delays(({ options }: State) => options.pace, {
    action: 40,
    challenge: 12,
    block: 15,
    card: 20,
    exchange: 30,
  }),
  states: {
    deal: { always: { target: ['pick', 'action'] } },
    pick: {
      offers: pickOffers,
      on: {
        pick: [
          {
            guard: isLastPick,
            target: 'action',
            actions: (state, event, step) => closePicks(pick(state, event, step), event, step),
          },
          { actions: pick },
        ],
        leave: { target: 'end', actions: resign },
      },
      after: { exchange: { target: 'action', actions: closePicks } },
    },
    turn: {
      initial: 'action',
      on: { leave: [{ guard: endsWith, target: 'end', actions: resign }, { actions: resign }] },
      states: {
        action,
        reaction,
        prove,
        lose,
        effect: { always: { target: ['lose', 'exchange', 'examShow', 'end'], actions: execute } },
        exchange,
        examShow: {
          always: { guard: showsItself, target: 'examDecide', actions: showFirst },
          offers: examShowOffers,
          on: { exam_show: { target: 'examDecide', actions: (state, { card }, step) => examShow(state, card, step) } },
          after: { card: { target: 'examDecide', actions: showFirst } },
        },
        examDecide: {
          offers: examDecideOffers,
          on: {
            give_back: { target: 'end', actions: (state, _, step) => giveBack(state, step) },
            replace: { target: 'end', actions: (state, _, step) => forceReplacement(state, step) },
          },
          after: { card: { target: 'end', actions: (state, _, step) => giveBack(state, step) } },
        },
      },
    },
    end: { always: { target: ['action', 'over'], actions: endTurn } },
    over: { type: 'final' },
  },
};
