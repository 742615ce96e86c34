import {
  conceal,
  declassify,
  defineGame,
  known,
  NOBODY,
  reveal,
  secret,
  type AnyGame,
  type Flow,
  type OfferOf,
  type Seat,
  type Secret,
  type Step,
  type View,
} from '@masque/core';

/**
 * A game with something of everything: two hidden cards each; on a turn, a player claims a card, true or not, peeks at
 * somebody's, proposes a swap, or has the den vote on throwing somebody out. It counts itself what really happened.
 */
export const KINDS = ['fox', 'hare', 'owl'] as const;
export type Kind = (typeof KINDS)[number];

/** What really happened, in the order in which it did. Not drawn anywhere. */
export interface Truth {
  readonly claims: readonly { readonly seat: Seat; readonly true: boolean; readonly caught: boolean }[];
  readonly challenges: readonly { readonly seat: Seat; readonly on: Seat; readonly true: boolean }[];
  readonly trades: readonly { readonly seat: Seat; readonly on: Seat }[];
  readonly votes: readonly { readonly on: Seat; readonly pro: number; readonly contra: number }[];
  readonly out: readonly Seat[];
}

export interface State {
  readonly round: number;
  readonly turn: Seat;
  readonly hands: readonly (readonly Secret<Kind>[])[];
  readonly lost: readonly (readonly Kind[])[];
  readonly deck: readonly Secret<Kind>[];
  readonly coins: readonly number[];
  readonly said: { readonly by: Seat; readonly kind: Kind; readonly doubter: Seat | null } | null;
  readonly asked: Seat | null;
  readonly vote: { readonly on: Seat; readonly needed: number; readonly answers: readonly (boolean | null)[] } | null;
  readonly next: keyof Phases;
  readonly truth: Secret<Truth>;
}

type None = Record<never, never>;
type Acts = {
  claim: { kind: string };
  peek: { at: Seat };
  swap: { with: Seat };
  expel: { who: Seat };
  allow: None;
  doubt: None;
  accept: None;
  decline: None;
  aye: None;
  nay: None;
};
interface Phases {
  turn: 'claim' | 'peek' | 'swap' | 'expel';
  said: 'allow' | 'doubt';
  asked: 'accept' | 'decline';
  vote: 'aye' | 'nay';
  over: never;
}

const ROUNDS = 4;
const isIn = ({ hands }: { readonly hands: State['hands'] | View<State>['hands'] }, seat: Seat): boolean =>
  hands[seat]!.length > 0;
const living = (state: { readonly hands: State['hands'] | View<State>['hands'] }): Seat[] =>
  state.hands.flatMap((_, seat) => (isIn(state, seat) ? [seat] : []));
const noted = (state: State, more: (truth: Truth) => Partial<Truth>): State => {
  const truth = declassify(state.truth);
  return { ...state, truth: secret({ ...truth, ...more(truth) }, NOBODY) };
};

/** The seat turns this many of its cards, and is out after its last one. */
function loses(state: State, seat: Seat, n: number, step: Step): State {
  const gone = state.hands[seat]!.slice(0, n).map(declassify);
  for (const kind of gone) step.log({ kind: 'lost', args: { who: { seat }, kind } });
  const after: State = {
    ...state,
    hands: state.hands.with(seat, state.hands[seat]!.slice(n)),
    lost: state.lost.with(seat, [...state.lost[seat]!, ...gone]),
  };
  return isIn(after, seat) ? after : noted(after, ({ out }) => ({ out: [...out, seat] }));
}

function onward(state: State, step: Step): State {
  const { length } = state.hands;
  const turn = state.hands.map((_, i) => (state.turn + 1 + i) % length).find((it) => isIn(state, it)) ?? 0;
  const round = state.round + (turn <= state.turn ? 1 : 0);
  const left = living(state);
  if (left.length > 1 && round <= ROUNDS) return { ...state, asked: null, turn, round, next: 'turn' };
  const most = Math.max(...left.map((it) => state.coins[it]!));
  const winners = left.filter((it) => state.coins[it] === most);
  step.end({ winners, reason: 'den.over', scores: state.coins });
  const hands = state.hands.map((cards) => cards.map((it) => reveal(it, 'all')));
  return { ...state, asked: null, hands, next: 'over' };
}

function doubted(state: State, seat: Seat, step: Step): State {
  const { by, kind } = state.said!;
  const at = state.hands[by]!.findIndex((it) => declassify(it) === kind);
  let after = noted({ ...state, said: { by, kind, doubter: seat } }, ({ challenges, claims }) => ({
    challenges: [...challenges, { seat, on: by, true: at >= 0 }],
    claims: claims.with(-1, { ...claims.at(-1)!, caught: at < 0 }),
  }));
  if (at < 0) return onward(loses(after, by, 1, step), step);
  // The card is proven, goes back and is replaced, so what was true may be true no longer.
  step.log({ kind: 'proved', args: { who: { seat: by }, kind } });
  const deck = step.random.shuffle([...state.deck, conceal(state.hands[by]![at]!)]);
  const hand = state.hands[by]!.with(at, conceal(deck[0]!, [by]));
  after = { ...after, deck: deck.slice(1), hands: state.hands.with(by, hand) };
  return onward(loses(gains(after, by), seat, 1, step), step);
}

