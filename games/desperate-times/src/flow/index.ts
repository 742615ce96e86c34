import type { LooseFlow, LoosePhase, Seat, Step, Transition } from '@masque/core';
import { questions } from '../rules/supporters.ts';
import { abilityOffers, backOffers, endorseOffers, officeOffers, selectOffers } from '../offers/index.ts';
import { chooseAnyhow, choosers, chooses } from '../rules/ability.ts';
import { back, giveUp, seatOf, wait } from '../rules/clock.ts';
import { elect } from '../rules/end.ts';
import { beginTurn, bribeOwn, canEndorse, endorseAnyhow, forcedPass, pass, reveal } from '../rules/endorse.ts';
import { allHaveSaid, hold, holdNone, openOffices, takePodium } from '../rules/office.ts';
import { choose, chooseFirst, everybodyReady, layDown, openSelecting, passOn } from '../rules/select.ts';
import { handsAreEmpty, roundIsOver } from '../rules/turn.ts';
import type { Acts, State } from '../state.ts';

/** An ability in use asks: each of its questions is a phase. */
const abilityPhases: { readonly [phase: string]: LoosePhase<State, Acts> } = Object.fromEntries(
  Object.entries(questions).map(([phase, { does }]) => [
    phase,
    {
      entry: (state, _, step) => wait(state, step, 'ability', choosers(state.ability!)),
      offers: abilityOffers,
      on: {
        ...Object.fromEntries(Object.keys(does).map((type) => [type, { actions: takeChoice }])),
        alarm: { actions: (state, { id }, step) => chooseAnyhow(state, seatOf(id), step) },
      },
      always: { guard: (state) => state.ability?.step !== phase, target: 'resolving' },
    } satisfies LoosePhase<State, Acts>,
  ]),
);

function takeChoice(state: State, event: { readonly type: string; readonly seat: Seat }, step: Step): State {
  const { type, seat, ...params } = event;
  return chooses(state, seat, { type, params }, step);
}

/** To the question that the ability asks. */
const toAbility: readonly Transition<State, unknown>[] = Object.keys(questions).map((target) => ({
  guard: (state) => state.ability?.step === target,
  target,
}));

/**
 * A round is a Selection by all at once and an Endorsement by each in turn. Clocks are alarms of single seats, because
 * somebody who is away gets less time than the others.
 */
export const flow: LooseFlow<State, Acts> = {
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
