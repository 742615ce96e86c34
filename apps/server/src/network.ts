import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';

/** Interfaces of containers and virtual machines, which no phone can reach. */
const INNER = /^(docker|br-|veth|virbr|vmnet|vboxnet|lo)/;

/**
 * Addresses of this machine in the local network, most likely first.
 *
 * @example
 * lanAddresses().includes('127.0.0.1'); // => false
 */
export function lanAddresses(): string[] {
  const found = Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    INNER.test(name) ? [] : addresses.filter((it) => it.family === 'IPv4' && !it.internal).map((it) => it.address),
  );
  return found.sort((a, b) => rank(a) - rank(b));
}

const rank = (address: string): number =>
  address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : address.startsWith('169.254.') ? 3 : 2;

/** What Docker and Podman put into every container. */
const MARKS = ['/.dockerenv', '/run/.containerenv'];

/**
 * Addresses at which phones may find this machine; `null`: this process runs in a container, whose addresses are, nearly
 * always, those of a network within the machine.
 */
export const addressesForPhones = (): readonly string[] | null =>
  MARKS.some((it) => existsSync(it)) ? null : lanAddresses();

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * The address at which others reach this server: as the client reached it, but never a name like `localhost`, which means
 * a different machine on each device; `null`: the client is on this machine, whose address is not known.
 */
export function urlForOthers(requested: string, addresses: readonly string[] | null): string | null {
  const url = new URL(requested);
  if (!LOCAL.test(url.host)) return url.origin;
  const address = addresses?.[0];
  if (address === undefined) return addresses ? url.origin : null;
  url.hostname = address;
  return url.origin;
}
