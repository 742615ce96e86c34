import type { Doc } from '@masque/protocol';
import { expect, test } from 'vitest';
import { LostSeat } from './lost-seat.ts';

const ben = { seat: 1, name: 'Ben' };
const at = (seat: number | null, seats: readonly object[]): Pick<Doc, 'you' | 'lobby'> =>
  ({ you: { seat }, lobby: { seats } }) as unknown as Pick<Doc, 'you' | 'lobby'>;
const told = (...docs: readonly Pick<Doc, 'you' | 'lobby'>[]): (string | null)[] => {
  const lost = new LostSeat();
  return docs.map((it) => {
    lost.follow(it);
    return lost.word;
  });
};

test('whoever loses the seat to the host is told so until they sit again', () => {
  const [sits, stands] = [at(1, [ben]), at(null, [{ seat: 1 }])];
  expect(told(stands, sits, stands, stands, sits)).toEqual([null, null, 'web.seat.cleared', 'web.seat.cleared', null]);
});

test('a phone whose seat another one has got says so', () => {
  expect(told(at(1, [ben]), at(null, [{ ...ben, seat: 2 }]))).toEqual([null, 'web.seat.moved']);
});

test('whoever leaves is told nothing', () => {
  const lost = new LostSeat();
  lost.follow(at(1, [ben]));
  lost.leaves = true;
  lost.follow(at(null, [{ seat: 1 }]));
  expect(lost.word).toBeNull();
});
