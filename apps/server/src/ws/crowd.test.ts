import { PROTOCOL } from '@masque/protocol';
import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { ask, dealt, house } from '../test/house.ts';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** A stranger from a network address, who is either admitted or turned away. */
async function comeIn(url: string, table: string, address: string): Promise<Client> {
  const client = new Client(url, from(address));
  await client.opened();
  client.send({ t: 'hello', v: PROTOCOL, table, as: 'watch', lang: 'en' });
  await client.until(() => client.doc !== null || client.closed !== null);
  return client;
}

test('however many strangers come, seated players can reconnect', async () => {
  const { url } = await house({ trustProxy: true, limits: 1000 });
  const { code, cookies, players } = await dealt(url, 2);
  await players[1]!.close();
  const strangers: Client[] = [];
  for (let line = 0; line < 6; line++) {
    const some = await Promise.all(Array.from({ length: 61 }, () => comeIn(url, code, `203.0.113.${line}`)));
    strangers.push(...some);
    // The limits: per network address, and in total.
    expect(some.filter((it) => it.closed === null)).toHaveLength(line < 5 ? 60 : 0);
  }
  const inside = strangers.filter((it) => it.closed === null);
  expect(strangers.find((it) => it.closed)!.closed).toMatchObject({ code: 1013 });
  const ben = await Client.join(url, code, { cookie: cookies[1]!, ...from('203.0.113.0') });
  expect(ben.doc!.you).toMatchObject({ seat: 1 });
  expect(await ben.act(ben.offer('wave'))).toMatchObject({ t: 'ok' });
  // Somebody who leaves makes room for the next.
  await inside[0]!.close();
  expect((await Client.join(url, code, { as: 'watch', ...from('203.0.113.99') })).doc).not.toBeNull();
});

test('all addresses of an IPv6 line count as one', async () => {
  const { url } = await house({ trustProxy: true, limits: 0.2 });
  const tries = Array.from({ length: 140 }, (_, i) =>
    fetch(`${url}/api/takeover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:1:2::${i.toString(16)}` },
      body: JSON.stringify({ code: 'AAAAAAAAAA' }),
    }).then((it) => it.status),
  );
  expect((await Promise.all(tries)).filter((it) => it === 429)).toHaveLength(20);
});

test('files and the description of the API count as requests, too', async () => {
  const { url } = await house({ limits: 0.0015 });
  const codes: number[] = [];
  for (let i = 0; i < 70; i++) codes.push((await ask(url, i % 2 ? '/openapi.json' : '/')).status);
  expect(codes.filter((it) => it === 429)).toHaveLength(10);
});

test('a socket beyond the limit is refused before the upgrade', async () => {
  const { url } = await house({ maxSockets: 1 });
  const first = new Client(url, {});
  await first.opened();
  await expect(Client.join(url, 'AAAA')).rejects.toThrow('429');
});
