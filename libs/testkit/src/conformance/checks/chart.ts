import { reveal, type Chart, type Step } from '@masque/core';
import { takeByXState } from '../../xstate/oracle.ts';
import { differences, short } from '../../scenario/compare.ts';
import { Fault, type Check } from '../check.ts';
import { isEqual } from '../plain-data.ts';
import { traced } from '../phases.ts';
import type { SuitePlan } from '../setting.ts';
import type { Observer } from '../suite.ts';
import { inputWords, place } from '../words.ts';

/** Whatever is never dealt is not tested. */
export const dealt = (plan: SuitePlan): Check => ({
  name: 'every value of every option and every item of a set is dealt',
  run() {
    if (plan.undealt.length > 0)
      throw new Fault(
        `no table of the suite deals ${plan.undealt.join('; nor ')}: the game rejects it in every combination that was tried`,
      );
    const { unmet, pairs } = plan;
    if (unmet.length === 0) return [];
    const more = unmet.length > FEW ? `, and ${unmet.length - FEW} more` : '';
    return [
      `no table has these values of two options together (of ${pairs} pairs): ${unmet.slice(0, FEW).join('; ')}${more}`,
    ];
  },
});

/** How many pairs of values are listed by name. */
const FEW = 5;

/** A flow means what XState makes of it: the table that runs it gives the same result, step by step. */
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
        `${inputWords(input)} in ${place(before, setting)} gives a different result in XState: ` +
          `${first?.path} is ${short(first?.expected)}, in XState ${short(first?.got)}`,
      );
    },
  };
};

const KEYS = ['phase', 'state', 'entered', 'clocks', 'armed', 'notes', 'outcome'] as const;

/** With sorted keys, and with endless delays as text, because JSON has no infinity. */
const plain = (it: { readonly [key in (typeof KEYS)[number]]: unknown }): unknown =>
  JSON.parse(
    JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, it[key]])), (_, value: unknown) =>
      value === Infinity ? 'for ever' : value,
    ),
  );

type AnyChart = Pick<Chart<object>, 'take'> & Chart<object>;

/** Charts of which a game runs instances are steps within its rules: they are looked at while they are taken. */
export const parts = ({ game }: SuitePlan): Observer => {
  const faults: Fault[] = [];
  const restore: (() => void)[] = [];
  for (const [name, it] of Object.entries(game.charts ?? {})) {
    const chart = it as unknown as { take: AnyChart['take'] };
    const { take } = chart;
    chart.take = (from, cause, step) => {
      const [recorded, replayed] = twice(step);
      const run = take.call(chart, from, cause, recorded);
      const { taken: _, ...table } = run;
      const told = takeByXState(chart as AnyChart, from, cause, replayed);
      if (faults.length === 0 && !isEqual(table, told))
        faults.push(
          new Fault(
            `${name} in phase "${from.phase}" leads to "${run.phase}", but in XState to "${told.phase}", or with a different result`,
          ),
        );
      return run;
    };
    restore.push(() => void (chart.take = take));
  }
  return {
    name: 'charts of which there are several run as XState runs them',
    last() {
      for (const it of restore) it();
      if (faults[0]) throw faults[0];
    },
  };
};

/** A step that records its random draws, and one that repeats them and does nothing else. */
function twice(step: Step): [recorded: Step, replayed: Step] {
  const given: (number | boolean)[] = [];
  const note = <T extends number | boolean>(drawn: T): T => (given.push(drawn), drawn);
  const nothing = (): void => {};
  const silent = { log: nothing, arm: nothing, disarm: nothing, end: nothing };
  const { at, seats, random } = step;
  return [
    {
      at,
      seats,
      random: drawing(
        (n) => note(random.below(n)),
        (p) => note(random.chance(p)),
      ),
      log: (entry) => step.log(entry),
      reveal: (secret, to, entry) => step.reveal(secret, to, entry),
      arm: (clock, ms) => step.arm(clock, ms),
      disarm: (clock) => step.disarm(clock),
      end: (outcome) => step.end(outcome),
    },
    {
      at,
      seats,
      random: drawing(
        () => given.shift() as number,
        () => given.shift() as boolean,
      ),
      ...silent,
      reveal: (secret, to) => reveal(secret, to),
    },
  ];
}

/** Positions are recorded instead of elements, because a rule may have made the list again, with new objects. */
const drawing = (below: Step['random']['below'], chance: Step['random']['chance']): Step['random'] => ({
  below,
  chance,
  pick: (from) => from[below(from.length)]!,
  shuffle(from) {
    const list = [...from];
    for (let i = list.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list;
  },
});
