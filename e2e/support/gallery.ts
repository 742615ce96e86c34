import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { fromSource } from '../../vite.shared.ts';

const root = fileURLToPath(new URL('../../libs/ui/gallery', import.meta.url));

/**
 * Serves the gallery of all components in all states during a test. It is built first, because the pages are opened one
 * by one and loading hundreds of modules per page takes longer.
 */
export async function openGallery(): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'masque-gallery-'));
  const shared = { ...fromSource, root, configFile: false, logLevel: 'error' } as const;
  await build({ ...shared, build: { outDir, minify: false } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the gallery did not open');
  return {
    url,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
