import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from './env.ts';

/** Folder of the built documentation (`npm run docs`), both in the workspace and in the published package. */
export const DOCS = fileURLToPath(new URL('../../dist-docs', import.meta.url));

/** Serves the documentation under `/docs`, if it has been built. */
export function docsRoutes(folder: string): Hono<Env> {
  const app = new Hono<Env>();
  if (!existsSync(folder)) return app;
  const root = relative(process.cwd(), folder) || '.';
  return app
    .get('/docs', (c) => c.redirect('/docs/'))
    .get('/docs/*', serveStatic({ root, rewriteRequestPath: (path) => path.slice('/docs'.length) }))
    .get('/docs/*', (c) => c.notFound());
}
