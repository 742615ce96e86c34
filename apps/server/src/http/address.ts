import type { Context } from 'hono';
import type { Config } from '../config.ts';

/** The IP address that a request comes from. */
export function addressOf(c: Context, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for') : undefined;
  // Our own proxy wrote the last one; anybody may have written those before.
  const last = forwarded?.split(',').at(-1)?.trim();
  if (last) return last;
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket?.remoteAddress ?? 'unknown';
}

/** Is this the machine itself? */
export const isLocal = (address: string): boolean => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
