import { defineGame, declassify, type Flow, type OfferOf, type Outcome, type Seat, type Step } from '@masque/core';
import { z } from 'zod';
import {
  ask,
  delays,
  dealRoles,
  discard,
  drawFrom,
  faceDown,
  giveUp,
  interrupt,
  isAsked,
  isAtEnd,
  isDeserted,
  layOpen,
  majority,
  mayServe,
  membersOf,
  moveAlong,
  nextTurn,
  orderFrom,
  outcomeOf,
  paceMessages,
  paceOption,
  questions,
  serve,
  shuffle,
  tally,
  who,
  withHouse,
  type Ballot,
  type Card,
  type Ending,
  type TurnOrder,
  type Pile,
  type Terms,
} from './index.ts';

/**
 * A game made of mechanics: a president names a minister, all vote, the minister enacts one of two laws that nobody else
 * sees. Reforms are what the loyal want, decrees what the plotters want, who know each other. Some decrees let the president
 * call a session out of order.
 */
export type Role = 'loyal' | 'plotter';
export type Law = 'reform' | 'decree';

/** What the spaces of the two tracks bring. */
const tracks: { readonly [L in Law]: readonly ('nothing' | 'session')[] } = {
  reform: ['nothing', 'nothing', 'nothing'],
  decree: ['session', 'nothing', 'session', 'nothing'],
};
const LAWS: readonly Law[] = ['reform', 'reform', 'reform', 'decree', 'decree', 'decree', 'decree'];

const options = z.object({ pace: paceOption(), rounds: z.int().min(0).default(60) });
type Options = z.output<typeof options>;

export interface State {
  readonly options: Options;
  readonly roles: readonly Card<Role>[];
  readonly order: TurnOrder;
  readonly terms: Terms<Seat>;
  readonly minister: Seat | null;
  readonly ballot: Ballot<'yes' | 'no'> | null;
  readonly laws: Pile<Law>;
  readonly drawn: readonly Card<Law>[];
  readonly enacted: { readonly [L in Law]: number };
  readonly rounds: number;
  readonly left: readonly Seat[];
  readonly next: keyof Phases;
}

type Acts = {
  name: { minister: Seat };
  yes: Record<never, never>;
  no: Record<never, never>;
  enact: { law: number };
  convene: { president: Seat };
};

export interface Phases {
  name: 'name';
  vote: 'yes' | 'no';
  enact: 'enact';
  convene: 'convene';
  over: never;
}

/** What of the table is public: the same in the state and in anybody's view. */
interface Table extends Pick<State, 'order' | 'terms'> {
  readonly roles: readonly unknown[];
}

const eligible = ({ roles, order, terms }: Table): Seat[] =>
  roles.flatMap((_, seat) => (seat !== order.turn && mayServe(terms, seat) ? [seat] : []));
const others = ({ roles, order }: Table): Seat[] => roles.flatMap((_, seat) => (seat === order.turn ? [] : [seat]));

function named(state: State, minister: Seat, step: Step): State {
  step.log({ kind: 'named', args: { by: who(state.order.turn), who: who(minister) }, data: minister });
  return { ...state, minister, ballot: ask(state.roles.map((_, seat) => seat)) };
}

function counted(state: State, step: Step): State {
  const yes = tally(state.ballot!).get('yes')?.length ?? 0;
  if (yes < majority(state.roles.length)) return onward({ ...state, ballot: null, minister: null }, step);
  step.log({ kind: 'elected', args: { who: who(state.minister!) }, data: state.minister });
  const [drawn, laws] = drawFrom(state.laws, 2, [state.minister!], step.random);
  return { ...state, ballot: null, drawn, laws, terms: serve(state.terms, state.minister, 2), next: 'enact' };
}

function enacted(state: State, place: number, step: Step): State {
  const law = declassify(state.drawn[place]!);
  step.log({ kind: `enacted.${law}`, learn: true });
  const { at, entered } = moveAlong(tracks[law], state.enacted[law]);
  const after: State = {
    ...state,
    laws: discard(state.laws, state.drawn.toSpliced(place, 1)),
    drawn: [],
    minister: null,
    enacted: { ...state.enacted, [law]: at },
  };
  return entered.includes('session') ? { ...after, next: 'convene' } : onward(after, step);
}

function convened(state: State, president: Seat, step: Step): State {
  step.log({ kind: 'convened', args: { who: who(president) }, data: president });
  return onward(state, step, interrupt(state.order, president));
}

const sidesOf = (state: State): Role[] => state.roles.map(declassify);
const won =
  (law: Law, side: Role): Ending<State> =>
  (state): Outcome | null =>
    isAtEnd(state.enacted[law], tracks[law].length)
      ? { winners: membersOf(sidesOf(state), side), reason: `end.${side}`, side }
      : null;
