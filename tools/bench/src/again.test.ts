import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { again } from './again.ts';

/** Starts a server and returns its address. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('a request on a broken connection is repeated', async () => {
  let asked = 0;
  const url = await listening((request, response) => {
    if (++asked === 1) request.socket.destroy();
    else response.end('here');
  });
  expect(await (await again(url, { method: 'POST', body: '{}' })).text()).toBe('here');
  expect(asked).toBe(2);
});

test('a server that never answers is named, with the reason', async () => {
  let asked = 0;
  const url = await listening((request) => {
    asked++;
    request.socket.destroy();
  });
  await expect(again(url, { method: 'POST', body: '{}' })).rejects.toThrow(
    `${url} did not answer 3 times: fetch failed`,
  );
  expect(asked).toBe(3);
});
