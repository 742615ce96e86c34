import { seedOf } from '@masque/core';
import { readConfig, serve } from '@masque/server';
import { fakeClock } from '@masque/server/fake-clock';
import { sqliteStore } from '@masque/store';
import { join } from 'node:path';

/**
 * The server for tests. With `SEED` its deck is stacked: the cards of its first table are those of `seedOf('<SEED> 0')`,
 * and every further deal those of the next number. With `TIME` its clock stands still there (milliseconds since 1970)
 * until the test lets time pass.
 */
const { SEED, TIME, ...env } = process.env;
const clock = TIME === undefined ? undefined : fakeClock(Number(TIME));
let deals = 0;
// A store of the test's own has no key beside it: one that is the same after a restart.
const config = { ...readConfig(env), key: seedOf(SEED ?? 'masque') };
// Time that a test lets pass waits for turns of this thread's event loop: a store in another thread would come too late.
const held = clock && { clock, store: await sqliteStore(join(config.data, 'masque.db')) };
const stacked = SEED !== undefined && { newSeed: () => seedOf(`${SEED} ${deals++}`) };
await serve({ ...config, ...stacked, ...held });
if (clock) {
  // One after the other. What falls due while the clock stands still, because a busy machine was late, happens then.
  let passing = Promise.resolve();
  const pass = (ms: number): Promise<void> => (passing = passing.then(() => clock.pass(ms)));
  setInterval(() => void pass(0), 100);
  process.on('message', (ms) => void pass(Number(ms)).then(() => process.send?.('passed')));
}
