import { expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { finish } from '../../test/evening.ts';
import { dealt, house, party, visitor } from '../../test/house.ts';

test('a host hands over on purpose, in the lobby and in a game', async () => {
  const { url } = await house();
  const { players } = await party(url, 3);
  const [ada, ben, cleo] = players as [Client, Client, Client];
  expect(await ben.do({ do: 'handOver', seat: 1 })).toMatchObject({ code: 'not_host' });
  expect(await ada.do({ do: 'handOver', seat: 5 })).toMatchObject({ code: 'no_seat' });
  await ada.do({ do: 'options', options: { veiled: true, bots: false } });
  expect(await ada.do({ do: 'handOver', seat: 1 })).toMatchObject({ t: 'ok' });
  await ben.until(() => ben.doc!.you!.host);
  await ada.until(() => !ada.doc!.you!.host);
  expect(ben.doc!.you!.standsIn).toBeUndefined();
  // Nobody inherits what they may not know.
  expect(ben.doc!.lobby.options).not.toHaveProperty('bots');
  expect(await ada.do({ do: 'start', anyway: true })).toMatchObject({ code: 'not_host' });
  expect(await ben.do({ do: 'start', anyway: true })).toMatchObject({ t: 'ok' });
  await cleo.until(() => cleo.doc!.play !== null);
  expect(await ben.do({ do: 'handOver', seat: 2 })).toMatchObject({ t: 'ok' });
  await cleo.until(() => cleo.doc!.you!.host);
});

test('a host removes somebody in the middle of a game: the game goes on, and the next one without them', async () => {
  const { url } = await house();
  const { players, code } = await dealt(url, 3);
  const [ada, ben, cleo] = players as [Client, Client, Client];
  expect(await ben.do({ do: 'remove', seat: 2 })).toMatchObject({ code: 'not_host' });
  expect(await ada.do({ do: 'remove', seat: 0 })).toMatchObject({ code: 'no_seat' });
  expect(await ada.do({ do: 'remove', seat: 2 })).toMatchObject({ t: 'ok' });
  await cleo.until(() => cleo.doc!.you!.gone === true);
  expect(ben.doc!.you!.gone).toBeUndefined();
  expect(await ada.do({ do: 'remove', seat: 2 })).toMatchObject({ code: 'not_now' });
  // They have no way back into this game, nor into its chat, nor to the role of host.
  expect(await cleo.do({ do: 'takeBack' })).toMatchObject({ code: 'not_now' });
  await ada.do({ do: 'settings', chat: true });
  expect(await cleo.do({ do: 'say', channel: 'table', text: 'No!' })).toMatchObject({ t: 'refused' });
  expect(await ada.do({ do: 'handOver', seat: 2 })).toMatchObject({ code: 'no_seat' });
  const other = await Client.join(url, code, { cookie: await visitor(url) });
  expect(await other.do({ do: 'wasHere', seat: 2 })).toMatchObject({ code: 'no_seat' });

  await finish([ada, ben]);
  expect(await ada.do({ do: 'lobby' })).toMatchObject({ t: 'ok' });
  await cleo.until(() => cleo.doc!.lobby.state === 'lobby');
  expect(cleo.doc!.you).toMatchObject({ seat: null });
  expect(ada.doc!.lobby.seats.map((it) => it.name)).toEqual(['Ada', 'Ben', undefined]);
});
