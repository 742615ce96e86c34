import { known, type Flow, type OfferOf, type Seat, type View } from '@masque/core';
import { delays, giveUp, isAsked, questions, withHouse } from '@masque/mechanics';
import type { GameMessage, Words } from './messages.ts';
import {
  ashore,
  boatFor,
  castOff,
  counted,
  crossingOf,
  idle,
  landed,
  named,
  seats,
  struck,
  unmasked,
} from './rules.ts';
import { sideOf, type Acts, type BelowDeckDeed, type Phases, type State, type Vote } from './state.ts';

/** How long a result is shown, in milliseconds, at any pace. */
const SHOW = 6_000;

type Delay = 'name' | 'vote' | 'below' | 'strike' | 'show';

const excused = (state: State, seat: Seat): boolean => state.left.includes(seat);

const ballot = questions<State, Acts, Phases, Delay, Vote, Words>({
  read: (state) => state.votes,
  write: (state, votes) => ({ ...state, votes }),
  excused,
});

const below = questions<State, Acts, Phases, Delay, BelowDeckDeed, Words>({
  read: (state) => state.deeds,
  write: (state, deeds) => ({ ...state, deeds }),
  excused,
});

const paced = delays((state: State) => state.options.pace, { name: 90, vote: 45, below: 30, strike: 120 });

/** Whether only the server answers now. */
const isDeserted = ({ left, captain, crew }: State): boolean => left.includes(captain) && crew.length === 0;

export const flow: Flow<State, Acts, Phases, Delay, Words> = {
  initial: 'crew',
  next: (state) => state.next,
  delays: { ...withHouse(paced, isDeserted), show: () => SHOW },
  on: { leave: { actions: (state, { seat }) => ({ ...state, left: giveUp(state.left, seat) }) } },
  states: {
    crew: {
      offers: nameCrew,
      on: { name: { target: 'vote', actions: (state, { crew }, step) => named(state, crew, step) } },
      after: { name: { target: ['crew', 'over'], reenter: true, actions: (state, _, step) => idle(state, step) } },
    },
    vote: ballot('vote', {
      offers: (view, seat) => (isAsked(view.votes, seat) ? [{ type: 'aye' }, { type: 'nay' }] : []),
      answers: { aye: () => 'aye', nay: () => 'nay' },
      silence: () => 'nay',
      close: counted,
      target: 'count',
      delay: 'vote',
    }),
    count: {
      after: { show: { target: ['crossing', 'crew', 'over'], actions: (state, _, step) => castOff(state, step) } },
    },
    crossing: below('crossing', {
      offers: goBelow,
      answers: { below: ({ deed }) => deed },
      silence: () => 'row',
      close: landed,
      target: 'landing',
      delay: 'below',
    }),
    landing: {
      after: { show: { target: ['crew', 'knife', 'over'], actions: (state, _, step) => ashore(state, step) } },
    },
    knife: {
      entry: (state, _, step) => unmasked(state, step),
      offers: findLookout,
      on: { strike: { target: 'over', actions: (state, { at }, step) => struck(state, at, step) } },
      after: { strike: { target: 'over', actions: (state, _, step) => struck(state, null, step) } },
    },
    over: { type: 'final' },
  },
};

function nameCrew(view: View<State>, seat: Seat): OfferOf<Pick<Acts, 'name'>, GameMessage>[] {
  const n = boatFor(view.roles.length, crossingOf(view));
  if (seat !== view.captain) return [];
  return [
    {
      type: 'name',
      params: { crew: { kind: 'subset', what: 'seat', of: seats(view), min: n, max: n, ask: 'ask.crew' } },
    },
  ];
}

/** Everybody aboard gets the same question. A ferryman who tries to bore is told that it cannot be done. */
function goBelow(view: View<State>, seat: Seat): OfferOf<Pick<Acts, 'below'>, GameMessage>[] {
  if (!isAsked(view.deeds, seat)) return [];
  const role = known(view.roles[seat]!);
  const rows = role === undefined || sideOf(role) === 'ferrymen';
  return [
    {
      type: 'below',
      params: {
        deed: {
          kind: 'option',
          of: ['row', 'bore'],
          names: ['deed.row', 'deed.bore'],
          byHand: true,
          ...(rows && { barred: [{ value: 'bore', why: 'barred.bore' }] }),
        },
      },
    },
  ];
}

function findLookout(view: View<State>, seat: Seat): OfferOf<Pick<Acts, 'strike'>, GameMessage>[] {
  if (known(view.roles[seat]!) !== 'knife') return [];
  const ferrymen = seats(view).filter((it) => {
    const role = known(view.roles[it]!);
    return role === undefined || sideOf(role) === 'ferrymen';
  });
  return [{ type: 'strike', look: { confirm: true }, params: { at: { kind: 'seat', of: ferrymen } } }];
}
