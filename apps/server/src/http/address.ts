import type { Context } from 'hono';
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

/** The client's IP address. */
export function addressOf(c: Context, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for') : undefined;
  // Only our own proxy's entry, the last one, can be trusted: anybody may have written the others.
  const last = forwarded?.split(',').at(-1)?.trim();
  if (last) return last;
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket?.remoteAddress ?? 'unknown';
}

/** Is this a loopback address? */
export const isLocal = (address: string): boolean => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);

/** How limits group addresses. */
export interface Origin {
  /**
   * One household or club: an IPv4 address, or the /64 network of an IPv6 address, which one connection has to itself.
   */
  readonly near: string;
  /** All that one customer of a provider may have: the same IPv4 address, or the /48 network. */
  readonly far: string;
}

/**
 * The groups of an address.
 *
 * @example
 * originOf('::ffff:203.0.113.9'); // => { near: '203.0.113.9', far: '203.0.113.9' }
 * originOf('2001:db8:1:2::7'); // => { near: '2001:db8:1:2', far: '2001:db8:1' }
 */
export function originOf(address: string): Origin {
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const [bare = ''] = address.split('%');
  if (mapped !== undefined || !isIPv6(bare)) return { near: mapped ?? address, far: mapped ?? address };
  // The URL parser normalizes addresses to have at most one gap of zeros.
  const [head = '', tail] = new URL(`http://[${bare}]/`).hostname.slice(1, -1).split('::');
  const groups = (part: string | undefined): string[] => part?.split(':').filter(Boolean) ?? [];
  const [left, right] = [groups(head), groups(tail)];
  const all = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return { near: all.slice(0, 4).join(':'), far: all.slice(0, 3).join(':') };
}
