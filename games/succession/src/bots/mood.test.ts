import { observe, randomFor, seedOf, start } from '@masque/core';
import { startFor } from '@masque/testkit';
import { expect, test } from 'vitest';
import succession from '../index.ts';
import { moodOf } from './mood.ts';
import type { Thought } from './thought.ts';

test('no seat begins every game in the same mood', () => {
  const games = Array.from({ length: 60 }, (_, i) =>
    start(succession, startFor(succession, { seats: 12, options: {}, seed: seedOf(`mood ${i}`) })),
  );
  for (let seat = 0; seat < 12; seat++) {
    const moods = games.map((it) =>
      moodOf({ observation: observe(it, seat, randomFor(seedOf('mood'), seat)) } as unknown as Thought),
    );
    expect(Math.min(...moods), `seat ${seat}`).toBeLessThan(0.2);
    expect(Math.max(...moods), `seat ${seat}`).toBeGreaterThan(0.8);
  }
});
