import { expect, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { games } from '../games.ts';
import { Client } from '../test/client.ts';
import { house, open, visitor } from '../test/house.ts';

test('searching bots play a game to the end in their thread, each with its own temperament', async () => {
  const clock = fakeClock();
  const { url } = await house({ registered: games, clock, limits: 10_000 });
  const cookie = await visitor(url, 'Ada');
  const host = await Client.join(url, await open(url, cookie, 'coup'), { cookie });
  for (let i = 0; i < 3; i++) await host.do({ do: 'bot', level: 'hard' });
  await host.do({ do: 'bot', level: 'hard:bold' });
  const seated = host.doc!.lobby.seats.map((it) => it.bot);
  expect(seated).toEqual(['hard:bold', 'hard:careful', 'hard:vengeful', 'hard:bold']);
  expect(await host.do({ do: 'bot', level: 'hopeless' })).toMatchObject({ t: 'refused', code: 'no_bot' });
  for (const seat of [3, 2]) await host.do({ do: 'clear', seat });
  expect(await host.do({ do: 'start' })).toMatchObject({ t: 'ok' });
  // The bots' thread runs in real time; everything else runs on the fake clock.
  while (host.doc!.lobby.state !== 'over') {
    await clock.pass(500);
    await host.settled();
  }
  expect(host.doc!.play!.outcome!.reason).toMatchObject({ key: 'outcome.lastLeft' });
});
