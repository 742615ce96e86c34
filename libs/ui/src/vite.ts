import { shared } from './shared.ts';

/** Modules that must not exist twice, so the page has to share them. */
const single = /^(@masque\/ui|lit|lit-html|lit-element|@lit\/reactive-element)(\/|$)/;

/**
 * The Vite configuration that builds the elements of a game from `src/ui/index.ts` into `dist-ui`: modules and pictures
 * that a server can serve from any address. Modules that the page shares are left out.
 *
 * @throws when elements import a part of Lit or `@masque/ui` that the page does not share `vite.config.ts` of such a
 * package is `export default gameElements;`.
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
