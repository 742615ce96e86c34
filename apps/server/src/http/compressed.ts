import type { MiddlewareHandler } from 'hono';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Maximum number of answers kept compressed. The oldest are forgotten first. */
const MAX_KEPT = 200;

const compress = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * For answers that are the same for everybody and seldom change: compresses each of them with Brotli at its best quality,
 * once, away from the thread that serves those who play. Whoever has the answer already gets none of it.
 *
 * @example
 * app.use('/games', compressedOnce());
 */
export function compressedOnce(): MiddlewareHandler {
  const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const small = (hash: string, bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> => {
    let it = kept.get(hash);
    if (!it) {
      kept.set(hash, (it = compress(bytes, best) as Promise<Buffer<ArrayBuffer>>));
      if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    }
    return it;
  };
  return async (c, next) => {
    await next();
    if (c.res.status !== 200 || c.res.headers.has('content-encoding')) return;
    const bytes = new Uint8Array(await c.res.arrayBuffer());
    const hash = createHash('sha1').update(bytes).digest('hex');
    const headers = new Headers(c.res.headers);
    headers.set('etag', `"${hash}"`);
    headers.append('vary', 'accept-encoding');
    const has = c.req.header('if-none-match')?.includes(hash) === true;
    const reads = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
    if (!has && reads) headers.set('content-encoding', 'br');
    c.res = undefined;
    c.res = has
      ? new Response(null, { status: 304, headers })
      : new Response(reads ? await small(hash, bytes) : bytes, { status: 200, headers });
  };
}
