import { describe, expect, test } from 'vitest';
import { broken } from '../broken/index.ts';
import { toy } from '../broken/toy/index.ts';
import { conformance, describeConformance, Fault } from './index.ts';

describeConformance(toy(), { describe, test });

describe('a broken game fails with words for what is wrong', () => {
  test.each(broken)(
    '$breaks',
    ({ game, fault }) => {
      const others: string[] = [];
      for (const found of faultsOf(game)) {
        if (fault.test(found)) return;
        others.push(found);
      }
      expect.fail(`none of these names the fault ${String(fault)}:\n${others.join('\n') || '(no fault found)'}`);
    },
    60_000,
  );
});

function* faultsOf(game: Parameters<typeof conformance>[0]): Generator<string> {
  for (const check of conformance(game)) {
    try {
      check.run();
    } catch (error) {
      if (!(error instanceof Fault))
        throw new Error(`"${check.name}" fails with an error of its own`, { cause: error });
      yield error.message;
    }
  }
}
