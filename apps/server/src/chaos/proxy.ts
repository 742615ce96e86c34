import { freePort } from '@masque/store/test-database';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A load balancer before the nodes. */
export interface Proxy {
  readonly url: string;
  /** What it is, for whoever reads the result. */
  readonly name: string;
  close(): Promise<void>;
}

/** The configuration of the proxy that is shipped. */
const CADDYFILE = new URL('../../../../deploy/Caddyfile', import.meta.url);
/** How often our own proxy asks the nodes whether they are ready, in milliseconds. */
const HEALTH_MS = 500;

/** Caddy as it is shipped, without https. */
export async function caddy(command: string, nodes: readonly string[]): Promise<Proxy> {
  const version = execFileSync(command, ['version'], { encoding: 'utf8' }).trim();
  const shipped = await readFile(CADDYFILE, 'utf8');
  const hosts = nodes.map((it) => new URL(it).host);
  const before = shipped.replace(/reverse_proxy .* \{/, `reverse_proxy ${hosts.join(' ')} {`);
  const folder = await mkdtemp(join(tmpdir(), 'masque-caddy-'));
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\n${before}`);
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(command, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, DOMAIN: url, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (it) => (said = (said + String(it)).slice(-4000)));
  process.once('exit', () => child.kill('SIGKILL'));
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`Caddy did not start: ${said}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    url,
    name: `Caddy ${version}`,
    async close() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A small one, for machines without Caddy: it goes round the nodes that are ready, and tries another one if one is gone. */
export async function ownProxy(nodes: readonly string[]): Promise<Proxy> {
  const ready = new Set<string>();
  const look = async (): Promise<void> => {
    for (const it of nodes) {
      const answer = await fetch(`${it}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
      if (answer?.ok) ready.add(it);
      else ready.delete(it);
    }
  };
  await look();
  let timer: NodeJS.Timeout;
  const again = (): void => void (timer = setTimeout(() => void look().then(again), HEALTH_MS));
  again();
  let turn = 0;
  const choices = (): URL[] => {
    const all = [...ready].map((it) => new URL(it));
    const first = turn++ % Math.max(1, all.length);
    return [...all.slice(first), ...all.slice(0, first)];
  };
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => {
    void (async () => {
      const body = await text(asked);
      for (const { hostname, port } of choices()) {
        const { method, url: path, headers } = asked;
        const sent = request({ hostname, port, method, path, headers: { ...headers, connection: 'close' } });
        const got = await new Promise<IncomingMessage | null>((done) => {
          sent.once('response', done).once('error', () => done(null));
          sent.end(body);
        });
        if (!got) continue;
        answer.writeHead(got.statusCode!, got.headers);
        return void got.pipe(answer);
      }
      answer.writeHead(502).end();
    })();
  });
  server.on('upgrade', ({ method, url: path, rawHeaders }, near: Socket, head) => {
    const lines = [`${method} ${path} HTTP/1.1`];
    for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
    const open = ([node, ...others]: readonly URL[]): void => {
      if (!node) return void near.destroy();
      const far = connect(Number(node.port), node.hostname);
      far.once('error', () => open(others));
      far.once('connect', () => {
        far.removeAllListeners('error');
        far.write(`${lines.join('\r\n')}\r\n\r\n`);
        far.write(head);
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(one);
          one.pipe(other);
          one.on('error', () => other.destroy());
          one.on('close', () => (sockets.delete(one), other.destroy()));
        }
      });
    };
    open(choices());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    name: 'a proxy of our own',
    async close() {
      clearTimeout(timer);
      for (const it of sockets) it.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
