import type { Context } from 'hono';
import { renderSVG } from 'uqr';
import type { Config } from '../config.ts';
import { addressesForPhones, urlForOthers } from '../network.ts';
import { say } from '../text.ts';
import { languageOf } from './problems.ts';

/** How the browser addressed this server, or the proxy in front of it if that is trusted. */
function asked(c: Context, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  if (!trustProxy) return c.req.url;
  const first = (name: string): string | undefined => c.req.header(name)?.split(',')[0]?.trim() || undefined;
  const { protocol, host } = new URL(c.req.url);
  const origin = `${first('x-forwarded-proto') ?? protocol.slice(0, -1)}://${first('x-forwarded-host') ?? host}`;
  return URL.canParse(origin) ? origin : c.req.url;
}

type Settings = Pick<Config, 'trustProxy' | 'url'>;

/**
 * The address at which others reach this server: as set, or as whoever asks has reached it; `null`: not known.
 *
 * @param addresses of this machine, for who asks on the machine itself
 */
export const publicUrl = (c: Context, config: Settings, addresses = addressesForPhones()): string | null =>
  config.url?.replace(/\/+$/, '') ?? urlForOthers(asked(c, config), addresses);

/** The address to show as text: if others cannot be told any, the one that was asked. */
export const shownUrl = (c: Context, config: Settings): string =>
  publicUrl(c, config) ?? new URL(asked(c, config)).origin;

/**
 * A page of this server as a QR code. If its address is not known, a picture that says how to make it known, because a
 * code would lead nowhere.
 */
export function qrTo(c: Context, config: Settings, path: string, addresses = addressesForPhones()): string {
  const url = publicUrl(c, config, addresses);
  return url === null
    ? written(say('localhost.qr', { language: languageOf(c) }))
    : renderSVG(url + path, { border: 2 });
}

/** Width of a line of the picture, in characters. */
const LINE = 22;

function written(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > LINE) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  const top = 50 - 4 * (lines.length - 1);
  const rows = lines.map((it, i) => `<text x="50" y="${top + 8 * i}">${it}</text>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100%" height="100%" font-family="sans-serif" ` +
    `font-size="6.5" text-anchor="middle" dominant-baseline="middle">${rows}</svg>`
  );
}
