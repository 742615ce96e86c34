import { defineConfig } from 'vitest/config';

const server = process.env['MASQUE_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  build: { target: 'es2023', manifest: true, cssCodeSplit: true },
  server: { proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } } },
  test: { environment: 'happy-dom', passWithNoTests: true },
});
