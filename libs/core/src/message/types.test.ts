import { expect, test } from 'vitest';
import {
  defineMessages,
  type ArgsOf,
  type Flow,
  type GameStatus,
  type Message,
  type NoteArg,
  type Step,
  type Table,
} from '../index.ts';

const messages = defineMessages({
  en: {
    'title.day': 'Day {n}',
    'title.over': 'The end',
    'log.steals': '{who} steals {n, plural, one {a coin} other {# coins of {whom}}}.',
    'log.sleeps': 'All sleep.',
    'offer.yes': 'Yes',
    'end.draw': 'Nobody wins.',
  },
  fr: {
    'title.day': 'Jour {n}',
    'title.over': 'La fin',
    'log.steals': '{who} vole {n, plural, one {une pièce} other {# pièces à {whom}}}.',
    'log.sleeps': 'Tout le monde dort.',
    'offer.yes': 'Oui',
    'end.draw': 'Personne ne gagne.',
  },
});
type Words = typeof messages.en;
type GameMessage = Message<Words>;

// Each line below an "@ts-expect-error" is wrong, and the type checker says so: what it says stands there in short.

test('French must have all messages of English, with the same arguments', () => {
  const en = { 'log.left': '{who} has left.', 'log.gone': 'Gone' } as const;
  const wrong = [
    // @ts-expect-error Property ''log.gone'' is missing
    () => defineMessages({ en, fr: { 'log.left': '{who} est parti.' } }),
    // @ts-expect-error missing: 'In French "log.left" uses {qui}, which English does not.'
    () => defineMessages({ en, fr: { 'log.left': '{who} et {qui}', 'log.gone': '' } }),
    // @ts-expect-error missing: 'In French "log.left" leaves out {who}, which English uses.'
    () => defineMessages({ en, fr: { 'log.left': 'Parti.', 'log.gone': '' } }),
  ];
  expect(wrong).toHaveLength(3);
  expect(messages.fr['title.over']).toBe('La fin');
});

test('the arguments of a text are found, even inside the cases of a select', () => {
  type In = ArgsOf<'{n, plural, one {{who} is} other {{who} are {x, select, a {A} other {{y} O}}}} found {dead}.'>;
  const all: Record<In, NoteArg> = { n: 1, who: { seat: 1 }, x: 'a', y: 'b', dead: null };
  // @ts-expect-error it speaks of nothing
  const none: ArgsOf<'{'> | ArgsOf<'All sleep.'> = 'who';
  expect([Object.keys(all), none]).toHaveLength(2);
});

test('an entry needs a message of the game, with all its arguments', () => {
  const [who, whom] = [{ seat: 1 }, { seat: 2 }];
  const right = (step: Step<Words>): void => {
    step.log({ kind: 'sleeps' });
    step.log({ kind: 'steals', args: { who, whom, n: 2, more: 'may be given' } });
    step.end({ winners: [], reason: 'end.draw' });
    // Whoever does not know the words may be given the step of one who does.
    const plain: Step = step;
    plain.log({ kind: 'anything' });
  };
  const wrong = (step: Step<Words>): void => {
    // @ts-expect-error '"stelas"' is not assignable to type '"sleeps" | "steals"'
    step.log({ kind: 'stelas' });
    // @ts-expect-error Property 'whom' is missing
    step.log({ kind: 'steals', args: { who, n: 2 } });
    // @ts-expect-error Property 'args' is missing
    step.log({ kind: 'steals' });
    // @ts-expect-error '"end.drawn"' is not assignable
    step.end({ winners: [], reason: 'end.drawn' });
  };
  expect([right, wrong]).toHaveLength(2);
});

test('texts of a table must be messages of the game', () => {
  const table = (title: GameMessage): Table<GameMessage> => ({ title, active: [], seats: [] });
  const right = [table('title.over'), table({ key: 'title.day', args: { n: 1 } })];
  const wrong = [
    // @ts-expect-error no such message
    table('title.night'),
    // @ts-expect-error it speaks of something
    table('title.day'),
    // @ts-expect-error Property 'n' is missing
    table({ key: 'title.day', args: { day: 1 } }),
    // @ts-expect-error a note is a message, too
    ((): Table<GameMessage> => ({ ...table('title.over'), seats: [{ seat: 0, note: 'note.left' }] }))(),
  ];
  const plain: readonly Table[] = right;
  expect([...plain, ...wrong]).toHaveLength(6);
});

type State = { readonly n: number };
type Acts = { yes: Record<never, never>; aim: { target: number } };
type Phases = { day: 'yes' | 'aim'; over: never };
type TheFlow = Flow<State, Acts, Phases, 'day', Words>;
type Day = NonNullable<TheFlow['states']['day']>;

test('phases, delays, actions and offers are checked against the game', () => {
  const right: Day = {
    offers: () => [{ type: 'yes', look: { label: 'offer.yes' } }],
    on: { yes: 'over', aim: { actions: (state, { target }) => ({ n: state.n + target }) } },
    after: { day: 'over' },
  };
  const { on } = right;
  const wrong: Day[] = [
    // @ts-expect-error '"ovver"' is not assignable to … Did you mean '"over"'?
    { on: { ...on, yes: 'ovver' } },
    // @ts-expect-error the same, where rules come with it
    { on: { ...on, yes: { target: ['day', 'ovver'] } } },
    // @ts-expect-error 'days' does not exist … Did you mean to write 'day'?
    { on, after: { days: 'over' } },
    // @ts-expect-error Property 'aim' is missing
    { on: { yes: 'over' } },
    // @ts-expect-error 'nay' does not exist
    { on: { ...on, nay: 'over' } },
    // @ts-expect-error Property 'targte' does not exist
    { on: { ...on, aim: { actions: (state, { targte }) => ({ n: targte }) } } },
    // @ts-expect-error 'coins' does not exist in type 'State'
    { on: { ...on, yes: { actions: () => ({ n: 1, coins: 2 }) } }, entry: (state) => state.coins },
    // @ts-expect-error '"stelas"' is not assignable
    { on, entry: (state, _, step) => (step.log({ kind: 'stelas' }), state) },
    // @ts-expect-error '"offer.no"' is not assignable
    { on, offers: () => [{ type: 'yes', look: { label: 'offer.no' } }] },
    // @ts-expect-error an option is no number
    { on, offers: () => [{ type: 'aim', params: { target: { kind: 'option', of: ['x'] } } }] },
  ];
  // @ts-expect-error Property 'delays' is missing
  const flow: TheFlow = { initial: 'day', states: {} };
  const phase = (status: GameStatus<keyof Phases, GameMessage>): boolean =>
    // @ts-expect-error no overlap
    status.phase === 'night';
  expect([right, flow, phase, ...wrong]).toHaveLength(13);
});
