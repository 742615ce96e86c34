import { expect, test } from 'vitest';
import { inspected, offersFor, seedOf, start, step, type Input } from '../index.ts';
import { toy } from './toy.fixture.ts';

test('XState tells its inspector of every input that a session takes, and comes to the same state', () => {
  let session = start(toy, { seed: seedOf('a'), seats: 3, options: { ms: 1000 }, at: 0 });
  const events: { type: string; event?: { type: string }; snapshot?: unknown }[] = [];
  const follow = inspected(session, (event) => void events.push(event as never));
  const inputs: Input[] = [
    { at: 5, seat: 0, action: { type: 'guess', params: { value: 3 }, window: offersFor(session, 0)[0]!.window } },
    { at: 6, pace: 'more', ms: 10 },
  ];
  for (const input of inputs) {
    follow(session, input);
    const next = step(session, input);
    if (!next.ok) throw new Error(next.code);
    session = next.session;
  }
  const [due] = session.deadlines;
  const ring: Input = { at: due!.at + 10, deadline: { phase: 'guessing', delay: 'think' }, n: due!.n };
  follow(session, ring);
  const last = step(session, ring);
  expect(events.filter((it) => it.type === '@xstate.event').map((it) => it.event!.type)).toEqual([
    'xstate.init',
    'guess',
    expect.stringContaining('think'),
  ]);
  const told = events.findLast((it) => it.type === '@xstate.snapshot')!.snapshot as {
    value: unknown;
    context: unknown;
  };
  expect(last.ok && [last.session.phase, last.session.state]).toEqual([told.value, told.context]);
});
