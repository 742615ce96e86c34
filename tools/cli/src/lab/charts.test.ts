import { expect, test } from 'vitest';
import { shareChart } from './charts.ts';

test('an interval is drawn completely on its bar', () => {
  const svg = shareChart([['seat 0', { share: 0.5, low: 0.4, high: 0.6 }]]);
  const bar = svg.lastIndexOf('fill="#79b4b7"');
  const lines = [...svg.matchAll(/stroke="#222" stroke-width="1.5"/g)];
  expect(bar).toBeGreaterThan(0);
  expect(lines.at(0)!.index).toBeGreaterThan(bar);
});
