import { expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { dealt, house, party, visitor } from '../../test/house.ts';

test('a phone that dies in a game is replaced once the host confirms, and the old one is disconnected', async () => {
  const { url } = await house();
  const { code, cookies, players } = await dealt(url, 3);
  const [ada, ben, cleo] = players as [Client, Client, Client];
  const held = JSON.stringify(ben.doc!.play);
  const next = await Client.join(url, code, { cookie: await visitor(url) });
  expect(JSON.stringify(next.doc!.play)).not.toBe(held);
  // Only the host sees the request, and only the host can grant it.
  expect(await next.do({ do: 'wasHere', seat: 1 })).toMatchObject({ t: 'ok' });
  await ada.until(() => ada.doc!.you!.returning?.length === 1);
  await next.until(() => next.doc!.you!.was === 1);
  const { id, seat } = ada.doc!.you!.returning![0]!;
  expect(seat).toBe(1);
  expect(cleo.doc!.you!.returning).toBeUndefined();
  expect(await cleo.do({ do: 'giveBack', id, on: true })).toMatchObject({ code: 'not_host' });
  expect(await next.do({ do: 'giveBack', id, on: true })).toMatchObject({ code: 'not_host' });
  expect(next.doc!.you!.seat).toBeNull();

  expect(await ada.do({ do: 'giveBack', id, on: true })).toMatchObject({ t: 'ok' });
  await next.until(() => next.doc!.you!.seat === 1);
  expect(JSON.stringify(next.doc!.play)).toBe(held);
  expect(next.doc!.you!.was).toBeUndefined();
  await ben.until(() => ben.doc!.you!.seat === null);
  expect(JSON.stringify(ben.doc!.play)).not.toBe(held);
  expect(ben.doc!.play!.offers).toEqual([]);
  expect((await Client.join(url, code, { cookie: cookies[1]! })).doc!.you!.seat).toBeNull();
  expect(ada.doc!.you!.returning).toBeUndefined();
  // The new phone plays.
  await next.until(() => next.doc!.play!.offers.length > 0);
  expect(await next.act(next.doc!.play!.offers[0]!, { card: 0 })).toMatchObject({ t: 'ok' });
});

test('if two phones claim a seat, the host sees both and gives it to one', async () => {
  const { url } = await house();
  const { code, players } = await party(url, 2);
  const [ada, ben] = players as [Client, Client];
  const phone = async (): Promise<Client> => Client.join(url, code, { cookie: await visitor(url) });
  const [one, two] = [await phone(), await phone()];
  for (const it of [one, two]) expect(await it.do({ do: 'wasHere', seat: 1 })).toMatchObject({ t: 'ok' });
  await ada.until(() => ada.doc!.you!.returning?.length === 2);
  const [first, second] = ada.doc!.you!.returning!;
  expect(await ada.do({ do: 'giveBack', id: first!.id, on: false })).toMatchObject({ t: 'ok' });
  await one.until(() => one.doc!.you!.was === undefined);
  expect(ben.doc!.you!.seat).toBe(1);
  expect(await ada.do({ do: 'giveBack', id: second!.id, on: true })).toMatchObject({ t: 'ok' });
  await two.until(() => two.doc!.you!.seat === 1);
  expect(two.doc!.you!.name).toBe('Ben');
  expect(one.doc!.you!.seat).toBeNull();
});

test('a host who does not play cannot give herself a seat; a host who plays gets the chair back with the seat', async () => {
  const { url } = await house();
  const { code, players } = await dealt(url, 3);
  const [ada, ben] = players as [Client, Client];
  // A seated person cannot claim another seat, and nobody can claim the seat of a bot.
  expect(await ben.do({ do: 'wasHere', seat: 0 })).toMatchObject({ code: 'not_now' });
  const next = await Client.join(url, code, { cookie: await visitor(url) });
  expect(await next.do({ do: 'wasHere', seat: 7 })).toMatchObject({ code: 'no_seat' });
  // The host has lost her own phone: she confirms it from a second device and becomes host there.
  expect(await next.do({ do: 'wasHere', seat: 0 })).toMatchObject({ t: 'ok' });
  await ada.until(() => ada.doc!.you!.returning?.length === 1);
  expect(await ada.do({ do: 'giveBack', id: ada.doc!.you!.returning![0]!.id, on: true })).toMatchObject({ t: 'ok' });
  await next.until(() => next.doc!.you!.seat === 0);
  expect(next.doc!.you!.host).toBe(true);
  await ada.until(() => ada.doc!.you!.host === false);
  // Her old device has no seat any more and could only ask for one.
  expect(await ada.do({ do: 'wasHere', seat: 1 })).toMatchObject({ t: 'ok' });
  await next.until(() => next.doc!.you!.returning?.length === 1);
  const { id } = next.doc!.you!.returning![0]!;
  expect(await ada.do({ do: 'giveBack', id, on: true })).toMatchObject({ code: 'not_host' });
  expect(await next.do({ do: 'giveBack', id, on: false })).toMatchObject({ t: 'ok' });
});
