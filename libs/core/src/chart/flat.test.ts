import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chart, randomFor, seedOf, type Flow } from '../index.ts';
import { stepper } from '../session/stepper.ts';
import { wireType } from './chart.ts';
import { clockId } from './flat.ts';
import { begin, feed, feedXState, persist, type Run } from './run.ts';

/** Everything a flat flow can have: guards, several branches, self-transitions, `always`, clocks, entry, a root, an end. */
type State = { n: number; trace: string };
const note =
  (word: string) =>
  (state: State): State => ({ n: state.n + 1, trace: `${state.trace}${word}` });
const flow: Flow<
  State,
  {
    go: Record<never, never>;
    stay: Record<never, never>;
    again: Record<never, never>;
    home: Record<never, never>;
    stop: Record<never, never>;
  }
> = {
  initial: 'a',
  delays: { short: (state) => state.n * 10, long: () => null },
  on: { home: { target: '.a', actions: note('h') }, stay: { actions: note('r') } },
  states: {
    a: {
      offers: () => [],
      on: { go: [{ guard: (state) => state.n % 3 === 0, target: 'b', actions: note('x') }, { target: 'c' }] },
      after: { short: 'b' },
    },
    b: {
      entry: note('e'),
      on: {
        again: { target: 'b', reenter: true, actions: note('g') },
        stay: { target: 'b', actions: note('s') },
        go: 'hop',
        stop: 'end',
      },
      after: { short: { target: 'c', actions: note('t') }, long: 'a' },
    },
    c: { on: { go: { target: 'a', actions: note('y') }, stay: [{ guard: () => false, target: 'a' }] } },
    hop: { always: [{ guard: (state) => state.n % 2 === 0, target: 'a', actions: note('o') }, { target: 'b' }] },
    end: { type: 'final' },
  },
};
const made = chart(flow);

const step = () => stepper(0, 2, randomFor(seedOf('x'), 0));
const shape = ({ snapshot, effects }: Run) => ({ ...effects, snapshot: persist(made, snapshot) });

test('flat flows go exactly where XState goes, with the same clocks and the same questions', () => {
  expect(made.flat).not.toBeNull();
  const events = fc.constantFrom('go', 'stay', 'again', 'home', 'unknown', 'short', 'long', ...(['stop'] as const));
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (names) => {
      let now = begin(made, { n: 0, trace: '' }, step());
      for (const name of names) {
        const isClock = name === 'short' || name === 'long';
        const type = isClock ? clockId(name, String(now.snapshot.value)) : wireType(name);
        const envelope = { type, event: { type: isClock ? 'after' : name }, step: step() };
        const flat = feed(made, now.snapshot, envelope);
        expect(shape(flat)).toEqual(shape(feedXState(made, now.snapshot, envelope)));
        now = flat;
      }
    }),
    { numRuns: 300 },
  );
});

test('flows of any other shape are left to XState', () => {
  expect(chart({ initial: 'a', states: { a: { initial: 'b', states: { b: {} } } } }).flat).toBeNull();
  expect(chart({ type: 'parallel', states: { a: {}, b: {} } }).flat).toBeNull();
});

test('a flow that goes in circles is stopped', () => {
  const circle = chart<State, { go: Record<never, never> }>({
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
  });
  const { snapshot } = begin(circle, { n: 0, trace: '' }, step());
  expect(() => feed(circle, snapshot, { type: wireType('go'), event: { type: 'go' }, step: step() })).toThrow(
    'circles',
  );
});
