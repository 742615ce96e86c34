import { mergeConfig, type Plugin } from 'vitest/config';
import { fromSource } from '../../vite.shared.ts';
import { importMap } from './scripts/import-map.ts';

const server = process.env['MASQUE_SERVER'] ?? 'http://localhost:8080';

/** What the component library brings for pictures of its own, a tenth of a phone's first load. None of them is shown. */
const ofTheirIcons = {
  'library.system': "export const library_system_default = { name: 'system', resolver: () => '' };",
  'icon.styles': 'export const icon_styles_default = [];',
};
const withoutTheirIcons: Plugin = {
  name: 'without-their-icons',
  transform: (code, id) =>
    id.includes('@awesome.me/webawesome')
      ? Object.entries(ofTheirIcons).find(([name]) => code.includes(`// src/components/icon/${name}.ts`))?.[1]
      : undefined,
};

/** What templates and styles are written with, and a browser does not need: comments, and space. */
const withoutSpace: Plugin = {
  name: 'without-space',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    id.includes('/node_modules/') || !id.endsWith('.ts')
      ? undefined
      : code.replace(/\n\s+/g, '\n').replace(/\bcss`([^`$]*)`/g, (_, styles: string) => {
          const bare = styles.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
          return `css\`${bare
            .replace(/ ?([{};,]) ?/g, '$1')
            .replace(/: /g, ':')
            .replaceAll(';}', '}')
            .trim()}\``;
        }),
};

export default mergeConfig(fromSource, {
  plugins: [withoutTheirIcons, withoutSpace, importMap()],
  build: { target: 'es2023', manifest: true, cssCodeSplit: true },
  server: { proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } } },
  test: { environment: 'happy-dom', passWithNoTests: true, setupFiles: '../../libs/ui/test/internals.ts' },
});
