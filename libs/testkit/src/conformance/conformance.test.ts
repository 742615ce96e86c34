import { describe, expect, test } from 'vitest';
import { broken } from '../broken/index.ts';
import { toy } from '../broken/toy/index.ts';
import { conformance, describeConformance, Fault } from './index.ts';

describeConformance(toy(), { describe, test });

describe('a broken game fails with words for what is wrong', () => {
  test.each(broken)(
    '$breaks',
    ({ game, fault }) => {
      expect(faultsOf(game)).toContainEqual(expect.stringMatching(fault));
    },
    60_000,
  );
});

function faultsOf(game: Parameters<typeof conformance>[0]): string[] {
  return conformance(game).flatMap((check) => {
    try {
      check.run();
      return [];
    } catch (error) {
      if (error instanceof Fault) return [error.message];
      throw new Error(`"${check.name}" fails with an error of its own`, { cause: error });
    }
  });
}
