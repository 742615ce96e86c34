import { dayOffers, defenceOffers, finalOffers, pacing, secondOffers, voteOffers } from '../offers/index.ts';
import { evening } from '../rules/dawn.ts';
import { growLate, setLimit, sleep, startDay, villageSleeps, wake } from '../rules/day.ts';
import { claim, report, suspect } from '../rules/talk.ts';
import { afterVerdict, closeFinal, closeVote, endDay, lapse, nominate, openVote, second } from '../rules/trial.ts';
import type { VillagePhase } from '../state.ts';
import { ballot, by, question } from './question.ts';

/** What can be said during the day, and the game master's limit on accusations. */
const talk: Pick<VillagePhase<'defence'>['on'], 'claim' | 'report' | 'suspect' | 'limit'> = {
  claim: { actions: (state, { seat, role }, step) => claim(state, seat, role, step) },
  report: { actions: (state, { seat, who, verdict }, step) => report(state, seat, who, verdict, step) },
  suspect: { actions: (state, { seat, who }, step) => suspect(state, seat, who, step) },
  limit: { actions: (state, { n }, step) => setLimit(state, n, step) },
};

/** The day ends without a lynching, or everybody names somebody first if the rules require it. */
const end = { target: ['final', 'evening'], actions: by(endDay) } as const;
const speak = { target: 'vote', actions: by(openVote) } as const;
const named = ['verdict', 'evening', 'over'] as const;
const looked = ['final', 'shoot', 'arrow', 'fallen', 'evening', 'over'] as const;

/** The village talks, accuses, and lynches at most one player. */
export const day: VillagePhase<'day'> = {
  initial: 'morning',
  states: {
    morning: { entry: by(startDay), always: 'open' },
    open: {
      offers: dayOffers,
      on: {
        ...talk,
        nominate: { target: 'second', actions: (state, { seat, who }, step) => nominate(state, seat, who, step) },
        sleep: { actions: (state, { seat }, step) => sleep(state, seat, step) },
        wake: { actions: (state, { seat }) => wake(state, seat) },
        advance: end,
      },
      always: { guard: villageSleeps, ...end },
      // The clock that is shown is the last one: that of the day.
      after: { late: { actions: by(growLate) }, talk: end },
    },
    accusation: {
      initial: 'second',
      states: {
        second: {
          offers: secondOffers,
          on: {
            second: { target: 'defence', actions: (state, { seat }, step) => second(state, seat, step) },
            advance: { target: 'open', actions: by(lapse) },
          },
          after: { second: { target: 'open', actions: by(lapse) } },
        },
        defence: {
          offers: defenceOffers,
          on: { ...talk, done: speak, advance: speak },
          after: { defence: speak },
        },
        vote: ballot('vote', {
          offers: voteOffers,
          answers: { aye: () => 'yes', nay: () => 'no' },
          on: { advance: { target: ['verdict', 'open'], actions: by(closeVote) } },
          close: closeVote,
          target: ['verdict', 'open'],
          delay: 'vote',
        }),
      },
    },
    final: question('final', {
      offers: finalOffers,
      answers: { name: ({ who }) => ({ who }) },
      on: { advance: { target: named, actions: by(closeFinal) } },
      close: closeFinal,
      target: named,
      delay: 'final',
    }),
    // Time to look at the votes and at the revealed card.
    verdict: {
      offers: pacing,
      on: { advance: { target: looked, actions: by(afterVerdict) } },
      after: { verdict: { target: looked, actions: by(afterVerdict) } },
    },
    evening: { always: { target: ['nightfall', 'fallen', 'over'], actions: by(evening) } },
  },
};
