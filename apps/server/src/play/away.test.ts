import { expect, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { games } from '../games.ts';
import { Client } from '../test/client.ts';
import { dealt, house, party } from '../test/house.ts';

const kinds = (client: Client): string[] => client.log.map((it) => it.kind);

test('a bot plays for an absent player if the table allows it, until they tap to return', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  const { players, code, cookies } = await dealt(url, 3);
  const [ada, ben, cleo] = players as [Client, Client, Client];
  await ada.do({ do: 'settings', botForAway: true });
  await ben.close();
  await cleo.settled();
  expect(cleo.doc!.lobby.seats[1]!.away).toBeUndefined();
  await clock.pass(5_000);
  await cleo.until(() => cleo.doc!.lobby.seats[1]!.away === true);
  await clock.pass(56_000);
  await cleo.until(() => cleo.doc!.lobby.seats[1]!.standIn === 'random');
  const back = await Client.join(url, code, { cookie: cookies[1]! });
  expect(back.doc).toMatchObject({ play: { offers: [] }, you: { seat: 1 } });
  await back.until(() => back.doc!.lobby.seats[1]!.away === undefined);
  expect(await back.do({ do: 'takeBack' })).toMatchObject({ t: 'ok' });
  await back.until(() => back.doc!.play!.offers.length > 0);
  expect(await back.do({ do: 'replaceByBot', seat: 0 })).toMatchObject({ code: 'not_host' });
  expect(await ada.do({ do: 'replaceByBot', seat: 1 })).toMatchObject({ t: 'ok' });
  await back.until(() => back.doc!.play!.offers.length === 0);
});

test('at night nobody is told who is away', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  const { players } = await dealt(url, 3, { dark: true });
  const [ada, ben, cleo] = players as [Client, Client, Client];
  await ben.close();
  await clock.pass(10_000);
  await ada.act(ada.offer('wave'));
  await cleo.settled();
  expect(cleo.doc!.play!.table.night).toBe(true);
  expect(cleo.frames.join()).not.toContain('away');
});

test('somebody stands in for an absent host, who becomes host again on return', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  const { players, code, cookies } = await dealt(url, 2);
  const [ada, ben] = players as [Client, Client];
  await ada.close();
  await clock.pass(29_000);
  expect(ben.doc!.you!.host).toBe(false);
  await clock.pass(2_000);
  await ben.until(() => ben.doc!.you!.host);
  expect(ben.doc!.you!.standsIn).toBe(true);
  const back = await Client.join(url, code, { cookie: cookies[0]! });
  await back.until(() => back.doc!.you!.host);
  expect(back.doc!.you!.standsIn).toBeUndefined();
  await ben.until(() => !ben.doc!.you!.host);
});

test('a player who leaves can come back until the game is over; a bot keeps the seat', async () => {
  const { url } = await house();
  const { players, code, cookies } = await dealt(url, 3);
  const [ada, ben, cleo] = players as [Client, Client, Client];
  expect(await ben.do({ do: 'leave' })).toMatchObject({ t: 'ok' });
  expect(await ben.do({ do: 'leave' })).toMatchObject({ code: 'not_now' });
  await ada.until(() => ada.doc!.lobby.seats[1]!.standIn !== undefined);
  // No rule has been told: nothing of it is in the log, and the seat is as it was.
  expect(kinds(ada)).not.toContain('left');
  const again = await Client.join(url, code, { cookie: cookies[1]! });
  expect(await again.do({ do: 'takeBack' })).toMatchObject({ t: 'ok' });
  await again.until(() => again.doc!.play!.offers.length > 0);
  // Then he leaves after all, and the host gives his seat up.
  expect(await again.do({ do: 'leave' })).toMatchObject({ t: 'ok' });
  expect(await ada.do({ do: 'remove', seat: 1 })).toMatchObject({ t: 'ok' });
  expect(await again.do({ do: 'takeBack' })).toMatchObject({ code: 'not_now' });
  await ada.until(() => kinds(ada).includes('left'));
  for (let round = 1; round <= 3; round++)
    for (const it of [ada, cleo]) {
      await it.until(
        () =>
          it.doc!.play!.outcome !== null || it.doc!.play!.offers.some((one) => one.type === 'play' && !one.optional),
      );
      if (it.doc!.play!.outcome === null) await it.act(it.offer('play'), { card: 0 });
    }
  await ada.until(() => ada.doc!.lobby.state === 'over');
  // Whoever left has no seat in the next game.
  expect(await ada.do({ do: 'lobby' })).toMatchObject({ t: 'ok' });
  await ada.until(() => ada.doc!.lobby.state === 'lobby');
  expect(ada.doc!.lobby.seats[1]).toEqual({ seat: 1 });
});

test('when all people have left, the bots finish the game at once, whatever its clocks', async () => {
  const clock = fakeClock();
  const { url } = await house({ registered: games, clock });
  const { players } = await party(url, 1, 'succession');
  const [ada] = players as [Client];
  for (let seat = 1; seat < 8; seat++) await ada.do({ do: 'bot', seat });
  await ada.do({ do: 'start' });
  await ada.until(() => ada.doc!.play !== undefined);
  expect(await ada.do({ do: 'leave' })).toMatchObject({ t: 'ok' });
  await clock.pass(120_000);
  await ada.until(() => ada.doc!.play!.outcome !== null);
});
