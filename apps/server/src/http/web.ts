import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from './env.ts';

/** Folder of the built web app. */
export const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Files whose name changes with their content. */
const HASHED = /^\/assets\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Hashes of the page's inline scripts (only its import map), for the Content Security Policy. */
export function inlineHashes(folder: string): string[] {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script type="importmap">([^<]*)<\/script>/g);
  return [...scripts].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
}

/** The web app: its files, and its single page for every address that people may type or bookmark. */
export function webRoutes(folder: string): Hono<Env> {
  const root = relative(process.cwd(), folder) || '.';
  const app = new Hono<Env>();
  if (!existsSync(folder)) {
    return app.get('*', (c) => c.text('The web app has not been built yet. Run: npm run build -w @masque/web\n', 503));
  }
  // Set when the response is made, because headers set in the library's `onFound` come too late.
  app.use(async (c, next) => {
    await next();
    if (c.res.status >= 400) return;
    const hashed = HASHED.test(c.req.path);
    c.res.headers.set('cache-control', hashed ? IMMUTABLE : 'no-cache');
    // Nobody asks again for what never changes.
    if (hashed) c.res.headers.delete('last-modified');
  });
  return app
    .get('*', serveStatic({ root, precompressed: true }))
    .get('/assets/*', (c) => c.notFound())
    .get('*', serveStatic({ root, path: 'index.html', precompressed: true }));
}
