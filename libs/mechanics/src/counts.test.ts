import { expect, test } from 'vitest';
import { addUp, count, percent, type Counts } from './index.ts';

test('counts from several places add up, in any order', () => {
  const [a, b]: Counts[] = [{}, {}];
  for (const name of ['coup', 'tax', 'coup']) count(a!, name);
  count(b!, 'coup', 5);
  count(b!, 3);
  const of = (log: Counts, turns: number[]) => ({ games: 1, turns, log });
  const sum = addUp(of(a!, [7]), of(b!, [9]));
  expect(sum).toEqual({ games: 2, turns: [7, 9], log: { coup: 7, tax: 1, 3: 1 } });
  expect(addUp(of(b!, [9]), of(a!, [7])).log).toEqual(sum.log);
  expect(a).toEqual({ coup: 2, tax: 1 });
});

test('a share of nothing is zero', () => {
  expect([percent(1, 8), percent(0, 0)]).toEqual(['12.5 %', 'none']);
});
