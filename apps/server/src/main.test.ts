import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@masque/store/test-database';
import { often } from '@masque/workspace/long';
import { expect, test } from 'vitest';
import { Client } from './test/client.ts';
import { open, visitor } from './test/house.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function run(env: Record<string, string>): {
  process: ChildProcess;
  out: () => string;
  said: (word: string) => Promise<void>;
  gone: Promise<number | null>;
} {
  const child = spawn(process.execPath, [...process.execArgv, MAIN], {
    env: { ...process.env, MASQUE_LOG: 'warn', ...env },
  });
  let out = '';
  child.stdout.on('data', (data) => (out += String(data)));
  child.stderr.on('data', (data) => (out += String(data)));
  const gone = new Promise<number | null>((done) => child.once('exit', done));
  const said = async (word: string): Promise<void> => {
    while (!out.includes(word) && child.exitCode === null) await new Promise((done) => setTimeout(done, 50));
    if (!out.includes(word)) throw new Error(`it said: ${out}`);
  };
  return { process: child, out: () => out, said, gone };
}

test('starts, prints its address, explains a used port, and stops cleanly', async () => {
  const DATA = mkdtempSync(join(tmpdir(), 'masque-'));
  const PORT = String(await freePort());
  const server = run({ PORT, DATA });
  await server.said('Masque is open');
  expect(server.out()).toContain(`http://localhost:${PORT}`);
  const url = `http://127.0.0.1:${PORT}`;
  const cookie = await visitor(url, 'Ada');
  const code = await open(url, cookie, 'coup');
  const ada = await Client.join(url, code, { cookie });
  expect(await ada.do({ do: 'sit' })).toMatchObject({ t: 'ok' });

  const guest = run({ PORT: '0', DATA });
  expect(await guest.gone).toBe(1);
  expect(guest.out()).toMatch(new RegExp(`in use: a server on port ${PORT}, process ${server.process.pid}`));
  expect(guest.out()).not.toContain('    at ');

  const second = run({ PORT, DATA: ':memory:' });
  expect(await second.gone).toBe(1);
  expect(second.out()).toContain(`Port ${PORT} is taken`);
  expect(second.out()).toContain(`PORT=${Number(PORT) + 1}`);
  expect(second.out()).not.toContain('    at ');

  server.process.kill('SIGTERM');
  expect(await server.gone).toBe(0);
  await ada.until(() => ada.closed !== null);
  expect(ada.closed!.code).toBe(1012);
  expect(server.out()).not.toContain(cookie.split('=')[1]!);
});

// Nightly: it starts two more servers.
test.skipIf(often(0, 1) === 0)('a server on a port that the machine has chosen is named by it', async () => {
  const DATA = mkdtempSync(join(tmpdir(), 'masque-'));
  const server = run({ PORT: '0', DATA });
  await server.said('Masque is open');
  const port = /localhost:(\d+)/.exec(server.out())![1]!;
  expect(Number(port)).toBeGreaterThan(0);
  const guest = run({ PORT: '0', DATA });
  expect(await guest.gone).toBe(1);
  expect(guest.out()).toContain(`in use: a server on port ${port}, process`);
  server.process.kill('SIGTERM');
  expect(await server.gone).toBe(0);
});

test('an error that nothing handles ends the server, and its message is not in the log', async () => {
  const fails = `setInterval(() => globalThis.open && { Duke() { throw new RangeError('the Duke') } }.Duke(), 100);`;
  const opens = `const write = process.stdout.write; process.stdout.write = (...it) => (globalThis.open = true, write.apply(process.stdout, it));`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(fails + opens)}`;
  const server = run({ PORT: '0', DATA: ':memory:', NODE_OPTIONS });
  expect(await server.gone).toBe(1);
  expect(server.out()).toContain('"msg":"the server ends because of an error that nothing has handled"');
  expect(server.out()).toContain('"type":"RangeError"');
  expect(server.out()).not.toContain('Duke');
});

test('a server that cannot start ends, whatever it has opened by then', async () => {
  const DATA = mkdtempSync(join(tmpdir(), 'masque-'));
  const server = run({ PORT: '0', DATA, MASQUE_CERT: '/nowhere', MASQUE_CERT_KEY: '/nowhere' });
  expect(await server.gone).toBe(1);
  expect(server.out()).toContain('Cannot read the certificate');
});

test('invalid settings are explained', async () => {
  const server = run({ PORT: 'eighty' });
  expect(await server.gone).toBe(1);
  expect(server.out()).toContain('PORT');
});
