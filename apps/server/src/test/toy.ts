import {
  defineGame,
  declassify,
  reveal,
  seatsOf,
  secret,
  known,
  type Flow,
  type OfferOf,
  type Rule,
  type View,
} from '@masque/core';
import {
  allAnswered,
  answer,
  answerOf,
  ask,
  deal,
  draw,
  faceDown,
  hasAnswered,
  shuffle,
  type Card,
  type Sealed,
} from '@masque/mechanics';
import { z } from 'zod';

/**
 * A game for tests. In each round, everybody secretly plays one of two cards, and the highest card wins. Card faces are
 * marked words that occur nowhere else (`veil-...`), so a face found in a frame was either leaked or legitimately
 * dealt. In the first round, each seat is privately told one of its neighbour's cards.
 */
interface State {
  hands: Card<string>[][];
  deck: Card<string>[];
  played: Sealed<number>;
  up: (Card<string> | null)[];
  points: number[];
  round: number;
  ms: number | null;
  dark: boolean;
  broken: boolean;
}

type Acts = { play: { card: number }; wave: Record<never, never> };
type R<E> = Rule<State, E>;

const rounds = 3;
const enter: R<unknown> = (state, _, step) => ({ ...state, played: ask(seatsOf(step.seats)), round: state.round + 1 });

const whisper: R<unknown> = (state, _, step) => {
  if (state.round > 1) return state;
  for (const seat of seatsOf(step.seats)) {
    const next = (seat + 1) % step.seats;
    const card = secret(declassify(state.hands[next]![0]!), [seat, next]);
    step.log({ kind: 'whisper', to: [seat], learn: true, args: { of: { seat: next }, card } });
  }
  return state;
};

const count: R<unknown> = (state, _, step) => {
  const cards = state.hands.map((hand, seat) => reveal(hand[answerOf(state.played, seat) ?? 0]!, 'all'));
  const best = Math.max(...cards.map((card) => strength(declassify(card))));
  const winner = cards.findIndex((card) => strength(declassify(card)) === best);
  cards.forEach((card, seat) => step.log({ kind: 'shows', args: { who: { seat }, card }, learn: true }));
  const points = state.points.with(winner, state.points[winner]! + 1);
  let { deck } = state;
  const hands = state.hands.map((hand, seat) => {
    const [drawn, rest] = draw(deck, 1, [seat]);
    deck = rest;
    return [...hand.toSpliced(answerOf(state.played, seat) ?? 0, 1), ...drawn];
  });
  const max = Math.max(...points);
  const winners = seatsOf(step.seats).filter((seat) => points[seat] === max);
  if (state.round >= rounds) step.end({ winners, reason: 'toy.points', scores: points });
  return { ...state, hands, deck, points, up: cards };
};

const timeUp: R<unknown> = (state, event, step) => {
  if (state.broken) throw new Error(`a rule is broken: ${state.hands.flat().map(declassify).join(' ')}`);
  return count(state, event, step);
};

const strength = (face: string): number => parseInt(face.split('-')[2]!, 36);

const wave: OfferOf<Acts> = { type: 'wave', optional: true };

/** A game master can only wave. */
const offers = (view: View<State>, seat: number): OfferOf<Acts>[] => (seat < 0 ? [wave] : [play(view, seat), wave]);

const play = (view: View<State>, seat: number): OfferOf<Acts> => ({
  type: 'play',
  params: { card: { kind: 'card', of: view.hands[seat]!.map((_, i) => i) } },
  ...(hasAnswered(view.played, seat) && { optional: true }),
});

interface Phases {
  playing: keyof Acts;
}

const flow: Flow<State, Acts, Phases, 'think'> = {
  initial: 'playing',
  delays: { think: (state) => state.ms },
  states: {
    playing: {
      offers,
      entry: (state, event, step) => whisper(enter(state, event, step), event, step),
      on: {
        play: [
          {
            guard: (state, { seat, card }) => allAnswered(answer(state.played, seat, card)),
            target: 'playing',
            reenter: true,
            actions: (state, { seat, card }, step) =>
              count({ ...state, played: answer(state.played, seat, card) }, null, step),
          },
          { actions: (state, { seat, card }) => ({ ...state, played: answer(state.played, seat, card) }) },
        ],
        wave: { actions: (state, { seat }, step) => (step.log({ kind: 'wave', args: { who: { seat } } }), state) },
        leave: { actions: (state, { seat }, step) => (step.log({ kind: 'left', args: { who: { seat } } }), state) },
      },
      after: { think: { target: 'playing', reenter: true, actions: timeUp } },
    },
  },
};

