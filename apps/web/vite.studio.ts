import { mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

/** The pages of the studio, which `masque dev` serves: a build of their own, so that no server of a club has them. */
export default mergeConfig(base, {
  publicDir: false,
  build: { outDir: 'dist-studio', rollupOptions: { input: ['studio.html', 'studio-phone.html'] } },
});
