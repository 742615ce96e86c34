import type { Flow, Transition } from '@masque/core';
import { abilityPhases } from '../abilities/index.ts';
import { back, giveUp } from '../rules/clock.ts';
import { elect } from '../rules/end.ts';
import { beginTurn, bribeOwn, canEndorse, endorseAnyhow, forcedPass, pass, reveal } from '../rules/endorse.ts';
import { allHaveSaid, hold, holdNone, openOffices, takePodium } from '../rules/office.ts';
import { choose, chooseFirst, everybodyReady, layDown, openSelecting, passOn } from '../rules/select.ts';
import { handsAreEmpty, roundIsOver } from '../rules/turn.ts';
import type { AbilityStep, Acts, State } from '../state.ts';
import { backOffers, endorseOffers, officeOffers, selectOffers } from './offers.ts';

/** To the step of the ability that is being used. */
const toAbility: readonly Transition<State, unknown>[] = (Object.keys(abilityPhases) as AbilityStep[]).map(
  (target) => ({
    guard: (state) => state.ability?.step === target,
    target,
  }),
);

/**
 * A round is a Selection by all at once and an Endorsement by each in turn. Clocks are alarms of single seats, because
 * somebody who is away gets less time than the others.
 */
export const flow: Flow<State, Acts> = {
  initial: 'opening',
  offers: backOffers,
  on: { back: { actions: back }, leave: { actions: giveUp } },
  states: {
    opening: {
      always: [
        { guard: (state) => state.offices !== null, target: 'office' },
        { guard: handsAreEmpty, target: 'resolving' },
        { target: 'selecting' },
      ],
    },
    office: {
      entry: openOffices,
      offers: officeOffers,
      on: { office: { actions: hold }, alarm: { actions: holdNone } },
      always: { guard: allHaveSaid, target: 'selecting', actions: takePodium },
    },
    selecting: {
      entry: openSelecting,
      offers: selectOffers,
      on: { select: { actions: choose }, alarm: { actions: chooseFirst } },
      always: { guard: everybodyReady, target: 'resolving', actions: layDown },
    },
    endorsing: {
      entry: beginTurn,
      offers: endorseOffers,
      on: {
        reveal: { target: 'resolving', actions: reveal },
        bribe: { target: 'resolving', actions: bribeOwn },
        pass: { target: 'resolving', actions: pass },
        alarm: { target: 'resolving', actions: endorseAnyhow },
      },
    },
    ...abilityPhases,
    /** Nobody is asked here: what comes next follows from the state. */
    resolving: {
      always: [
        ...toAbility,
        { guard: (state) => roundIsOver(state) && handsAreEmpty(state), target: 'over', actions: elect },
        { guard: roundIsOver, target: 'selecting', actions: passOn },
        { guard: canEndorse, target: 'endorsing' },
        { target: 'resolving', reenter: true, actions: forcedPass },
      ],
    },
    over: {},
  },
};
