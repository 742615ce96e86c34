import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, statSync } from 'node:fs';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownCertificate } from './https.ts';
import { house } from './test/house.ts';

const DAY = 24 * 60 * 60 * 1000;
const folder = (): string => mkdtempSync(join(tmpdir(), 'masque-https-'));

test('a certificate names this machine, is kept, and only its owner may read it', async () => {
  const data = folder();
  const now = Date.now();
  const made = await ownCertificate(data, ['192.168.7.7'], now);
  const read = new X509Certificate(made.cert);
  expect(read.checkHost('localhost')).toBe('localhost');
  expect(read.checkIP('192.168.7.7')).toBe('192.168.7.7');
  // Browsers reject certificates that are valid for more than 398 days.
  expect(Date.parse(read.validTo) - Date.parse(read.validFrom)).toBeLessThanOrEqual(398 * DAY);
  expect(statSync(join(data, 'https.pem')).mode & 0o077).toBe(0);
  const again = await ownCertificate(data, ['192.168.7.7'], now + 300 * DAY);
  expect(again.cert.trim()).toBe(made.cert.trim());
});

test('a certificate is renewed for an address that it does not name, and before it expires', async () => {
  const data = folder();
  const now = Date.now();
  const fingerprint = async (address: string, at: number) =>
    new X509Certificate((await ownCertificate(data, [address], at)).cert).fingerprint256;
  const first = await fingerprint('192.168.7.7', now);
  const moved = await fingerprint('10.0.0.9', now);
  expect(moved).not.toBe(first);
  expect(await fingerprint('10.0.0.9', now + 390 * DAY)).not.toBe(moved);
});

test('a server with a certificate speaks https, marks its cookies as secure and says so in its address', async () => {
  const tls = await ownCertificate(':memory:', []);
  const { url } = await house({ tls });
  expect(url).toMatch(/^https:/);
  const answer = await new Promise<{ status: number; cookie: string }>((done, fail) => {
    const asked = request(`${url}/api/me`, {
      method: 'POST',
      ca: tls.cert,
      headers: { 'content-type': 'application/json' },
    });
    asked.on('response', (it) => done({ status: it.statusCode!, cookie: String(it.headers['set-cookie']) }));
    asked.on('error', fail).end('{}');
  });
  expect(answer.status).toBeLessThan(300);
  expect(answer.cookie).toMatch(/secure/i);
});

test('plain http on the port of https is led to the secure page', async () => {
  const tls = await ownCertificate(':memory:', []);
  const { url } = await house({ tls });
  const { host } = new URL(url);
  const led = await fetch(`http://${host}/t/VELA?as=watch`, { redirect: 'manual' });
  expect([led.status, led.headers.get('location')]).toEqual([307, `https://${host}/t/VELA?as=watch`]);
  // What is neither is dropped, and the server goes on.
  const socket = connect({ port: Number(new URL(url).port), host: 'localhost' });
  socket.on('error', () => {}).end('\x16nonsense');
  await once(socket, 'close');
  expect((await fetch(`http://${host}/`, { redirect: 'manual' })).status).toBe(307);
});

test('whoever stops in the middle of a word of plain http does not hold up the end of the server', async () => {
  const server = await house({ tls: await ownCertificate(':memory:', []) });
  const socket = connect({ port: Number(new URL(server.url).port), host: 'localhost' });
  socket.on('error', () => {}).write('G');
  await once(socket, 'connect');
  await fetch(server.url.replace('https', 'http'), { redirect: 'manual' });
  const gone = once(socket, 'close');
  await server.close();
  await gone;
});
