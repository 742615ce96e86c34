import { often } from '@masque/workspace/long';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import montee from '../index.ts';

test('nobody waits for ever to be sure: a ride of seven is over within a hundred turns or little more', () => {
  const turns = Array.from({ length: often(10, 60) }, (_, i) => {
    const { session } = playOut(montee, { seats: 7, bots: 'normal', seed: `length ${i}`, maxInputs: 20_000 });
    return session.state.turns;
  });
  expect(Math.max(...turns)).toBeLessThan(112);
  expect(turns.filter((it) => it > 80).length / turns.length).toBeLessThan(0.15);
});
