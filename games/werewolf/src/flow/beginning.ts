import { identOffers, matchOffers, pacing } from '../offers/index.ts';
import { begin, identified, identify, matched, swear } from '../rules/identify.ts';
import type { VillagePhase } from '../state.ts';
import { by, question } from './question.ts';

/** The first day or, at small tables that want it, a night in which somebody looks. */
const first = ['morning', 'nightfall'] as const;
const read = ['match', ...first] as const;

/** Everybody reads their page; if there is a Matchmaker, two players fall in love. */
export const beginning: VillagePhase<'beginning'> = {
  initial: 'ident',
  states: {
    ident: question('ident', {
      entry: by(identify),
      offers: identOffers,
      answers: { ready: () => ({ who: null }) },
      on: {
        swear: { actions: (state, { side }, step) => swear(state, side, step) },
        advance: { target: read, actions: by(identified) },
      },
      close: identified,
      target: read,
      delay: 'ident',
    }),
    match: question('match', {
      offers: matchOffers,
      answers: { match: ({ pair }) => ({ who: null, about: pair }) },
      on: { advance: { target: 'lovers', actions: by(matched) } },
      close: matched,
      target: 'lovers',
      delay: 'match',
    }),
    // Two of the players read something different here; the page lasts equally long for everybody.
    lovers: {
      offers: pacing,
      on: { advance: { target: first, actions: by(begin) } },
      after: { lovers: { target: first, actions: by(begin) } },
    },
  },
};
