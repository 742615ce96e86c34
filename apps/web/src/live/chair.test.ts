import { expect, test } from 'vitest';
import { Chair } from './chair.ts';

const [sits, standsIn, hosts] = [
  { seat: 0, host: false },
  { seat: 0, host: true, standsIn: true as const },
  { seat: 0, host: true },
];

test('a person who stands in for the host is told so, and when the host is back', () => {
  const chair = new Chair();
  const told = [undefined, sits, standsIn, standsIn, sits, sits].map((it) => {
    chair.follow(it);
    return chair.word;
  });
  const [yours, back] = ['web.chair.yours', 'web.chair.back'];
  expect(told).toEqual([null, null, yours, yours, back, back]);
});

test('whoever is made host is told so, as long as they are', () => {
  const chair = new Chair();
  const told = [sits, hosts, hosts, sits].map((it) => {
    chair.follow(it);
    return chair.word;
  });
  expect(told).toEqual([null, 'web.chair.given', 'web.chair.given', null]);
});

test('a host with a chair of their own is told nothing', () => {
  const chair = new Chair();
  chair.follow(hosts);
  expect(chair.word).toBeNull();
  chair.follow(standsIn);
  // The role of host is theirs for good.
  chair.follow(hosts);
  expect(chair.word).toBeNull();
});
