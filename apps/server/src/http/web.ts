import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from './env.ts';

/** Where the web app lies once it is built. */
export const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Files whose name changes with their content. */
const HASHED = /^\/assets\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What a Content Security Policy says of the scripts inside the page, its import map alone: their hashes. */
export function inlineHashes(folder: string): string[] {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script type="importmap">([^<]*)<\/script>/g);
  return [...scripts].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
}

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
