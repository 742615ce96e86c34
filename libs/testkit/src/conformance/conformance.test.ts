import type { AnyGame } from '@masque/core';
import { describe, expect, test } from 'vitest';
import { toy } from '../broken/toy/index.ts';
import type { State } from '../broken/toy/state.ts';
import { situation } from '../scenario/index.ts';
import { conformance, describeConformance, Fault, type ConformanceOptions } from './index.ts';

describeConformance(toy(), { describe, test });

describe('an edge that is never taken, and an action that is never offered,', () => {
  const game = toy({
    flow: (good) => {
      const { on, ...turn } = good.states['turn']!;
      const again = { guard: ({ left }: State) => left > 99, target: 'turn', reenter: true };
      const more = { ...on, boast: [again, on.boast], faint: { actions: (state: State) => state } };
      return { ...good, states: { ...good.states, turn: { ...turn, on: more as never } } };
    },
  });
  const [edge, offer] = ['turn → turn on boast', 'offer faint'];
  const warnings = (given: ConformanceOptions) => conformance(game, given).flatMap((check) => check.run() ?? []);

  test('are warned of by name', () => {
    expect(warnings({})).toEqual([`in no game of the suite: ${edge}`, `in no game of the suite: ${offer}`]);
  });

  test('count as taken if a scenario reaches them', () => {
    const scenarios = function* () {
      situation(game, { seats: 3 }, (dealt) => ({ ...dealt, left: 100 })).act(0, 'boast', { value: 1 });
      yield { id: 'S1', title: 'A long game', problems: [] };
    };
    expect(warnings({ scenarios })).toEqual([`in no game or scenario of the suite: ${offer}`]);
  });

  test('are not reported if a reason is given, as long as it holds', () => {
    const rare = { [edge]: 'nobody faints', [offer]: 'nobody faints', 'turn → belief on boast': 'nobody boasts' };
    expect(warnings({ rare })).toEqual(['listed as rare, but it happens: turn → belief on boast']);
    const unknown = [...faultsOf(game, { rare: { 'turn → turn on sleep': 'nobody sleeps' } })];
    expect(unknown).toEqual(['"turn → turn on sleep" is listed as rare, but the flow does not declare it']);
  });
});

test('only the requested promises are checked', () => {
  const noBots = toy({ bot: { decide: () => null } });
  const promises = (name: string): boolean => /^(?!the first game).*every language/.test(name);
  expect(conformance(noBots, { promises }).map(({ name }) => name)).toHaveLength(2);
  expect([...faultsOf(noBots, { promises })]).toEqual([]);
  expect([...faultsOf(noBots)]).not.toEqual([]);
});

function* faultsOf(game: AnyGame, told?: ConformanceOptions): Generator<string> {
  for (const check of conformance(game, told)) {
    try {
      check.run();
    } catch (error) {
      if (!(error instanceof Fault))
        throw new Error(`"${check.name}" fails with an error of its own`, { cause: error });
      yield error.message;
    }
  }
}
