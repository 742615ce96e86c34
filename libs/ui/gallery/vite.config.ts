import { defineConfig } from 'vite';
import { fromSource } from '../../../vite.shared.ts';

export default defineConfig({ ...fromSource, base: './', build: { outDir: 'dist', emptyOutDir: true } });
