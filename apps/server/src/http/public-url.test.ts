import { Hono, type Context } from 'hono';
import { expect, test } from 'vitest';
import { publicUrl, qrTo } from './public-url.ts';

/** What a server would tell somebody who asks like this. */
const told = async (
  answer: (c: Context) => string | null,
  url: string,
  headers: Record<string, string> = {},
): Promise<string | null> => {
  let said: string | null = null;
  const app = new Hono().get('*', (c) => ((said = answer(c)), c.body(null)));
  await app.request(url, { headers });
  return said;
};

const plain = { trustProxy: false, url: undefined };
const LAN = ['192.168.1.7', '10.0.0.3'];

test.each<[url: string, headers: Record<string, string>, given: object, address: string | null]>([
  ['http://192.168.1.9:8080/api', {}, {}, 'http://192.168.1.9:8080'],
  ['http://masque.local:8080/api', {}, {}, 'http://masque.local:8080'],
  ['http://localhost:8080/api', {}, {}, 'http://192.168.1.7:8080'],
  ['http://127.0.0.1:8080/api', {}, { addresses: [] }, 'http://127.0.0.1:8080'],
  ['http://localhost:8080/api', {}, { url: 'https://masque.club/' }, 'https://masque.club'],
  // In a container.
  ['http://192.168.1.9:3000/api', {}, { addresses: null }, 'http://192.168.1.9:3000'],
  ['http://localhost:3000/api', {}, { addresses: null }, null],
  ['http://localhost:3000/api', {}, { addresses: null, url: 'http://192.168.1.9:3000' }, 'http://192.168.1.9:3000'],
  // Behind a proxy.
  [
    'http://172.18.0.4:8080/api',
    { 'x-forwarded-host': 'masque.club', 'x-forwarded-proto': 'https' },
    { trustProxy: true, addresses: null },
    'https://masque.club',
  ],
  ['http://172.18.0.4:8080/api', { 'x-forwarded-host': 'evil.example' }, {}, 'http://172.18.0.4:8080'],
  ['http://masque.club/api', { 'x-forwarded-proto': 'https, http' }, { trustProxy: true }, 'https://masque.club'],
  ['http://masque.club/api', { 'x-forwarded-host': 'no host' }, { trustProxy: true }, 'http://masque.club'],
])('at %s with %j and %j, others are sent to %s', async (url, headers, given, address) => {
  const { addresses = LAN, ...config } = given as { addresses?: string[] | null };
  expect(await told((c) => publicUrl(c, { ...plain, ...config }, addresses), url, headers)).toBe(address);
});

test('where no phone could follow it, there is no QR code, but what to do about it', async () => {
  const drawn = (addresses: readonly string[] | null, language = 'en') =>
    told((c) => qrTo(c, plain, '/t/VELA', addresses), 'http://localhost:8080/', { 'accept-language': language });
  expect(await drawn(LAN)).toContain('<path');
  expect(await drawn(null)).toContain('MASQUE_URL');
  expect(await drawn(null)).not.toContain('<path');
  expect(await drawn(null, 'fr')).toContain('téléphone');
});
