import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { ask, visitor } from '../test/house.ts';
import { dealtOver, hasRedis, REDIS, useNodes, waves } from '../test/nodes.ts';

const { database, node, stop } = await useNodes();

const buses = [['PostgreSQL alone', {}] as const, ...(hasRedis ? [['Redis', { redis: REDIS }] as const] : [])];

describe.skipIf(!database).each(buses)('nodes over %s', (_, options) => {
  test('a table can be played from any node, and everybody sees the same', async () => {
    const [one, two] = [await node(options), await node(options)];
    const { code, ada, ben } = await dealtOver([one.url, two.url]);
    const screen = await Client.join(two.url, code, { as: 'screen' });
    for (let i = 0; i < 5; i++) {
      expect(await ada.act(ada.offer('wave'))).toMatchObject({ t: 'ok' });
      expect(await ben.act(ben.offer('wave'))).toMatchObject({ t: 'ok' });
    }
    for (const it of [ada, ben, screen]) await it.until(() => waves(it) === 10);
    expect(ben.doc!.play!.table).not.toEqual(ada.doc!.play!.table);
    // A bad message is answered, and a repeated request is carried out only once.
    ben.socket.send('{');
    await ben.until(() => ben.messages.some((it) => it.t === 'refused'));
    const [offer, key] = [ben.offer('wave'), randomUUID()];
    for (let i = 0; i < 2; i++) expect(await ben.act(offer, {}, key)).toMatchObject({ t: 'ok' });
    await ada.until(() => waves(ada) === 11);
    await ada.settled();
    expect(waves(ada)).toBe(11);
    // The list of tables and a table's page are the same everywhere.
    for (const url of [one.url, two.url]) {
      const page: unknown = await (await ask(url, `/api/tables/${code}`)).json();
      expect(page).toMatchObject({ code, game: 'toy', state: 'playing' });
    }
  });

  test('a client that returns at another node resumes where it was', async () => {
    const [one, two] = [await node(options), await node(options)];
    const { code, cookies, ada, ben } = await dealtOver([one.url, two.url]);
    for (const [from, cookie, url] of [
      [ben, cookies[1], one.url],
      [ada, cookies[0], two.url],
    ] as const) {
      await from.close();
      const back = await Client.join(url, code, { cookie, from });
      await back.settled();
      expect(back.messages.map((it) => it.t)).toEqual(['welcome', 'pong']);
      expect(await back.act(back.offer('wave'))).toMatchObject({ t: 'ok' });
    }
  });

  test('a node that stops hands its tables over, clocks included', async () => {
    const [one, two] = [await node(options), await node(options)];
    const { code, cookies, ada, ben } = await dealtOver([one.url, two.url], { ms: 2500 });
    await ada.act(ada.offer('wave'));
    await stop(one);
    await ben.until(() => ben.closed !== null);
    const [adaAgain, benAgain] = await Promise.all(
      [ada, ben].map((from, seat) => Client.join(two.url, code, { cookie: cookies[seat]!, from })),
    );
    await adaAgain!.until(() => waves(adaAgain!) === 1);
    expect(await benAgain!.act(benAgain!.offer('wave'))).toMatchObject({ t: 'ok' });
    // Nobody plays: the clocks of three rounds ring, once each.
    await adaAgain!.until(() => adaAgain!.doc!.play!.outcome !== null);
    const file = (await (await ask(two.url, `/api/tables/${code}/export`)).json()) as { inputs: { n?: number }[] };
    const rung = file.inputs.flatMap((it) => ('deadline' in it ? [it.n] : []));
    expect(rung).toHaveLength(3);
    expect(new Set(rung).size).toBe(3);
  });

  test('a code made at one node transfers a seat at another', async () => {
    const [one, two] = [await node(options), await node(options)];
    const cookie = await visitor(one.url, 'Ada');
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const) {
      const { code } = (await (await ask(from.url, '/api/me/link', {}, cookie)).json()) as { code: string };
      const taken = await ask(to.url, '/api/takeover', { code });
      expect([taken.status, await taken.json()]).toEqual([200, expect.objectContaining({ name: 'Ada' })]);
      expect(taken.headers.get('set-cookie')).toContain(cookie.split('=')[1]!);
    }
  });
});

test.skipIf(!database || !hasRedis)('what one address asks is counted over all nodes', async () => {
  const options = { redis: REDIS, limits: 1, key: randomBytes(32).toString('hex') };
  const nodes = [await node(options), await node(options)];
  const tries: number[] = [];
  for (let i = 0; i < 70; i++) tries.push((await ask(nodes[i % 2]!.url, '/api/tables', { game: 'none' })).status);
  // Sixty tables per minute, across all nodes.
  expect(tries.filter((it) => it !== 429)).toHaveLength(60);
  expect(tries.slice(60)).toEqual(Array<number>(10).fill(429));
  const beginning = { name: 'x', color: 'brass', language: 'en', evening: 'x', host: { name: 'Eve', mask: 'owl' } };
  const founded: number[] = [];
  for (let i = 0; i < 12; i++) founded.push((await ask(nodes[i % 2]!.url, '/api/clubs', beginning)).status);
  expect(founded).toEqual([...Array<number>(10).fill(201), 429, 429]);
});

test.skipIf(!database)('metrics tell nodes apart, and count what they have to do with each other', async () => {
  const [one, two] = [await node(), await node()];
  await dealtOver([one.url, two.url]);
  const read = async (url: string, name: string): Promise<string> =>
    new RegExp(`^masque_${name} ?(.*)$`, 'm').exec(await (await ask(url, '/metrics')).text())![1]!;
  const both = (name: string) => Promise.all([one, two].map(({ url }) => read(url, name)));
  expect(new Set(await both('node')).size).toBe(2);
  // The table.
  expect((await both('leases')).sort()).toEqual(['0', '1']);
  for (const it of [...(await both('messages_sent')), ...(await both('messages_received'))])
    expect(Number(it)).toBeGreaterThan(0);
  const [first] = await both('leases');
  const [owner, other] = first === '1' ? [one, two] : [two, one];
  expect(await read(other.url, 'taken_over')).toBe('0');
  await stop(owner);
  await expect.poll(() => read(other.url, 'taken_over'), { timeout: 20_000 }).toBe('1');
  expect(await read(other.url, 'leases')).toBe('1');
});
