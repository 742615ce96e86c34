import { renderUnicodeCompact } from 'uqr';
import type { Config } from './config.ts';

/**
 * What the server says when it is open: where, and how phones get there.
 *
 * @param addresses of this machine in the local network; `null`: those that it knows lead to nobody
 * @param withCode whether to show the first address as a QR code, too
 */
export function greeting(
  port: number,
  { url, https, cert }: Pick<Config, 'url' | 'https' | 'cert'>,
  addresses: readonly string[] | null,
  withCode: boolean,
): string {
  const scheme = https ? 'https' : 'http';
  const here = `${scheme}://localhost:${port}`;
  const known = url !== undefined ? [url] : (addresses?.map((it) => `${scheme}://${it}:${port}`) ?? null);
  const lines = [`Masque is open: ${here}`, ...(known ?? []).map((it) => `    for phones: ${it}`)];
  if (!known)
    lines.push(
      '    for phones: open it at the address of this machine, which a server in a container cannot know. QR codes then lead there.',
      `    To lead them there from anywhere, set MASQUE_URL=${scheme}://192.168.1.7:${port}, with that address instead of 192.168.1.7.`,
    );
  if (https && !cert)
    lines.push(
      '    Each phone warns once, because no authority has signed the certificate: press Advanced, then Continue. See docs/https.md.',
    );
  if (withCode && known) lines.push('', renderUnicodeCompact(known[0] ?? here, { border: 1 }));
  return `${lines.join('\n')}\n`;
}
