import { offersFor, type AnyGame, type Input, type Seat } from '@masque/core';
import { sqliteStore } from '@masque/store';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { BOX } from '../chaos/race.ts';
import { fakeClock } from '../clock/fake-clock.ts';
import { toyGame } from '../test/house.ts';
import { Journal } from './journal.ts';

test('an input that was committed although the store’s answer was lost is not refused when repeated', async () => {
  const store = await sqliteStore(':memory:');
  const game = toyGame as unknown as AnyGame;
  const seed = '1'.repeat(64);
  const { journal } = await Journal.begin(
    's1',
    game,
    {
      ...{ tableId: 't', seed, seats: 2, options: game.options.parse({}) as object },
      ...{ names: ['Ada', 'Ben'], people: [true, true], proof: { house: seed } },
    },
    { store, log: pino({ level: 'silent' }), box: BOX, clock: fakeClock() },
    (session, also) => store.createSession(session, also),
  );
  const playOf = (seat: Seat) => {
    const { type, window } = offersFor(journal.session, seat).find((it) => it.type === 'play')!;
    return { at: journal.session.at, seat, action: { type, window, params: { card: 0 } } } satisfies Input;
  };
  expect(await journal.take(playOf(1), 'first')).toMatchObject({ ok: true });
  // The last answer settles the round, so a repetition would come too late.
  const input = playOf(0);
  const append = store.append.bind(store);
  vi.spyOn(store, 'append').mockImplementationOnce(async (...args) => {
    await append(...args);
    throw new Error('the connection was lost');
  });
  await expect(journal.take(input, 'once')).rejects.toThrow('lost');
  // News of it arrives on another path, and then the phone repeats its request.
  expect(await journal.hasMissed()).toBe(true);
  expect(journal.refusal(input, 'once')).toBeNull();
  expect(await journal.take(input, 'once')).toMatchObject({ ok: true });
  expect(await journal.take(input, 'twice')).toMatchObject({ ok: false });
  expect(await journal.hasMissed()).toBe(false);
});
