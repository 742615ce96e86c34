import { seedOf } from '@masque/core';
import { readConfig, serve } from '@masque/server';
import { fakeClock } from '@masque/server/fake-clock';
import { sqliteStore } from '@masque/store';
import { join } from 'node:path';

/**
 * The server for tests. With `SEED`, its deals are fixed: its first table gets the cards of `seedOf('<SEED> 0')`, and
 * every further deal those of the next number. With `TIME`, its clock stands still there (milliseconds since 1970)
 * until the test lets time pass.
 */
const { SEED, TIME, ...env } = process.env;
const clock = TIME === undefined ? undefined : fakeClock(Number(TIME));
let deals = 0;
// The test's store has no key beside it, so use one that stays the same after a restart.
const config = { ...readConfig(env), key: seedOf(SEED ?? 'masque') };
// A held clock waits for turns of this thread's event loop: answers of a store in another thread would arrive too late.
const held = clock && { clock, store: await sqliteStore(join(config.data, 'masque.db')) };
const stacked = SEED !== undefined && { newSeed: () => seedOf(`${SEED} ${deals++}`) };
await serve({ ...config, ...stacked, ...held });
if (clock) {
  // One call at a time. Anything that fell due while the clock stood still, because a busy machine was late, happens
  // now.
  let passing = Promise.resolve();
  const pass = (ms: number): Promise<void> => (passing = passing.then(() => clock.pass(ms)));
  setInterval(() => void pass(0), 100);
  process.on('message', (ms) => void pass(Number(ms)).then(() => process.send?.('passed')));
}
