import { createServer, type ViteDevServer } from 'vite';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../libs/ui/gallery', import.meta.url));

/** The gallery of all components in all states, served for as long as a test looks at it. */
export async function openGallery(): Promise<{ url: string; close(): Promise<void> }> {
  const server: ViteDevServer = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: {
      port: 0,
      host: '127.0.0.1',
      hmr: false,
      watch: null,
      fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] },
    },
  });
  await server.listen();
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the gallery did not open');
  return { url, close: () => server.close() };
}
