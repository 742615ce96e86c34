import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from './env.ts';

/** Where the web app lies once it is built. */
export const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Files whose name changes with their content. */
const HASHED = /^\/assets\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The web app: its files, and its one page for every address that people may type or keep. */
export function webRoutes(folder: string): Hono<Env> {
  const root = relative(process.cwd(), folder) || '.';
  const app = new Hono<Env>();
  if (!existsSync(folder)) {
    return app.get('*', (c) => c.text('The web app has not been built yet. Run: npm run build -w @masque/web\n', 503));
  }
  // Set when the answer is made: what `onFound` of the library sets then comes too late.
  app.use(async (c, next) => {
    await next();
    if (c.res.status < 400) c.res.headers.set('cache-control', HASHED.test(c.req.path) ? IMMUTABLE : 'no-cache');
  });
  return app
    .get('*', serveStatic({ root, precompressed: true }))
    .get('/assets/*', (c) => c.notFound())
    .get('*', serveStatic({ root, path: 'index.html', precompressed: true }));
}
