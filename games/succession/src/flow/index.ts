import type { ActionEvent, Flow, Phase, PhaseName, Rule, Seat } from '@masque/core';
import { questions, recordOf } from '@masque/mechanics';
import { closeContracts, contractOf, openContract, ringContract, tellContract } from '../contract/contracts.ts';
import { contractActions, type ContractActions } from '../contract/state.ts';
import { missedTime } from '../court/news.ts';
import { isGone } from '../court/visible.ts';
import { courtOffers, crownOffers, freeOffers, pointOffers } from '../offers/index.ts';
import {
  accuseHeir,
  claim,
  CORONATION_TIME,
  CROWN_TIME,
  decideThrone,
  draw,
  FATE_TIME,
  isDeserted,
  LAST_CALL_TIME,
} from '../rules/crown.ts';
import { acceptBadge, denounce, depart, offerBadge, proclaim, refuseBadge, ringOffer } from '../rules/public.ts';
import {
  beginTribunal,
  endTribunal,
  FINGERS_TIME,
  isLastCall,
  nobodyIsShown,
  POINT_TIME,
  raiseFingers,
  ringBell,
  showPointed,
  VERDICT_TIME,
} from '../rules/tribunal.ts';
import type { Phases, State, SuccessionActions } from '../state.ts';

type Delay = 'peek' | 'song' | 'point' | 'fingers' | 'verdict' | 'coronation' | 'crown' | 'fate';
type CourtPhase<N extends PhaseName<Phases>> = Phase<State, SuccessionActions, Phases, Delay, N>;

/** An action inside a contract goes to the contract that its seat has joined. */
const inContract: Rule<State, ActionEvent<ContractActions>> = (state, event, step) =>
  tellContract(state, contractOf(state.contracts, event.seat)!.id, event, step);

/** A badge has been offered for long enough. */
const alarm: Rule<State, { readonly id: string }> = (state, { id }, step) => ringOffer(state, id, step);

const isQuiet = (state: State): boolean => !state.contracts.some((it) => it.busy);

/** What players do while the song plays, in public or behind the scenes. */
const free: CourtPhase<'free'> = {
  offers: freeOffers,
  on: {
    propose: { actions: (state, { seat, members, side }, step) => openContract(state, seat, side, members, step) },
    join: {
      actions: (state, { seat, contract, side }, step) =>
        tellContract(state, contract, { type: 'enter', seat, side }, step),
    },
    decline: {
      actions: (state, { seat, contract }, step) => tellContract(state, contract, { type: 'decline', seat }, step),
    },
    offer: { actions: offerBadge },
    denounce: { actions: denounce },
    silence: { actions: proclaim },
    proclaim: { actions: proclaim },
    claim: { target: 'coronation', actions: claim },
  },
  after: {
    song: [
      { guard: isLastCall, target: 'over', actions: (state, _, step) => draw(state, step) },
      { target: 'called', actions: (state, _, step) => ringBell(state, step) },
    ],
  },
};

/** Contracts go on; those in progress even after the bell. */
const court: CourtPhase<'court'> = {
  initial: 'free',
  offers: courtOffers,
  on: {
    ...recordOf(contractActions, () => ({ actions: inContract })),
    accept: { actions: acceptBadge },
    refuse: { actions: refuseBadge },
    alarm: { actions: alarm },
    clock: { actions: ringContract },
    close: { actions: (state, _, step) => closeContracts(state, step) },
  },
  states: {
    free,
    called: {
      always: { guard: isQuiet, target: 'tribunal', actions: (state, _, step) => beginTribunal(state, step) },
    },
  },
};

/** All living players point, and the first choice is final. */
const question = questions<State, SuccessionActions, Phases, Delay, Seat | 'nobody'>({
  read: ({ court }) => court.pointing,
  write: (state, pointing) => ({ ...state, court: { ...state.court, pointing } }),
  excused: ({ court }, seat) => isGone(court, seat),
  missed: missedTime,
});

/**
 * The game around the contracts: the song, the bell, the tribunal, and in the end the crown. Contracts run in parallel
 * as instances of a chart of their own.
 */
export const flow: Flow<State, SuccessionActions, Phases, Delay> = {
  initial: 'peek',
  delays: {
    peek: ({ court }) => court.options.peek * 1000,
    song: (state) => (isLastCall(state) ? LAST_CALL_TIME : state.court.options.song * 1000),
    point: () => POINT_TIME,
    fingers: () => FINGERS_TIME,
    verdict: () => VERDICT_TIME,
    coronation: () => CORONATION_TIME,
    crown: () => CROWN_TIME,
    fate: () => FATE_TIME,
  },
  on: { leave: { actions: (state, { seat }, step) => depart(state, seat, step) } },
  always: { guard: isDeserted, target: 'over', actions: (state, _, step) => draw(state, step) },
  states: {
    peek: { always: { guard: startsAtOnce, target: 'court' }, after: { peek: 'court' } },
    court,
    tribunal: question('tribunal', {
      offers: pointOffers,
      answers: { point: ({ target }) => target ?? 'nobody' },
      close: raiseFingers,
      target: 'fingers',
      delay: 'point',
    }),
    // Talks stay frozen and the song waits until everybody has seen what there is to see: nobody can go on earlier.
    fingers: {
      after: {
        fingers: [
          { guard: nobodyIsShown, target: 'court', actions: (state, _, step) => endTribunal(state, step) },
          { target: 'verdict', actions: (state, _, step) => showPointed(state, step) },
        ],
      },
    },
    verdict: { after: { verdict: { target: 'court', actions: (state, _, step) => endTribunal(state, step) } } },
    coronation: { after: { coronation: 'crown' } },
    crown: {
      offers: crownOffers,
      on: { accuseHeir: { target: 'fate', actions: (state, { target }, step) => accuseHeir(state, target, step) } },
      after: { crown: 'fate' },
    },
    fate: { after: { fate: { target: 'over', actions: (state, _, step) => decideThrone(state, step) } } },
    over: { type: 'final' },
  },
};

/** This table takes no time to look at its cards. */
function startsAtOnce({ court }: State): boolean {
  return court.options.peek === 0;
}
