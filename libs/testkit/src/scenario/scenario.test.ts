import { describe, expect, test } from 'vitest';
import { toy } from '../broken/toy/index.ts';
import {
  compare,
  compareParts,
  jsonLines,
  jsonList,
  jsonOrLines,
  runScenarios,
  type ScenarioAdapter,
} from './index.ts';

interface Sum {
  readonly id: string;
  readonly title: string;
  readonly add: readonly number[];
  readonly expect: number;
}

const sums: ScenarioAdapter<Sum> = {
  game: toy(),
  parse: (text, name) => jsonOrLines<Sum>(text, name),
  run: ({ id, title, add, expect: wanted }) => ({
    id,
    title,
    problems: compare(
      'sum',
      wanted,
      add.reduce((a, b) => a + b),
    ),
  }),
};

describe('scenarios', () => {
  test('each returns its problems, and an exception is a problem, too', () => {
    const text = [
      '// sums',
      '{"id":"S1","title":"two","add":[1,1],"expect":2}',
      '',
      '{"id":"S2","title":"three","add":[1,1],"expect":3}',
      '{"id":"S3","title":"none","add":[],"expect":0}',
    ];
    const results = [...runScenarios(sums, [{ name: 'sums.jsonl', text: text.join('\n') }])];
    expect(results.map((it) => [it.id, it.problems])).toEqual([
      ['S1', []],
      ['S2', ['sum: expected 3, got 2']],
      ['S3', [expect.stringMatching(/^it threw: /)]],
    ]);
  });

  test('a file that cannot be read fails with its name and line', () => {
    const [result] = runScenarios(sums, [{ name: 'bad.jsonl', text: '{"id":"S1"}\n{oops' }]);
    expect(result).toMatchObject({ file: 'bad.jsonl', problems: [expect.stringMatching(/^bad\.jsonl, line 2: /)] });
  });

  test('files may be JSON or JSON Lines', () => {
    expect(jsonLines('1\n\n# two\n2')).toEqual([1, 2]);
    expect(jsonList('{"scenarios":[1]}')).toEqual([1]);
    expect(jsonOrLines('[1,2]')).toEqual([1, 2]);
    expect(jsonOrLines('{"a":1}')).toEqual([{ a: 1 }]);
    expect(() => jsonList('{}')).toThrow('has no list "scenarios"');
  });

  test('problems name their place', () => {
    expect(compare('coins', [4, 2, 2], [2, 2, 2])).toEqual(['coins: expected [4,2,2], got [2,2,2]']);
    expect(compareParts('state', { seats: [{ coins: 1 }] }, { seats: [{ coins: 2, cards: 1 }], turn: 0 })).toEqual([
      'state.seats.0.coins: expected 1, got 2',
    ]);
  });
});
