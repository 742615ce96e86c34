import { offersFor, seatsOf } from '@masque/core';
import { differences, short } from '../../scenario/compare.ts';
import { Fault, type Check } from '../check.ts';
import { actionsOf, traced, type Edges } from '../phases.ts';
import type { Plan } from '../setting.ts';
import type { Observer } from '../suite.ts';
import { inputWords, place } from '../words.ts';

/** What nobody deals, no test of deals has seen. */
export const dealt = (plan: Plan): Check => ({
  name: 'every value of every option and every item of a set is dealt',
  run() {
    if (plan.undealt.length > 0)
      throw new Fault(
        `no table of the suite deals ${plan.undealt.join('; nor ')}: the game refuses it with everything that was tried`,
      );
  },
});

/** What a flow declares is what happens. Edges that are never taken, and actions never offered, are warned of by name. */
export const edges = ({ game, given: { rare = [] } }: Plan, taken: Edges): Observer => {
  const offered = new Set<string>();
  return {
    name: 'every edge is declared where it starts, and taken; every action is offered',
    moment(moment) {
      const { session, before, input } = moment;
      for (const seat of seatsOf(session.start.seats))
        for (const { type } of offersFor(session, seat)) offered.add(type);
      if (before && input) taken.take(before, input, moment.kind);
      else taken.begin(session);
    },
    last() {
      const never = [
        ...taken.never(game),
        ...actionsOf(game)
          .filter((type) => !offered.has(type))
          .map((type) => `offer ${type}`),
      ];
      return never.filter((it) => !rare.includes(it)).map((it) => `in no game of the suite: ${it}`);
    },
  };
};

/** The meaning of a flow is XState's: the table by which it runs comes to the same, step by step. */
export const meaning = (): Observer => {
  return {
    name: 'the flow runs as XState runs it',
    moment(moment) {
      const { before, input, setting } = moment;
      if (!before || !input) return;
      const trace = traced(before, input);
      if (!trace) return;
      const { taken: _, ...run } = trace.run;
      const { told, done } = trace.xstate();
      const [table, xstate] = [
        { ...run, ...trace.done },
        { ...told, ...done },
      ];
      if (isEqual(table, xstate)) return;
      const [first] = differences(plain(table), plain(xstate));
      throw new Fault(
        `${inputWords(input)} in ${place(before, setting)} comes to something else in XState: ` +
          `${first?.path} is ${short(first?.expected)}, in XState ${short(first?.got)}`,
      );
    },
  };
};

/** Both start from one position and share what neither changed: looking stops where they are the same object. */
function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a).filter((key) => (a as Parts)[key] !== undefined);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).filter((key) => (b as Parts)[key] !== undefined).length &&
    keys.every((key) => isEqual((a as Parts)[key], (b as Parts)[key]))
  );
}
type Parts = Readonly<Record<string, unknown>>;

const KEYS = ['phase', 'state', 'entered', 'clocks', 'armed', 'notes', 'outcome'] as const;

/** With keys in one order, and delays that never end as text, which JSON does not have. */
const plain = (it: { readonly [key in (typeof KEYS)[number]]: unknown }): unknown =>
  JSON.parse(
    JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, it[key]])), (_, value: unknown) =>
      value === Infinity ? 'for ever' : value,
    ),
  );
