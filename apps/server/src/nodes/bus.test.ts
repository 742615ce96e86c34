import { Redis } from 'ioredis';
import { afterAll, expect, test } from 'vitest';
import { OwnRedis } from '../chaos/own-redis.ts';
import { redisBus, type OpenBus } from './bus.ts';

const redis = await OwnRedis.start();
if (!redis) console.warn('No redis-server found: messages between nodes are not tested over Redis.');
afterAll(() => redis?.kill());

const never = (host: string, reason: string): void => expect.unreachable(`${host}: ${reason}`);

/** The other way for texts, and what went that way. */
function otherWay() {
  const otherwise: string[] = [];
  const other: OpenBus = async () => ({ send: (_, text) => void otherwise.push(text), close: async () => {} });
  return { other, otherwise };
}

/** Two nodes that talk over Redis, and what the second one heard. */
async function twoNodes() {
  const { other, otherwise } = otherWay();
  const heard: string[] = [];
  const here = await redisBus(redis!.url, other, never)('here', () => {});
  const there = await redisBus(redis!.url, other, never)('there', (text) => void heard.push(text));
  return { here, there, heard, otherwise };
}

test.skipIf(!redis)(
  'texts cross Redis as they are; while it is away they go the other way, and then over it again',
  async () => {
    const { here, there, heard, otherwise } = await twoNodes();
    const texts = ['{"a":1}', '', 'é🎭\r\n$1\r\n\0', 'x'.repeat(100_000)];
    for (const it of texts) here.send('there', it);
    here.send('*', 'to all');
    here.send('nobody', 'to nobody');
    await expect.poll(() => heard).toEqual([...texts, 'to all']);
    expect(otherwise).toEqual([]);

    await redis!.kill();
    await expect.poll(() => (here.send('there', 'away'), otherwise.length)).toBeGreaterThan(0);
    await redis!.start();
    heard.length = 0;
    await expect.poll(() => (here.send('there', 'back'), heard), { timeout: 10_000 }).toContain('back');
    // Afterwards, the client waits for no answer either, which could be mistaken for the answer to another command.
    const sent = Array.from({ length: 200 }, (_, i) => `${i}`);
    heard.length = 0;
    for (const it of sent) here.send('there', it);
    await expect.poll(() => heard.filter((it) => it !== 'back')).toEqual(sent);
    await Promise.all([here.close(), there.close()]);
  },
);

test.skipIf(!redis)(
  'while Redis is connected and carries nothing, texts go the other way',
  { timeout: 30_000 },
  async () => {
    const { here, there, heard, otherwise } = await twoNodes();
    redis!.freeze();
    await expect.poll(() => (here.send('there', 'paused'), otherwise), { timeout: 10_000 }).toContain('paused');
    redis!.thaw();
    await expect.poll(() => (here.send('there', 'back'), heard), { timeout: 10_000 }).toContain('back');
    await Promise.all([here.close(), there.close()]);
  },
);

test.skipIf(!redis)('a Redis that answers though it is told not to is done without', async () => {
  const admin = new Redis(redis!.url);
  await admin.call('acl', 'setuser', 'default', '-client|reply');
  const { other, otherwise } = otherWay();
  const here = await redisBus(redis!.url, other, never)('here', () => {});
  await expect.poll(() => (here.send('there', 'text'), otherwise)).toContain('text');
  await here.close();
  admin.disconnect();
});

test.skipIf(!redis)('a server that starts while Redis is away talks the other way until it is there', async () => {
  const { other, otherwise } = otherWay();
  const heard: string[] = [];
  const told: string[][] = [];
  await redis!.kill();
  const open = redisBus(redis!.url, other, (...it) => void told.push(it));
  const [here, there] = await Promise.all([open('here', () => {}), open('there', (text) => void heard.push(text))]);
  const { host } = new URL(redis!.url);
  expect(told).toEqual(Array(2).fill([host, expect.stringContaining('ECONNREFUSED')]));
  here.send('there', 'the other way');
  expect(otherwise).toEqual(['the other way']);

  await redis!.start();
  await expect.poll(() => (here.send('there', 'over Redis'), heard), { timeout: 10_000 }).toContain('over Redis');
  expect(told).toHaveLength(2);
  await Promise.all([here.close(), there.close()]);
});