export const toy = defineGame<
  State,
  Acts,
  { ms: number | null; bots: boolean; watched: boolean; veiled: boolean; dark: boolean; broken: boolean }
>({
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 6 },
  profile: { minutes: [1, 2], complexity: 1 },
  options: z.object({
    ms: z.number().min(10).max(1e9).nullable().default(null),
    bots: z.boolean().default(true),
    watched: z.boolean().default(false),
    /** Whether there are bots is known to the host only. */
    veiled: z.boolean().default(false),
    /** It is always night. */
    dark: z.boolean().default(false),
    /** The rule of the clock throws. */
    broken: z.boolean().default(false),
  }),
  sets: {
    items: [{ id: 'bot', name: 'toy.bot', group: 'toy.all', icon: 'crown', max: 1 }],
    options: ['bots'],
    size: () => 1,
    of: ({ bots }) => ({ bot: Number(bots) }),
    to: ({ bot }) => ({ bots: bot === 1 }),
    presets: () => [{ name: 'toy.usual', options: { bots: true } }],
    encode: ({ bot = 0 }) => 'b'.repeat(bot),
    hidden: ({ veiled }) => veiled,
    decode: (code) => (/^b*$/.test(code) ? { bot: code.length } : null),
  },
  check: (options, seats) => (!options.bots && seats > 5 ? ['toy.tooMany'] : []),
  setup: ({ seats, random, options }) => {
    const faces = Array.from(
      { length: seats * 6 },
      (_, i) => `veil-${random.below(0xffffffff).toString(36)}-${(i + 36).toString(36)}`,
    );
    const [hands, deck] = deal(shuffle(random, faceDown(faces, 'card')), seats, 2);
    return {
      hands,
      deck,
      played: ask([]),
      up: Array<null>(seats).fill(null),
      points: Array<number>(seats).fill(0),
      round: 0,
      ms: options.ms,
      dark: options.dark,
      broken: options.broken,
    };
  },
  flow,
  present: (view, me, status) => ({
    title: { key: 'toy.title', args: { round: view.round } },
    active: [],
    sealed: true,
    ...(view.dark && { night: true }),
    ...(status.timer && { timer: status.timer }),
    seats: view.points.map((n, seat) => {
      const face = known(view.up[seat]!);
      return {
        seat,
        counters: [{ icon: 'star-formation', n, label: 'toy.points' }],
        cards: face === null || face === undefined ? [] : [{ state: 'up' as const, face: { id: face, name: face } }],
      };
    }),
    ...(view.hands[me] && {
      privateArea: {
        cards: view.hands[me].map((card, ref) => {
          const face = known(card);
          return { state: 'down' as const, ref, ...(face !== undefined && { face: { id: face, name: face } }) };
        }),
      },
    }),
  }),
  // Players in even seats share a channel.
  channels: (_, me) => [
    { id: 'table', name: 'channel.table', write: me >= 0 },
    ...(me >= 0 && me % 2 === 0 ? [{ id: 'even', name: 'toy.even', write: true }] : []),
  ],
  master: ({ watched }) => watched,
  bots: {},
  guide: { steps: [], entries: [], chapters: ['play'], messages: { en: {}, fr: { 'guide.title': 'Un jouet' } } },
  messages: { en: { 'game.name': 'Toy' }, fr: { 'game.name': 'Jouet' } },
  theme: { accent: 'white', accentDeep: 'black', accentFelt: 'green', pattern: 'scales', icon: 'crown' },
});

/** The marked words in a text. */
export const veilsIn = (text: string): Set<string> => new Set(text.match(/veil-\w+-\w+/g));
