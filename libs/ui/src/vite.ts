import { brotliCompressSync, constants } from 'node:zlib';
import { shared } from './shared.ts';

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Modules that must not exist twice, so the page has to share them. */
const single = /^(@masque\/ui|lit|lit-html|lit-element|@lit\/reactive-element)(\/|$)/;

/** Writes a compressed copy beside each text file, so that a server never has to compress it. */
export const compressed = {
  name: 'masque-compressed-modules',
  generateBundle: {
    // After everything else, which may still change the text.
    order: 'post' as const,
    handler(
      this: { emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): void },
      _options: unknown,
      bundle: Readonly<Record<string, { readonly code?: string; readonly source?: string | Uint8Array }>>,
    ) {
      for (const [file, { code, source }] of Object.entries(bundle)) {
        const plain = code ?? source;
        if (plain === undefined || !/\.(js|css|html|svg|json)$/.test(file)) continue;
        this.emitFile({ type: 'asset', fileName: `${file}.br`, source: brotliCompressSync(plain, best) });
      }
    },
  },
};

/**
 * The Vite configuration that builds the elements of a game from `src/ui/index.ts` into `dist-ui`: modules and pictures
 * that a server can serve from any address. Modules that the page shares are left out. The `vite.config.ts` of such a
 * package is `export default gameElements;`.
 *
 * @throws Error when elements import a part of Lit or `@masque/ui` that the page does not share
 */
export const gameElements = {
  base: './',
  publicDir: false as const,
  plugins: [
    {
      name: 'masque-shared-modules',
      enforce: 'pre' as const,
      resolveId(id: string, importer: string | undefined) {
        if (shared.includes(id)) return { id, external: true };
        if (!single.test(id) || importer?.includes('/node_modules/')) return null;
        throw new Error(
          `${id} is not shared with the page, and a second copy would not work. Shared are: ${shared.join(', ')}`,
        );
      },
    },
    compressed,
  ],
  build: {
    target: 'es2023',
    outDir: 'dist-ui',
    modulePreload: false as const,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/ui/index.ts',
      preserveEntrySignatures: 'strict' as const,
      output: {
        entryFileNames: 'index.js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
};
