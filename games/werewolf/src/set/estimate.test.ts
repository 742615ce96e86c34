import { expect, test } from 'vitest';
import { recommended } from './recommended.ts';
import { estimate } from './estimate.ts';

test('more Werewolves are worse for the village, and recommended sets can be won by both', () => {
  const with_ = (werewolf: number) => estimate({ villager: 11 - werewolf, seer: 1, werewolf }).village;
  expect(with_(1)).toBeGreaterThan(with_(2));
  expect(with_(2)).toBeGreaterThan(with_(4));
  for (const n of [7, 8, 9, 10, 12, 14, 16]) {
    const { village, between } = estimate(recommended(n));
    expect(between[0]).toBeLessThan(village - 0.1);
    expect(between[1]).toBeGreaterThan(village + 0.1);
    expect([n, village > 0.25 && village < 0.75]).toEqual([n, true]);
  }
});