const endings: readonly Ending<State>[] = [
  won('reform', 'loyal'),
  won('decree', 'plotter'),
  (state) =>
    isDeserted(state.left, state.roles.length) || isAtEnd(state.rounds, state.options.rounds)
      ? { winners: [], reason: 'end.nobody' }
      : null,
];

function onward(state: State, step: Step, order = nextTurn(state.order, state.roles.length)): State {
  const next: State = { ...state, order, rounds: state.rounds + 1, next: 'name' };
  const outcome = outcomeOf(endings, next);
  if (!outcome) return next;
  step.log({ kind: 'ended', learn: true });
  step.end(outcome);
  return layOpen<State>({ ...next, next: 'over' });
}

const question = questions<State, Acts, Phases, 'office' | 'vote', 'yes' | 'no'>({
  read: (state) => state.ballot,
  write: (state, ballot) => ({ ...state, ballot }),
  excused: (state, seat) => state.left.includes(seat),
});

const seatOffer = <T extends 'minister' | 'president'>(param: T, of: readonly Seat[]) =>
  ({ [param]: { kind: 'seat', of } }) as { readonly [P in T]: { readonly kind: 'seat'; readonly of: readonly Seat[] } };

const flow: Flow<State, Acts, Phases, 'office' | 'vote'> = {
  initial: 'name',
  next: (state) => state.next,
  delays: withHouse(
    delays((state: State) => state.options.pace, { office: 40, vote: 20 }),
    ({ order, minister, drawn, left }) => left.includes(drawn.length > 0 ? minister! : order.turn),
  ),
  on: { leave: { actions: (state, { seat }) => ({ ...state, left: giveUp(state.left, seat) }) } },
  states: {
    name: {
      offers: (view, seat): readonly OfferOf<Pick<Acts, 'name'>>[] =>
        seat === view.order.turn ? [{ type: 'name', params: seatOffer('minister', eligible(view)) }] : [],
      on: { name: { target: 'vote', actions: (state, { minister }, step) => named(state, minister, step) } },
      after: { office: { target: 'vote', actions: (state, _, step) => named(state, eligible(state)[0]!, step) } },
    },
    vote: question('vote', {
      offers: (view, seat) => (view.ballot && isAsked(view.ballot, seat) ? [{ type: 'yes' }, { type: 'no' }] : []),
      answers: { yes: () => 'yes', no: () => 'no' },
      close: counted,
      target: ['name', 'enact', 'over'],
      delay: 'vote',
    }),
    enact: {
      offers: (view, seat): readonly OfferOf<Pick<Acts, 'enact'>>[] =>
        seat === view.minister
          ? [{ type: 'enact', params: { law: { kind: 'card', of: view.drawn.map((_, place) => place) } } }]
          : [],
      on: {
        enact: { target: ['name', 'convene', 'over'], actions: (state, { law }, step) => enacted(state, law, step) },
      },
      after: { office: { target: ['name', 'convene', 'over'], actions: (state, _, step) => enacted(state, 0, step) } },
    },
    convene: {
      offers: (view, seat): readonly OfferOf<Pick<Acts, 'convene'>>[] =>
        seat === view.order.turn ? [{ type: 'convene', params: seatOffer('president', others(view)) }] : [],
      on: {
        convene: {
          target: ['name', 'over'],
          actions: (state, { president }, step) => convened(state, president, step),
        },
      },
      after: {
        office: { target: ['name', 'over'], actions: (state, _, step) => convened(state, others(state)[0]!, step) },
      },
    },
    over: { type: 'final' },
  },
};

export const cabinet = defineGame<State, Acts, Options>({
  id: 'cabinet',
  version: 1,
  seats: { min: 5, max: 9 },
  profile: { minutes: [10, 20], complexity: 2 },
  options,
  setup: ({ seats, options: chosen, random }) => {
    const roles = Array.from({ length: seats }, (_, i): Role => (2 * i < seats - 1 ? 'plotter' : 'loyal'));
    return {
      options: chosen,
      roles: dealRoles(roles, random, { knows: (mine, other) => mine === 'plotter' && other === 'plotter' }),
      order: orderFrom(random.below(seats)),
      terms: [],
      minister: null,
      ballot: null,
      laws: { cards: shuffle(random, faceDown(LAWS, 'law')), discard: [] },
      drawn: [],
      enacted: { reform: 0, decree: 0 },
      rounds: 0,
      left: [],
      next: 'name',
    };
  },
  flow,
  present: (view) => ({ title: 'title', active: [view.order.turn], seats: view.roles.map((_, seat) => ({ seat })) }),
  bots: {},
  guide: { steps: [], entries: [], chapters: [], messages: { en: {}, fr: {} } },
  messages: { en: { ...paceMessages.en }, fr: { ...paceMessages.fr } },
  theme: { accent: 'white', accentDeep: 'black', accentFelt: 'green', pattern: 'scales', icon: 'crown' },
});
