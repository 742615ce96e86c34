import type { AnyGame } from '@masque/core';
import { describe, expect, test } from 'vitest';
import { broken } from '../broken/index.ts';
import { toy } from '../broken/toy/index.ts';
import { conformance, describeConformance, Fault, type ConformanceOptions } from './index.ts';

describeConformance(toy(), { describe, test });

describe('a broken game fails with words for what is wrong', () => {
  test.each(broken)('$breaks', ({ game, fault, told }) => {
    const others: string[] = [];
    for (const found of faultsOf(game, told)) {
      if (fault.test(found)) return;
      others.push(found);
    }
    expect.fail(`none of these names the fault ${String(fault)}:\n${others.join('\n') || '(no fault found)'}`);
  });
});

test('an edge that is never taken, and an action that is never offered, are warned of by name', () => {
  const game = toy({
    flow: (good) => ({
      ...good,
      states: {
        ...good.states,
        turn: {
          ...good.states['turn']!,
          on: { ...good.states['turn']!.on, faint: { guard: () => false, target: 'showdown' } as never },
        },
      },
    }),
  });
  const warnings = conformance(game).flatMap((check) => check.run() ?? []);
  expect(warnings).toEqual([
    'in no game of the suite: turn → showdown on faint',
    'in no game of the suite: offer faint',
  ]);
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
