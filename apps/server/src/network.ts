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

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * The address at which others reach this server: as configured, or else as the client reached it, but never a name like
 * `localhost`, which means a different machine on each device.
 */
export function publicUrl(requested: string, configured?: string): string {
  if (configured !== undefined) return configured.replace(/\/+$/, '');
  const url = new URL(requested);
  const [lan] = lanAddresses();
  if (LOCAL.test(url.host) && lan !== undefined) url.hostname = lan;
  return url.origin;
}
