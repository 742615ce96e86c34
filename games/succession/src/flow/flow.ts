import { type LooseFlow, type Rule } from '@masque/core';
import { contractOf, openContract, tellContract, ringContract } from '../contract/contracts.ts';
import type { Contract, PactActions, State, SuccessionActions } from '../state.ts';
import type { PactEvents } from '../contract/pact.ts';
import type { ActionEvent } from '@masque/core';
import { accuseHeir, claim, CROWN_TIME, draw, hesitate, isDeserted, LAST_CALL_TIME } from './crown.ts';
import { courtOffers, crownOffers, freeOffers, pointOffers } from './offers.ts';
import { acceptBadge, denounce, depart, offerBadge, proclaim, refuseBadge, ringOffer } from './public.ts';
import {
  allPointed,
  beginTribunal,
  endTribunal,
  FINGERS,
  isLastCall,
  lowerFingers,
  point,
  POINT_TIME,
  ringBell,
} from './tribunal.ts';

/** An action inside a contract goes to the contract that its seat has joined. */
const inContract: Rule<State, ActionEvent<PactActions>> = (state, event, step) => {
  const contract = contractOf(state.contracts, event.seat) as Contract;
  return tellContract(state, contract.id, event as ActionEvent<PactEvents>, step);
};

/** A clock that is not the flow's own: of a contract, of a badge held out, of the fingers after a tribunal. */
const alarm: Rule<State, { readonly id: string }> = (state, { id }, step) => {
  return id === FINGERS ? lowerFingers(state) : ringOffer(state, id, step);
};

const pactActions = [
  'side',
  'agree',
  'unagree',
  'leaveContract',
  'add',
  'drop',
  'accuse',
  'force',
  'name',
  'waive',
  'kill',
  'raise',
  'execute',
  'dieFor',
  'dieForAll',
  'none',
  'lock',
  'respond',
  'pass',
] as const satisfies readonly (keyof PactActions)[];

const isQuiet = (state: State): boolean => !state.contracts.some((it) => it.busy);

/**
 * The game around the contracts: the song, the bell, the tribunal, and in the end the crown. Contracts run beside one
 * another as instances of their own chart; their clocks come in as alarms.
 */
export const flow: LooseFlow<State, SuccessionActions> = {
  initial: 'peek',
  delays: {
    peek: ({ court }) => court.options.peek * 1000,
    song: (state) => (isLastCall(state) ? LAST_CALL_TIME : state.court.options.song * 1000),
    point: () => POINT_TIME,
    crown: () => CROWN_TIME,
  },
  on: {
    leave: { actions: (state, { seat }, step) => depart(state, seat, step) },
  },
  always: { guard: isDeserted, target: 'over', actions: (state, _, step) => draw(state, step) },
  states: {
    peek: {
      always: { guard: ({ court }) => court.options.peek === 0, target: 'court' },
      after: { peek: 'court' },
    },
    court: {
      initial: 'free',
      offers: courtOffers,
      on: {
        ...(Object.fromEntries(pactActions.map((type) => [type, { actions: inContract }])) as object),
        accept: { actions: acceptBadge },
        refuse: { actions: refuseBadge },
        alarm: { actions: alarm },
        clock: { actions: ringContract },
      },
      states: {
        free: {
          offers: freeOffers,
          on: {
            propose: {
              actions: (state, { seat, members, side }, step) => openContract(state, seat, side, members, step),
            },
            join: {
              actions: (state, { seat, contract, side }, step) =>
                tellContract(state, contract, { type: 'enter', seat, side }, step),
            },
            decline: {
              actions: (state, { seat, contract }, step) =>
                tellContract(state, contract, { type: 'decline', seat }, step),
            },
            offer: { actions: offerBadge },
            denounce: { actions: denounce },
            silence: { actions: proclaim },
            proclaim: { actions: proclaim },
            claim: { target: 'crown', actions: claim },
          },
          after: {
            song: [
              { guard: isLastCall, target: 'over', actions: (state, _, step) => draw(state, step) },
              { target: 'called', actions: (state, _, step) => ringBell(state, step) },
            ],
          },
        },
        // The bell has rung: contracts past the point of no return finish first.
        called: {
          always: { guard: isQuiet, target: 'tribunal', actions: (state, _, step) => beginTribunal(state, step) },
        },
      },
    },
    tribunal: {
      offers: pointOffers,
      on: { point: { actions: point } },
      always: { guard: allPointed, target: 'court', actions: (state, _, step) => endTribunal(state, step) },
      after: { point: { target: 'court', actions: (state, _, step) => endTribunal(state, step) } },
    },
    crown: {
      offers: crownOffers,
      on: { accuseHeir: { target: 'over', actions: (state, { target }, step) => accuseHeir(state, target, step) } },
      after: { crown: { target: 'over', actions: (state, _, step) => hesitate(state, step) } },
    },
    over: { type: 'final' },
  },
};
