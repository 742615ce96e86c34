import { chart, type LooseFlow, type Step } from '@masque/core';
import { closeDecisions, declare, lock, openDecisions, recheckDecisions, unlocked } from './decide.ts';
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
} from './forming.ts';
import { decideOffers, formingOffers, probeOffers, surpriseOffers } from './offers.ts';
import type { PactEvents, Room } from './pact.ts';
import { allProbed, answerProbe, forceShows, openProbes, recheckProbes } from './probe.ts';
import { resolve } from './resolve.ts';
import { revealSides } from './reveal.ts';
import { allPassed, announce, awaitMark, noSurprises, openSurprises, pass, ripen, works } from './surprise.ts';
import { decideTime, probeTime, STALE } from './times.ts';

const keep = (room: Room): Room => room;

/** What follows the decisions: the question for surprises, or the end where everybody knows that nobody can have one. */
const asked = {
  target: 'surprise',
  actions: (room: Room, _: unknown, step: Step) => openSurprises(closeDecisions(room, step), step),
} as const;
const decided = {
  target: 'mark',
  actions: (room: Room, _: unknown, step: Step) => awaitMark(closeDecisions(room, step), step),
} as const;

/**
 * A contract: talked over, agreed, shown at once, then its abilities in the order of the rulebook. One chart for all of
 * them; each contract is an instance of its own.
 */
const contractFlow: LooseFlow<Room, PactEvents> = {
  initial: 'forming',
  delays: {
    stale: () => STALE,
    probe: ({ court }) => probeTime(court.options),
    decide: ({ court }) => decideTime(court.options),
    least: ({ pact }) => (pact.ripe ? null : pact.least),
    surprise: ({ pact }) => pact.left,
    mark: ({ pact }) => pact.left,
  },
  states: {
    forming: {
      offers: formingOffers,
      // Every change of members or sides begins the talk anew: its clock, its agreements, the window they are made in.
      on: {
        enter: { target: 'forming', reenter: true, actions: enter },
        side: { target: 'forming', reenter: true, actions: setSide },
        add: { target: 'forming', reenter: true, actions: (room, { target }) => add(room, target) },
        drop: { target: 'forming', reenter: true, actions: (room, { target }) => drop(room, target) },
        leaveContract: { target: 'forming', reenter: true, actions: leave },
        agree: { actions: agree },
        unagree: { actions: unagree },
        decline: { actions: decline },
        stir: { actions: dropAbsent },
        freeze: 'frozen',
      },
      always: [
        { guard: isVoid, target: 'cancelled' },
        { guard: allAgreed, target: 'probe', actions: (room, _, step) => revealSides(room, step) },
      ],
      after: { stale: 'cancelled' },
    },
    // The bell has rung: nothing more may be agreed until the tribunal is over.
    frozen: {
      entry: clearAgreed,
      on: {
        thaw: { target: 'forming', actions: clearAgreed },
        leaveContract: { actions: leave },
        decline: { actions: decline },
        stir: { actions: dropAbsent },
      },
      always: { guard: isVoid, target: 'cancelled' },
    },
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
      always: { guard: allProbed, target: 'decide', actions: (room, _, step) => forceShows(room, step) },
      after: { probe: { target: 'decide', actions: (room, _, step) => forceShows(room, step) } },
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
      always: [
        { guard: (room) => unlocked(room).length === 0 && noSurprises(room), ...decided },
        { guard: (room) => unlocked(room).length === 0, ...asked },
      ],
      after: { decide: [{ guard: noSurprises, ...decided }, asked] },
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
          { actions: keep },
        ],
        pass: { actions: (room, { seat }) => pass(room, seat) },
        stir: { actions: keep },
      },
      always: { guard: allPassed, target: 'mark', actions: (room, _, step) => awaitMark(room, step) },
      after: {
        least: { actions: ripen },
        surprise: { target: 'mark', actions: (room, _, step) => awaitMark(room, step) },
      },
    },
    // Decided, and yet to be seen: all contracts end at the same marks of the clock.
    mark: {
      on: { stir: { actions: keep } },
      after: { mark: { target: 'complete', actions: (room, _, step) => resolve(room, step) } },
    },
    complete: { type: 'final' },
    cancelled: { type: 'final' },
  },
};

export const contractChart = chart(contractFlow);