const gains = (state: State, seat: Seat): State => ({
  ...state,
  coins: state.coins.with(seat, state.coins[seat]! + 2),
});

function swapped(state: State, step: Step): State {
  const [seat, on] = [state.turn, state.asked!];
  const [mine, theirs] = [state.hands[seat]![0]!, state.hands[on]![0]!];
  step.log({ kind: 'swapped', args: { who: { seat }, with: { seat: on } } });
  step.log({ kind: 'got', args: { kind: declassify(theirs) }, to: [seat], learn: true });
  step.log({ kind: 'got', args: { kind: declassify(mine) }, to: [on], learn: true });
  const hands = state.hands
    .with(seat, state.hands[seat]!.with(0, conceal(theirs, [seat])))
    .with(on, state.hands[on]!.with(0, conceal(mine, [on])));
  const after = { ...state, hands };
  const different = declassify(mine) !== declassify(theirs);
  return onward(different ? noted(after, ({ trades }) => ({ trades: [...trades, { seat, on }] })) : after, step);
}

function answered(state: State, seat: Seat, aye: boolean, step: Step): State {
  const vote = { ...state.vote!, answers: state.vote!.answers.with(seat, aye) };
  const after: State = { ...state, vote };
  const decided = vote.answers.filter((it) => it).length >= vote.needed;
  const all = living(state).every((it) => vote.answers[it] !== null);
  return decided || all ? counted(after, step) : { ...after, next: 'vote' };
}

function counted(state: State, step: Step): State {
  const { on, needed, answers } = state.vote!;
  const count = (of: boolean): number => answers.filter((it) => it === of).length;
  const [pro, contra] = [count(true), count(false)];
  if (pro < needed) return onward(state, step);
  const after = noted(state, ({ votes }) => ({ votes: [...votes, { on, pro, contra }] }));
  return onward(loses(after, on, 2, step), step);
}

/** What was shown of the last turn is cleared away when the next one begins. */
const fresh = (state: State): State => ({ ...state, said: null, vote: null });

const others = (view: View<State>, seat: Seat): Seat[] => living(view as never).filter((it) => it !== seat);
const ends = ['turn', 'over'] as const;

const flow: Flow<State, Acts, Phases, 'think'> = {
  initial: 'turn',
  next: (state) => state.next,
  delays: { think: () => 1000 },
  on: {
    leave: {
      target: ends,
      actions: (state, { seat }, step) => onward(loses(fresh(state), seat, 2, step), step),
    },
  },
  states: {
    turn: {
      offers: (view, seat): readonly OfferOf<Pick<Acts, Phases['turn']>>[] =>
        seat === view.turn
          ? [
              { type: 'claim', params: { kind: { kind: 'option', of: KINDS } } },
              { type: 'peek', params: { at: { kind: 'seat', of: others(view, seat) } } },
              { type: 'swap', params: { with: { kind: 'seat', of: others(view, seat) } } },
              { type: 'expel', params: { who: { kind: 'seat', of: others(view, seat) } } },
            ]
          : [],
      on: {
        claim: {
          target: 'said',
          actions: (state, { seat, kind }, step) => {
            const held = state.hands[seat]!.some((it) => declassify(it) === kind);
            step.log({ kind: 'claimed', args: { who: { seat }, kind } });
            return noted({ ...fresh(state), said: { by: seat, kind: kind as Kind, doubter: null } }, ({ claims }) => ({
              claims: [...claims, { seat, true: held, caught: false }],
            }));
          },
        },
        peek: {
          target: ends,
          actions: (state, { seat, at }, step) => {
            const place = step.random.below(state.hands[at]!.length);
            const card = state.hands[at]![place]!;
            const note = { kind: 'saw', args: { of: { seat: at }, kind: declassify(card) }, to: [seat] };
            const seen = step.reveal(card, [seat], note);
            return onward({ ...fresh(state), hands: state.hands.with(at, state.hands[at]!.with(place, seen)) }, step);
          },
        },
        swap: { target: 'asked', actions: (state, event) => ({ ...fresh(state), asked: event.with }) },
        expel: {
          target: 'vote',
          actions: (state, { who }) => {
            const needed = Math.floor(living(state).length / 2) + 1;
            return { ...fresh(state), vote: { on: who, needed, answers: state.hands.map(() => null) } };
          },
        },
      },
      after: { think: { target: ends, actions: (state, _, step) => onward(fresh(state), step) } },
    },
    said: {
      offers: (view, seat): readonly OfferOf<Pick<Acts, Phases['said']>>[] =>
        others(view, view.turn).includes(seat) ? [{ type: 'allow' }, { type: 'doubt' }] : [],
      on: {
        allow: { target: ends, actions: (state, _, step) => onward(gains(state, state.turn), step) },
        doubt: { target: ends, actions: (state, { seat }, step) => doubted(state, seat, step) },
      },
      after: { think: { target: ends, actions: (state, _, step) => onward(gains(state, state.turn), step) } },
    },
    asked: {
      offers: (view, seat): readonly OfferOf<Pick<Acts, Phases['asked']>>[] =>
        seat === view.asked ? [{ type: 'accept' }, { type: 'decline' }] : [],
      on: {
        accept: { target: ends, actions: (state, _, step) => swapped(state, step) },
        decline: { target: ends, actions: (state, _, step) => onward(state, step) },
      },
      after: { think: { target: ends, actions: (state, _, step) => onward(state, step) } },
    },
    vote: {
      offers: (view, seat): readonly OfferOf<Pick<Acts, Phases['vote']>>[] =>
        others(view, -1).includes(seat) && view.vote?.answers[seat] === null ? [{ type: 'aye' }, { type: 'nay' }] : [],
      on: {
        aye: { target: ['vote', ...ends], actions: (state, { seat }, step) => answered(state, seat, true, step) },
        nay: { target: ['vote', ...ends], actions: (state, { seat }, step) => answered(state, seat, false, step) },
      },
      after: { think: { target: ends, actions: (state, _, step) => counted(state, step) } },
    },
    over: { type: 'final' },
  },
};

