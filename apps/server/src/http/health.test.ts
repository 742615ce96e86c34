import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ask, house } from '../test/house.ts';

test('health, readiness, and metrics for this machine alone', async () => {
  const { url } = await house({ trustProxy: true, metricsToken: 'a-long-secret' });
  expect(await (await ask(url, '/healthz')).json()).toEqual({ ok: true });
  expect(await (await ask(url, '/readyz')).json()).toEqual({ ok: true });
  expect(await (await ask(url, '/metrics')).text()).toContain('masque_sockets 0');
  const from = (headers: Record<string, string>) =>
    fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9', ...headers } });
  expect((await from({})).status).toBe(403);
  expect((await from({ authorization: 'Bearer wrong' })).status).toBe(403);
  expect((await from({ authorization: 'Bearer a-long-secret' })).status).toBe(200);
});

test('metrics for this machine are hidden from clients that come through a local proxy', async () => {
  const warned: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => warned.push(line) });
  const { url } = await house({ log });
  const through = (header: string) => fetch(`${url}/metrics`, { headers: { [header]: '203.0.113.9' } });
  expect((await through('x-forwarded-for')).status).toBe(403);
  expect((await through('forwarded')).status).toBe(403);
  expect((await ask(url, '/metrics')).status).toBe(200);
  expect(warned.filter((it) => it.includes('MASQUE_TRUST_PROXY=1'))).toHaveLength(1);
});

test('an untrusted proxy is logged once, with the setting to change', async () => {
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
  const through = (url: string) => fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const { url } = await house({ log });
  await ask(url, '/api/games');
  expect(said).toEqual([]);
  await through(url);
  await through(url);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('MASQUE_TRUST_PROXY=1');
  said.length = 0;
  await through((await house({ log, trustProxy: true })).url);
  expect(said).toEqual([]);
});
