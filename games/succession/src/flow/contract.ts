import { chart, type Flow, type Phase, type PhaseName, type Rule } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { delays } from '@masque/mechanics';
import { closeDecisions, declare, lock, openDecisions, recheckDecisions, unlocked } from '../contract/decide.ts';
import {
  add,
  agree,
  allAgreed,
  clearAgreed,
  decline,
  drop,
  dropAbsent,
  enter,
  isVoid,
  leave,
  setSide,
  unagree,
} from '../contract/forming.ts';
import type { ContractEvents, ContractPhases, ContractRoom } from '../contract/state.ts';
import { allProbed, answerProbe, forceShows, lateProbes, openProbes, recheckProbes } from '../contract/probe.ts';
import { resolve } from '../contract/resolve.ts';
import { revealSides } from '../contract/reveal.ts';
import {
  allPassed,
  announce,
  awaitMark,
  minLeft,
  noSurprises,
  openSurprises,
  pass,
  ripen,
  works,
} from '../contract/surprise.ts';
import { QUESTIONS, STALE, toMark } from '../contract/times.ts';
import { decideOffers, formingOffers, probeOffers, surpriseOffers } from '../offers/contract.ts';

type Delay = 'stale' | 'probe' | 'decide' | 'least' | 'surprise' | 'mark';
type ContractPhase<N extends PhaseName<ContractPhases>> = Phase<ContractRoom, ContractEvents, ContractPhases, Delay, N>;

/** Somebody has died or left, so the set of players being asked changes. */
const keep = (room: ContractRoom): ContractRoom => ({ ...room });

/** Every change of members or sides restarts the talk: its clock, its agreements, and the window for them. */
const restarted = <E>(actions: Rule<ContractRoom, E>) => ({ target: 'forming', reenter: true, actions }) as const;

const talk: ContractPhase<'talk'> = {
  initial: 'forming',
  on: { decline: { actions: decline }, stir: { actions: dropAbsent }, off: 'cancelled' },
  always: { guard: isVoid, target: 'cancelled' },
  states: {
    forming: {
      offers: formingOffers,
      on: {
        enter: restarted(enter),
        side: restarted(setSide),
        add: restarted((room, { target }) => add(room, target)),
        drop: restarted((room, { target }) => drop(room, target)),
        leaveContract: restarted(leave),
        agree: { actions: agree },
        unagree: { actions: unagree },
        freeze: 'frozen',
      },
      always: { guard: allAgreed, target: 'probe', actions: (room, _, step) => revealSides(room, step) },
      after: { stale: 'cancelled' },
    },
    // The bell has rung: nothing more may be agreed until the tribunal is over.
    frozen: {
      entry: clearAgreed,
      on: { thaw: 'forming', leaveContract: { actions: leave } },
    },
  },
};

const probed = {
  target: 'decide',
  actions: (room: ContractRoom, _: unknown, step: Step) => forceShows(room, step),
} as const;

/** The question for surprises follows, or the end at once if everybody knows that nobody can have one. */
const decided = {
  target: ['surprise', 'mark'],
  actions: (room: ContractRoom, _: unknown, step: Step) =>
    noSurprises(room) ? awaitMark(closeDecisions(room, step), step) : openSurprises(closeDecisions(room, step), step),
} as const;

const answered = {
  target: 'mark',
  actions: (room: ContractRoom, _: unknown, step: Step) => awaitMark(room, step),
} as const;

const busy: ContractPhase<'busy'> = {
  initial: 'probe',
  on: { stir: { actions: keep } },
  states: {
    probe: {
      entry: openProbes,
      offers: probeOffers,
      on: {
        accuse: { actions: (room, { seat, target }, step) => answerProbe(room, seat, target, step) },
        force: { actions: (room, { seat, target }, step) => answerProbe(room, seat, target, step) },
        name: { actions: (room, { seat, target }, step) => answerProbe(room, seat, target, step) },
        waive: { actions: (room, { seat }, step) => answerProbe(room, seat, 'pass', step) },
        stir: { actions: recheckProbes },
      },
      always: { guard: allProbed, ...probed },
      after: { probe: { ...probed, actions: (room, _, step) => forceShows(lateProbes(room, step), step) } },
    },
    decide: {
      entry: openDecisions,
      offers: decideOffers,
      on: {
        kill: {
          actions: (room, { seat, target }) =>
            declare(room, seat, ['kill'], { kind: 'kill', seat: target, ghost: null }),
        },
        raise: {
          actions: (room, { seat, target, ghost }) =>
            declare(room, seat, ['raise'], { kind: 'kill', seat: target, ghost }),
        },
        execute: {
          actions: (room, { seat, targets }) => declare(room, seat, ['execute'], { kind: 'execute', seats: targets }),
        },
        dieFor: {
          actions: (room, { seat, target }) => declare(room, seat, ['dieFor'], { kind: 'dieFor', seat: target }),
        },
        dieForAll: { actions: (room, { seat }) => declare(room, seat, ['dieFor'], { kind: 'dieFor', seat: 'all' }) },
        none: { actions: (room, { seat }) => declare(room, seat, ['kill', 'raise', 'dieFor'], { kind: 'none' }) },
        lock: { actions: (room, { seat }) => lock(room, seat) },
        stir: { actions: recheckDecisions },
      },
      always: { guard: allLocked, ...decided },
      after: { decide: decided },
    },
    surprise: {
      offers: surpriseOffers,
      on: {
        respond: [
          {
            guard: (room, { seat, target }) => works(room, seat, target),
            target: 'surprise',
            reenter: true,
            actions: (room, { seat, target }, step) => announce(room, seat, target, step),
          },
          // A surprise that the player's card does not allow leaves no trace.
          { actions: (room) => room },
        ],
        pass: { actions: (room, { seat }) => pass(room, seat) },
      },
      always: { guard: allPassed, ...answered },
      after: { least: { actions: ripen }, surprise: answered },
    },
    // Decided but not yet revealed: all contracts end at the same marks of the clock.
    mark: { after: { mark: { target: 'complete', actions: (room, _, step) => resolve(room, step) } } },
  },
};

function allLocked(room: ContractRoom): boolean {
  return unlocked(room).length === 0;
}

/** A contract: negotiated, agreed, shown all at once, and then its abilities in the rulebook's order. */
const flow: Flow<ContractRoom, ContractEvents, ContractPhases, Delay> = {
  initial: 'talk',
  next: (room) => (noSurprises(room) ? 'mark' : 'surprise'),
  delays: {
    stale: () => STALE,
    ...delays(({ court }: ContractRoom) => court.options.pace, QUESTIONS),
    least: minLeft,
    surprise: ({ contract }) => contract.window!.closes - contract.window!.asked,
    mark: ({ contract }) => toMark(contract.decided),
  },
  states: { talk, busy, complete: { type: 'final' }, cancelled: { type: 'final' } },
};

/** One chart for all contracts; each contract is an instance of its own. */
export const contractChart = chart<ContractRoom, ContractEvents>(flow);
