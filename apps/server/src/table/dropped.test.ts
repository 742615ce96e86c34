import { sqliteStore, type Store } from '@masque/store';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { Registry } from '../registry.ts';
import { partsOf } from '../parts.ts';
import { readConfig } from '../config.ts';
import { toyGame } from '../test/house.ts';

test('the bots of a table that was dropped in the middle of a move think no more', async () => {
  const clock = fakeClock();
  const inner = await sqliteStore(':memory:');
  let wait: Promise<void> | null = null;
  let warned = 0;
  const store: Store = { ...inner, append: async (...given) => (await wait, inner.append(...given)) };
  const log = pino({ level: 'warn' }, { write: () => void warned++ });
  const { rooms, services } = partsOf({
    ...{ config: readConfig({}), store, clock, log, games: new Registry([{ game: toyGame }]), key: Buffer.alloc(32) },
    ...{ cluster: null, stepMs: 0 },
  });
  const { person } = services.people.create();
  const room = (await rooms.get(await rooms.create(person, 'toy')))!;
  for (let i = 0; i < 2; i++) await room.command(person, `a bot sits ${i}`, { do: 'bot' });
  await room.command(person, 'the-deal', { do: 'start' });
  let goOn = (): void => {};
  wait = new Promise((done) => (goOn = done));
  // The first bot moves.
  await clock.pass(20_000);
  const dropped = rooms.drop();
  goOn();
  await dropped;
  // What was waiting is abandoned.
  await clock.pass(1000);
  const before = warned;
  await clock.pass(100_000);
  expect(warned).toBe(before);
});
