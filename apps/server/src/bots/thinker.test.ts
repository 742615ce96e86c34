import { observe, randomFor, seedOf, start, type Session } from '@masque/core';
import { afterAll, expect, test } from 'vitest';
import { games } from '../games.ts';
import { Registry } from '../registry.ts';
import { ponderIn, Thinker } from './thinker.ts';

const registry = new Registry(games);
const coup = registry.get('coup')!;
const thinker = new Thinker();
const ponder = ponderIn(thinker, registry, 60_000);
afterAll(() => thinker.close());

const dealt = (seed: string): Session =>
  start(coup, { seed: seedOf(seed), seats: 2, options: coup.options.parse({}), at: 0 });

test('the thread makes the same decisions as the bot would here, and reports errors', async () => {
  const session = dealt('thread');
  const { turn } = session.state as { turn: number };
  const random = randomFor(seedOf(`${session.start.seed} mind ${turn}`), session.n);
  const here = coup.bots['hard']!.decide(observe(session, turn, random));
  expect(await ponder(session, turn, 'hard', [])).toEqual(here);
  await expect(ponder(session, turn, 'nobody', [])).rejects.toThrow();
  expect(await ponder(session, turn, 'normal', [])).not.toBeNull();
});
