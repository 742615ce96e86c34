import { sqliteStore, type Store } from '@masque/store';
import { expect, onTestFinished, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { club, guest, openTable } from '../test/evening.ts';
import { house } from '../test/house.ts';

test('what an evening stored although the store’s answer was lost is shown, even if nobody gives a command', async () => {
  const clock = fakeClock();
  const store = await sqliteStore(':memory:');
  let lost = 0;
  const lossy =
    <A extends unknown[], R>(method: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      const answer = await method(...given);
      if (lost > 0) throw new Error(`the connection was lost, ${lost--}`);
      return answer;
    };
  const { url } = await house({
    clock,
    store: { ...store, extendStream: lossy(store.extendStream), readStream: lossy(store.readStream) } satisfies Store,
  });
  const ticking = setInterval(() => void clock.pass(60), 5);
  onTestFinished(() => clearInterval(ticking));
  const { code, desk } = await club(url);
  const { table } = await openTable(desk);
  const member = (await guest(url, code, 'Ben')).you!.member!;
  expect(await desk.do({ do: 'call', member, table })).toMatchObject({ t: 'ok' });
  const call = () => desk.doc!.room.people[member]!.call;
  await desk.until(() => call() !== undefined);
  clearInterval(ticking);
  // The answer to the end of the call, and then to whoever looks whether it was stored.
  lost = 2;
  await clock.pass(call()!.until - clock.now());
  expect(lost).toBe(1);
  await clock.pass(1000);
  expect(lost).toBe(0);
  expect(call()).toBeDefined();
  await clock.pass(2000 + 100);
  await desk.until(() => call() === undefined);
});
