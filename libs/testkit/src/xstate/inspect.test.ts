import { seedOf, start, step } from '@masque/core';
import { expect, test } from 'vitest';
import { toy } from '../broken/toy/index.ts';
import { players } from '../play/players.ts';
import { inspected } from './inspect.ts';

test('XState reports every input of a session to its inspector, and reaches the same state', () => {
  const game = toy();
  let session = start(game, { seed: seedOf('a'), seats: 3, options: { think: 20_000, peeking: 'all' }, at: 0 });
  const events: { type: string; event?: { type: string }; snapshot?: unknown }[] = [];
  const follow = inspected(session, (event) => void events.push(event as never));
  const who = players({ seed: 'inspected' });
  let inputs = 0;
  for (let input = who.next(session); input && inputs < 12; input = who.next(session)) {
    follow(session, input);
    const next = step(session, input);
    if (!next.ok) throw new Error(next.code);
    session = next.session;
    inputs++;
  }
  expect(inputs).toBeGreaterThan(5);
  // One for the beginning, and one for each input.
  expect(events.filter((it) => it.type === '@xstate.event')).toHaveLength(inputs + 1);
  const told = events.findLast((it) => it.type === '@xstate.snapshot')!.snapshot as {
    value: unknown;
    context: unknown;
  };
  expect([told.value, told.context]).toEqual([session.phase, session.state]);
});
