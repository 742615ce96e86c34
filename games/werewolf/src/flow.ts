import type { LooseFlow, LoosePhase, Rule, Step, Transition } from '@masque/core';
import { delays } from './delays.ts';
import * as offers from './offers/index.ts';
import { dawn, dusk } from './rules/dawn.ts';
import { setLimit, sleep, startDay, villageSleeps, wake } from './rules/day.ts';
import { lastArrow, shoot } from './rules/deaths.ts';
import { begin, identified, identify, matched, swear } from './rules/identify.ts';
import { leave } from './rules/leave.ts';
import { choose, closeWave, nightfall, RIPE } from './rules/night.ts';
import { allReplied, reply } from './rules/question.ts';
import { claim, report, suspect } from './rules/talk.ts';
import {
  afterVerdict,
  allVoted,
  closeFinal,
  closeVote,
  endDay,
  lapse,
  nominate,
  openVote,
  second,
  vote,
} from './rules/trial.ts';
import type { PhaseName, State, WerewolfActions } from './state.ts';

type Village = LoosePhase<State, WerewolfActions>;

const phases: readonly PhaseName[] = [
  'ident',
  'match',
  'lovers',
  'morning',
  'open',
  'second',
  'defence',
  'vote',
  'verdict',
  'final',
  'dusk',
  'nightfall',
  'night',
  'dawn',
  'shoot',
  'arrow',
  'over',
];

/** A rule after which the game stands where the rule says. */
const then = <E>(rule: Rule<State, E>): Transition<State, E> => ({ target: 'next', actions: rule });
const move = (rule: (state: State, step: Step) => State) => then<unknown>((state, _, step) => rule(state, step));

/** Something that happens and is over. */
const moment = (rule: (state: State, step: Step) => State): Village => ({
  entry: (state, _, step) => rule(state, step),
  always: 'next',
});

/** A game master who is a person decides when it goes on. */
const byItself = (state: State): boolean => state.options.gm === 'server';
const allIn = (state: State): boolean => byItself(state) && allReplied(state);

/** What can be said by day. */
const talk: Village['on'] = {
  claim: { actions: (state, { seat, role }, step) => claim(state, seat, role, step) },
  report: { actions: (state, { seat, who, verdict }, step) => report(state, seat, who, verdict, step) },
  suspect: { actions: (state, { seat, who }, step) => suspect(state, seat, who, step) },
  limit: { actions: (state, { n }, step) => setLimit(state, n, step) },
};

/** The order of play: identification, then days and nights until somebody has won. */
export const flow: LooseFlow<State, WerewolfActions> = {
  initial: 'next',
  delays,
  on: { leave: { actions: (state, { seat }, step) => leave(state, seat, step) } },
  states: {
    next: { always: phases.map((target) => ({ guard: (state: State) => state.next === target, target })) },

    ident: {
      entry: (state, _, step) => identify(state, step),
      offers: offers.identOffers,
      on: {
        ready: { actions: (state, { seat }) => reply(state, seat, { who: null }) },
        swear: { actions: (state, { side }, step) => swear(state, side, step) },
        advance: move(identified),
      },
      always: { guard: allIn, ...move(identified) },
      after: { ident: move(identified) },
    },
    match: {
      offers: offers.matchOffers,
      on: {
        match: { actions: (state, { seat, pair }) => reply(state, seat, { who: null, about: pair }) },
        advance: move(matched),
      },
      always: { guard: allIn, ...move(matched) },
      after: { match: move(matched) },
    },
    // Two of them read something else here: the page lasts as long for all.
    lovers: { offers: offers.pacing, on: { advance: move(begin) }, after: { lovers: move(begin) } },

    morning: moment(startDay),
    open: {
      offers: offers.dayOffers,
      on: {
        ...talk,
        nominate: then((state, { seat, who }, step) => nominate(state, seat, who, step)),
        sleep: { actions: (state, { seat }, step) => sleep(state, seat, step) },
        wake: { actions: (state, { seat }) => wake(state, seat) },
        advance: move(endDay),
      },
      always: { guard: villageSleeps, ...move(endDay) },
      after: { talk: move(endDay) },
    },
    second: {
      offers: offers.secondOffers,
      on: { second: then((state, { seat }, step) => second(state, seat, step)), advance: move(lapse) },
      after: { second: move(lapse) },
    },
    defence: {
      offers: offers.defenceOffers,
      on: { ...talk, done: move(openVote), advance: move(openVote) },
      after: { defence: move(openVote) },
    },
    vote: {
      offers: offers.voteOffers,
      on: {
        aye: { actions: (state, { seat }) => vote(state, seat, 'yes') },
        nay: { actions: (state, { seat }) => vote(state, seat, 'no') },
        advance: move(closeVote),
      },
      always: { guard: (state) => byItself(state) && allVoted(state), ...move(closeVote) },
      after: { vote: move(closeVote) },
    },
    // Time to look at the hands and at the card that was turned up.
    verdict: { offers: offers.pacing, on: { advance: move(afterVerdict) }, after: { verdict: move(afterVerdict) } },
    final: {
      offers: offers.finalOffers,
      on: { name: { actions: (state, { seat, who }) => reply(state, seat, { who }) }, advance: move(closeFinal) },
      always: { guard: allIn, ...move(closeFinal) },
      after: { match: move(closeFinal) },
    },

    dusk: moment(dusk),
    nightfall: moment(nightfall),
    night: {
      offers: offers.nightOffers,
      on: {
        choose: { actions: (state, { seat, who }) => choose(state, seat, { who }) },
        watch: { actions: (state, { seat, who, role }) => choose(state, seat, { who, role }) },
        brew: { actions: (state, { seat, who, second }) => choose(state, seat, { who, second }) },
        whisper: { actions: (state, { seat, word, about }) => choose(state, seat, { who: null, word, about }) },
        alarm: { guard: (_, { id }) => id === RIPE, actions: (state) => ({ ...state, ripe: true }) },
        advance: move(closeWave),
      },
      always: {
        guard: (state) => state.ripe && state.options.nightMode === 'waves' && allIn(state),
        ...move(closeWave),
      },
      after: { wave: move(closeWave) },
    },
    dawn: moment(dawn),

    shoot: {
      offers: offers.shootOffers,
      on: {
        shoot: then((state, { seat, who }, step) => shoot(state, seat, who, step)),
        leave: [
          {
            guard: (state, { seat }) => seat === state.shooter,
            ...then((state, { seat }, step) => shoot(leave(state, seat, step), seat, null, step)),
          },
          { actions: (state, { seat }, step) => leave(state, seat, step) },
        ],
        advance: move((state, step) => shoot(state, state.shooter!, null, step)),
      },
      after: { shoot: move((state, step) => shoot(state, state.shooter!, null, step)) },
    },
    arrow: {
      offers: offers.shootOffers,
      on: { shoot: { actions: (state, { seat, who }) => reply(state, seat, { who }) }, advance: move(lastArrow) },
      always: { guard: allIn, ...move(lastArrow) },
      after: { shoot: move(lastArrow) },
    },
    over: { type: 'final' },
  },
};
