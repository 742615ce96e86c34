import { serve, type ServerType } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { StudioCommand, StudioDoc } from '@masque/protocol/studio';
import { Hono, type Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { relative } from 'node:path';
import type { Studio } from './studio.ts';

/** The host names of this machine. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The studio's pages and the API they use. */
export function siteOf(studio: Studio, pages: string): Hono {
  const app = new Hono();
  // Pages of other sites must neither play here nor read hidden information.
  app.use(async (c, next) => {
    const host = new URL(c.req.url).hostname;
    const origin = c.req.header('origin');
    if (!LOCAL.has(host) || (origin !== undefined && new URL(origin).host !== new URL(c.req.url).host))
      return c.text('The studio can only be used on this machine.', 403);
    return next();
  });
  app.get('/studio/table', (c) =>
    streamSSE(c, async (stream) => {
      const send = (doc: StudioDoc): void => void stream.writeSSE({ data: JSON.stringify(doc) });
      const stop = studio.follow(send);
      await new Promise<void>((done) => stream.onAbort(done));
      stop();
    }),
  );
  app.post('/studio/do', async (c) => c.json(await studio.do(await c.req.json<StudioCommand>())));
  app.post('/studio/reload', async (c) => (await studio.reload(), c.json({ ok: true })));
  app.get('/studio/test', async (c) => c.text(await studio.ask('test')));
  app.get('/studio/file', async (c) => c.json(await studio.ask('file')));
  app.get('/studio/promises', async (c) => c.json(await studio.ask('promises')));
  app.get('/studio/situations', async (c) => c.json(await studio.ask('situations')));
  const forward = async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const { status, type, body } = await studio.fetch(pathname + search);
    return new Response(Uint8Array.from(body), {
      status,
      headers: { 'content-type': type, 'cache-control': 'no-store' },
    });
  };
  app.get('/api/games/*', forward).get('/api/games', forward).get('/games/*', forward);
  app.get('/', (c) => c.redirect('/studio.html'));
  app.use(serveStatic({ root: relative(process.cwd(), pages) || '.' }));
  return app;
}

/** Serves the studio to this machine only. Resolves with the port. */
export const listen = (app: Hono, port: number): Promise<{ readonly server: ServerType; readonly port: number }> =>
  new Promise((done, fail) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info) =>
      done({ server, port: info.port }),
    );
    server.once('error', fail);
  });
