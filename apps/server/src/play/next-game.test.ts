import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { finish } from '../test/evening.ts';
import { house, open, visitor } from '../test/house.ts';

test('an action that waits for the next deal is done for the seat that its player has then', async () => {
  const { url } = await house();
  const cookies = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dov'].map((name) => visitor(url, name)));
  const code = await open(url, cookies[2]!);
  const players: Client[] = [];
  for (const [seat, cookie] of cookies.entries()) {
    const it = await Client.join(url, code, { cookie });
    await it.do({ do: 'sit', seat });
    players.push(it);
  }
  const [, ben, cleo, dov] = players as [Client, Client, Client, Client];
  await cleo.do({ do: 'start', anyway: true });
  await Promise.all(players.map((it) => it.until(() => it.doc?.play != null)));
  const { id } = cleo.doc!.play!;
  const first = cleo.offer('play');
  await finish(players);
  expect(await ben.do({ do: 'stand' })).toMatchObject({ t: 'ok' });

  // Everybody after Ben moves up by one seat.
  const [dealt, done] = await Promise.all([cleo.do({ do: 'rematch' }), cleo.act(first, { card: 0 })]);
  expect([dealt, done]).toMatchObject([{ t: 'ok' }, { t: 'ok' }]);
  await dov.until(() => dov.doc?.play != null && dov.doc.play.id !== id);
  await dov.settled();
  expect(dov.doc!.you!.seat).toBe(2);
  expect(dov.offer('play').optional).toBeUndefined();
  expect(cleo.offer('play').optional).toBe(true);
});
