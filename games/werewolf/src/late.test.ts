import { seatsOf, step } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import werewolf from './index.ts';

test('a host who goes on by day ends the day, and does not only make it late', () => {
  let days = 0;
  playOut(werewolf, {
    seats: 6,
    seed: 'close',
    bots: 'normal',
    onStep: ({ session }) => {
      if (session.phase !== 'open') return;
      const closed = step(session, { at: session.at, close: true });
      expect(closed).toMatchObject({ ok: true });
      if (closed.ok) expect(closed.session.phase).not.toBe('open');
      days++;
    },
  });
  expect(days).toBeGreaterThan(0);
});

test.each([1, 6])(
  'with %i people of six, no day passes in silence: when it grows late, the village goes to bed',
  (persons) => {
    let [late, longest] = [0, 0];
    for (let i = 0; i < 12; i++) {
      let since: number | null = null;
      playOut(werewolf, {
        seats: 6,
        seed: `late ${i}`,
        bots: 'normal',
        people: { seats: new Set(seatsOf(persons)), pace: 'slow' },
        onStep: ({ session, entries }) => {
          late += entries.filter(({ kind }) => kind === 'late').length;
          if (since !== null) longest = Math.max(longest, session.at - since);
          since = session.phase === 'open' ? (since ?? session.at) : null;
        },
      });
    }
    expect(late).toBeGreaterThan(0);
    expect(longest).toBeLessThan(180_000);
  },
);
