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
  const onFound = (
    path: string,
    c: Parameters<NonNullable<Parameters<typeof serveStatic>[0]>['onFound'] & {}>[1],
  ): void => {
    c.header('cache-control', HASHED.test(c.req.path) ? IMMUTABLE : 'no-cache');
  };
  return app
    .get('*', serveStatic({ root, onFound }))
    .get('/assets/*', (c) => c.notFound())
    .get('*', serveStatic({ root, path: 'index.html', onFound: (_, c) => c.header('cache-control', 'no-cache') }));
}