export const faceOf = (kind: string) => ({ id: kind, name: `card.${kind}` });

/** Room for two cards each at the table; more seats than the deck has cards for cannot be dealt. */
const DECK = KINDS.flatMap((kind) => Array<Kind>(5).fill(kind));

export const den = defineGame<State, Acts, { led: boolean }>({
  id: 'den',
  version: 3,
  seats: { min: 2, max: 5 },
  options: {
    safeParse: (it: { led?: unknown }) =>
      typeof it.led === 'boolean' ? { success: true, data: it } : { success: false },
  },
  master: ({ led }: { led: boolean }) => led,
  setup: ({
    seats,
    random,
    previous,
  }: {
    seats: number;
    random: { shuffle<T>(of: readonly T[]): T[] };
    previous?: { winners: readonly Seat[] };
  }): State => {
    const deck = random.shuffle(DECK);
    if (2 * seats > deck.length) throw new Error(`there are only ${deck.length} cards`);
    return {
      round: 1,
      // Whoever won the last game begins.
      turn: previous?.winners[0] ?? 0,
      hands: Array.from({ length: seats }, (_, seat) =>
        deck.slice(2 * seat, 2 * seat + 2).map((it) => secret(it, [seat], 'card')),
      ),
      lost: Array.from({ length: seats }, () => []),
      deck: deck.slice(2 * seats).map((it) => secret(it, NOBODY, 'card')),
      coins: Array<number>(seats).fill(0),
      said: null,
      asked: null,
      vote: null,
      next: 'turn',
      truth: secret({ claims: [], challenges: [], trades: [], votes: [], out: [] }, NOBODY),
    };
  },
  flow,
  present: (view: View<State>, me: Seat, status: { outcome: unknown; timer?: unknown }) => ({
    title: { key: 'round', args: { n: view.round } },
    active: [view.turn],
    seats: view.hands.map((cards, seat) => ({
      seat,
      state: cards.length > 0 ? 'in' : 'out',
      counters: [{ icon: 'coins', n: view.coins[seat]!, label: 'coins' }],
      cards: [
        ...cards.map((it) => {
          const kind = known(it);
          return { state: status.outcome ? 'up' : 'down', ...(kind && seat !== me && { face: faceOf(kind) }) };
        }),
        ...view.lost[seat]!.map((it) => ({ state: 'lost', face: faceOf(it) })),
      ],
    })),
    ...(me >= 0 && {
      privateArea: { cards: view.hands[me]!.map((it) => ({ state: 'down', face: faceOf(known(it)!) })) },
    }),
    ...(view.said && {
      claim: {
        by: view.said.by,
        text: { key: 'say', args: { kind: view.said.kind } },
        note: 'gains',
        face: view.said.kind,
      },
      ...(view.said.doubter !== null && { focus: [view.said.by, view.said.doubter] }),
    }),
    ...(view.asked !== null && { arrows: [{ from: view.turn, to: view.asked, strong: true }] }),
    ...(view.vote && {
      ballot: {
        title: { key: 'expel', args: { who: { seat: view.vote.on } } },
        needed: view.vote.needed,
        votes: view.vote.answers.flatMap((it, seat) =>
          it === null ? [] : [{ seat, choice: it ? 'aye' : 'nay', tone: it ? 'for' : 'against' }],
        ),
      },
    }),
    ...(status.timer !== undefined && { timer: status.timer }),
  }),
  bots: {},
} as never) as unknown as AnyGame;
