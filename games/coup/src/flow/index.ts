import type { Flow, Phase, PhaseName, Rule } from '@masque/core';
import { atPace, delays, questions, recordOf } from '@masque/mechanics';
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
import { closePicks } from '../rules/draft.ts';
import { examShow, execute, forceReplacement, giveBack, keep } from '../rules/effect.ts';
import { lives } from '../rules/legal.ts';
import { goOn, loseInfluence } from '../rules/lose.ts';
import { proofOf, provesItself, show } from '../rules/trial.ts';
import { endsWith, endTurn, resign } from '../rules/turn.ts';
import * as windows from '../rules/windows.ts';
import type { Answer, CoupActions, Phases, State } from '../state.ts';

/** Times to think. */
type Delay = 'action' | 'lull' | 'challenge' | 'block' | 'card' | 'exchange' | 'reveal';

/** How long a card is shown before the game goes on, even without clocks, in seconds. */
const REVEAL = 5;

type CoupPhase<N extends PhaseName<Phases>> = Phase<State, CoupActions, Phases, Delay, N>;

/** A player's turn: each action leads to the first of the phases that it must go through. */
const action: CoupPhase<'action'> = {
  offers: actionOffers,
  on: recordOf(turnActions, (it) => ({ target: stagesOf(it)[0], actions: declare })),
  after: { action: { target: 'effect', actions: onTimeout } },
};

/**
 * A window in which several players answer. It is closed by the last expected answer, the first objection (race), or
 * its clock.
 */
const window = questions<State, CoupActions, Phases, Delay, Answer>({
  read: (state) => state.window,
  write: (state, window) => ({ ...state, window }),
  excused: (state, seat) => !lives(state, seat),
  lasts: windows.lasts,
  missed: windows.missed,
});

/** After a short while, silence lets a claim stand. */
const lull = {
  delay: 'lull',
  wait: 'wait',
  silence: 'allow',
  held: (state: State): State => ({ ...state, held: true }),
} as const;

/** The others' reactions: they challenge the action, block it, or challenge the block. */
const reaction: CoupPhase<'reaction'> = {
  initial: 'challenge',
  states: {
    challenge: window('challenge', {
      offers: challengeOffers,
      answers: {
        allow: () => 'allow',
        challenge: () => 'challenge',
        block: ({ as }) => ({ block: as }),
        wait: () => 'wait',
      },
      lull,
      decides: windows.objects,
      close: windows.closeChallenge,
      target: ['prove', 'lose', 'block', 'effect'],
      delay: 'challenge',
    }),
    block: window('block', {
      entry: windows.openBlock,
      offers: blockOffers,
      answers: { allow: () => 'allow', block: ({ as }) => ({ block: as }), wait: () => 'wait' },
      lull,
      decides: windows.objects,
      close: windows.closeBlock,
      target: ['challengeBlock', 'effect'],
      delay: 'block',
    }),
    challengeBlock: window('challengeBlock', {
      offers: challengeBlockOffers,
      answers: { allow: () => 'allow', challenge: () => 'challenge', wait: () => 'wait' },
      lull,
      decides: windows.objects,
      close: windows.closeChallengeBlock,
      target: ['prove', 'end'],
      delay: 'challenge',
    }),
  },
};

/** Duel draft: both players choose at the same time. */
const picking = questions<State, CoupActions, Phases, Delay, number>({
  read: ({ duel }) => duel!.picks,
  write: (state, picks) => ({ ...state, duel: { ...state.duel!, picks } }),
})('pick', {
  offers: pickOffers,
  answers: { pick: ({ card }) => card },
  close: closePicks,
  target: 'action',
  delay: 'exchange',
});

/** A challenge costs influence: the claimant's if they show another card, or else the challenger's. */
const prove: CoupPhase<'prove'> = {
  always: { guard: provesItself, target: 'reveal', actions: (state, _, step) => show(state, proofOf(state), step) },
  offers: proveOffers,
  on: { show: { target: 'reveal', actions: (state, { card }, step) => show(state, card, step) } },
  after: { card: { target: 'reveal', actions: (state, _, step) => show(state, proofOf(state), step) } },
};

/** Somebody gives up influence. The last card leaves no choice. */
const isLastInfluence = ({ hands, loser }: State): boolean => hands[loser!]!.length === 1;
const loseFirst: Rule<State, unknown> = (state, _, step) => loseInfluence(state, 0, step);
const lose: CoupPhase<'lose'> = {
  always: { guard: isLastInfluence, target: 'reveal', actions: loseFirst },
  offers: loseOffers,
  on: { lose: { target: 'reveal', actions: (state, { card }, step) => loseInfluence(state, card, step) } },
  after: { card: { target: 'reveal', actions: loseFirst } },
};

/** Everybody looks at what was shown or lost. */
const reveal: CoupPhase<'reveal'> = {
  after: { reveal: { target: ['lose', 'block', 'effect', 'end'], actions: goOn } },
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

/** The flow of a game: turns with an action, the others' reactions, their cost, and the action's effect. */
export const flow: Flow<State, CoupActions, Phases, Delay> = {
  initial: 'deal',
  next: ({ todo }) => todo[0] ?? 'end',
  delays: {
    ...delays(({ options }: State) => options.pace, {
      action: 40,
      challenge: 15,
      block: 15,
      card: 20,
      exchange: 30,
    }),
    lull: windows.lull,
    reveal: ({ options }) => atPace(options.pace, REVEAL) ?? REVEAL * 1000,
  },
  states: {
    deal: { always: { target: ['pick', 'action'] } },
    pick: { ...picking, on: { ...picking.on, leave: { target: 'end', actions: resign } } },
    turn: {
      initial: 'action',
      on: { leave: [{ guard: endsWith, target: 'end', actions: resign }, { actions: resign }] },
      states: {
        action,
        reaction,
        prove,
        lose,
        reveal,
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
