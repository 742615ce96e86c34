import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServiceLink } from './road.ts';
import type { Site } from './site.ts';

/** Addresses for tests of networks (RFC 2544); each wire has four of them. */
const addressesOf = (node: number, wire: number) => {
  const first = `198.18.${node}.${4 * wire}`;
  const at = (n: number): string => first.replace(/\d+$/, String(4 * wire + n));
  return { here: at(1), there: at(2) };
};
/** Below the 15 letters that the name of an interface may have. */
const nameOf = (node: number, wire: number): string => `masque${node}.${wire}`;

const run = (command: string, ...args: readonly string[]): void =>
  void execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });

/**
 * A network namespace for one node. A wire of its own leads to each service, and one more to the phones. It must be
 * opened in a network of our own (`own-network.ts`), and goes with the process that opened it.
 *
 * @param node number of the node, from 0
 * @param services URLs of services that listen at all addresses
 */
export async function inNamespace(node: number, services: readonly string[]): Promise<Site> {
  // A namespace lives as long as a process in it, and this one as long as its input is open.
  const keeper = spawn('unshare', ['--net', 'cat'], { stdio: ['pipe', 'pipe', 'inherit'] });
  keeper.stdin.write('open\n');
  const ended = once(keeper, 'exit').then(() => Promise.reject(new Error('There is no network namespace here.')));
  await Promise.race([once(keeper.stdout, 'data'), ended]);
  ended.catch(() => {});
  const enter = ['nsenter', `--net=/proc/${keeper.pid}/ns/net`] as const;
  const inside = (...command: readonly string[]): void => run(enter[0], enter[1], ...command);
  inside('ip', 'link', 'set', 'lo', 'up');
  const wires = ['phones', ...services].map((_, wire) => {
    const [name, { here, there }] = [nameOf(node, wire), addressesOf(node, wire)];
    run('ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', name, 'netns', String(keeper.pid));
    for (const [at, address] of [
      [run, here],
      [inside, there],
    ] as const) {
      at('ip', 'address', 'add', `${address}/30`, 'dev', name);
      at('ip', 'link', 'set', name, 'up');
    }
    return { name, here, there };
  });
  const [toPhones, ...toServices] = wires;
  return {
    host: toPhones!.there,
    enter,
    urls: services.map((it, i) => at(it, toServices[i]!.here)),
    lines: toServices.map(({ name, here }): ServiceLink => ({
      block: () => run('ip', 'link', 'set', name, 'down'),
      tear: () => inside('ss', '--kill', 'dst', here),
      open: () => run('ip', 'link', 'set', name, 'up'),
    })),
    close: () => void keeper.stdin.end(),
  };
}

function at(url: string, host: string): string {
  const it = new URL(url);
  it.hostname = host;
  return it.href;
}
