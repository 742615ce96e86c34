import { expect, onTestFinished, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { Client } from '../test/client.ts';
import { twoPlay } from '../test/evening.ts';
import { GuestClient } from '../test/guest.ts';
import { house } from '../test/house.ts';

test('while a host is at the desk, nobody else becomes host of a table; once all are gone, somebody does', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  // Batched changes are sent when the clock moves on.
  const ticking = setInterval(() => void clock.pass(100), 10);
  onTestFinished(() => clearInterval(ticking));
  const { code, cookie, desk, players } = await twoPlay(url);
  const [first, second] = players;
  const asks = (it: Client) => it.doc!.play!.offers.find(({ type, optional }) => type === 'play' && !optional);
  /** Whatever happens at a table makes it look who is there. */
  const round = async (): Promise<void> => {
    for (const it of [first, second]) {
      await it.until(() => asks(it) !== undefined);
      await it.act(asks(it)!, { card: 0 });
    }
  };
  await clock.pass(60_000);
  await round();
  expect([first, second].map((it) => it.doc!.you!.host)).toEqual([false, false]);

  // Nothing else has to happen at the table.
  desk.close();
  await clock.pass(60_000);
  await first.until(() => first.doc!.you!.host === true);

  // Back at the desk, the host is host again.
  await GuestClient.join(url, code, cookie, 'desk');
  await first.until(() => first.doc!.you!.host === false);
});
