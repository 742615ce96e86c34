import { defineGame, secret, type AnyGame, type Flow, type Secret, type View } from '@masque/core';
import {
  allAnswered,
  answer,
  ask,
  back,
  hasAnswered,
  ownAnswer,
  ownLook,
  type Sealed,
  byPart,
} from '@masque/mechanics';
import { z } from 'zod';

/** How many people vote, here and in all other frameworks. */
export const SEATS = 8;

/**
 * Eight people with a secret role vote secretly, again and again; everybody sees who has voted. It does the least that
 * a table can do here, so that the path to the network dominates the measurement.
 */
interface State {
  round: number;
  players: readonly { readonly role: Secret<string> }[];
  votes: Sealed<number>;
}

type Acts = { vote: { for: number } };
interface Phases {
  voting: 'vote';
}

const seats = Array.from({ length: SEATS }, (_, seat) => seat);
const blank = (): Sealed<number> => ask<number>(seats, { showReady: true });

const flow: Flow<State, Acts, Phases> = {
  initial: 'voting',
  states: {
    voting: {
      offers: (view, seat) =>
        hasAnswered(view.votes, seat) ? [] : [{ type: 'vote', params: { for: { kind: 'seat', of: seats } } }],
      on: {
        vote: {
          actions: (state, { seat, for: choice }) => {
            const votes = answer(state.votes, seat, choice);
            return allAnswered(votes) ? { ...state, round: state.round + 1, votes: blank() } : { ...state, votes };
          },
        },
      },
    },
  },
};

const faceOf = (role: string) => ({ id: role, name: role });

/**
 * What everybody sees of the table, in one piece. Players' own cards lie face down in it and can be read in their own
 * area.
 */
const openOf = byPart((ready: readonly number[], round: number) => ({
  title: { key: 'vote.round', args: { n: round } },
  active: [],
  seats: seats.map((seat) => ({ seat, cards: [back], ...(ready.includes(seat) && { note: 'vote.voted' }) })),
}));

const areaOf = byPart(({ role }: View<State>['players'][number]) => ({ cards: [ownLook(role, faceOf, 0)] }));

export const vote = defineGame<State, Acts, object>({
  id: 'vote',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  profile: { minutes: [1, 2], complexity: 1 },
  options: z.object({}),
  setup: () => ({ round: 0, players: seats.map((seat) => ({ role: secret('wolf', [seat], 'role') })), votes: blank() }),
  flow,
  present: (view, me) => ({
    ...openOf(view.votes.ready!, view.round),
    ...(me >= 0 && {
      ask: { text: ownAnswer(view.votes, me) === undefined ? 'vote.ask' : 'vote.sent' },
      privateArea: areaOf(view.players[me]!),
    }),
  }),
  bots: {},
  guide: { steps: [], entries: [], chapters: [], messages: { en: {}, fr: {} } },
  messages: { en: { 'game.name': 'Vote' }, fr: { 'game.name': 'Vote' } },
  theme: { accent: 'white', accentDeep: 'black', accentFelt: 'green', pattern: 'scales', icon: 'crown' },
}) as unknown as AnyGame;
