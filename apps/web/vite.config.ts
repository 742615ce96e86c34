import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { mergeConfig, type Plugin } from 'vitest/config';
import { throughVite } from '../../vite.shared.ts';
import { importMap } from './scripts/import-map.ts';

const server = process.env['MASQUE_SERVER'] ?? 'http://localhost:8080';

/** The icons of the component library: a tenth of a phone's first load, and none of them is shown. */
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

/** Drops the formats of times and dates in all locales, because no message contains a time or a date. */
const withoutTheirClocks: Plugin = {
  name: 'without-their-clocks',
  apply: 'build',
  transform(code, id) {
    const bare = id.includes('@formatjs/icu-messageformat-parser')
      ? code.replace(/\bconst timeData = \{[\s\S]*?\n\};/, `const timeData = { '001': ['H'] };`)
      : id.includes('@formatjs/icu-skeleton-parser')
        ? code.replace(/\bskeleton\.replace\(DATE_TIME_REGEX,[\s\S]*?\n\t\}\);/, '')
        : undefined;
    if (bare === code) this.error('@formatjs writes its clocks otherwise now: see withoutTheirClocks');
    return bare;
  },
};

/** Drops comments and white space from templates and styles. */
const withoutSpace: Plugin = {
  name: 'without-space',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    id.includes('/node_modules/') || !id.endsWith('.ts')
      ? undefined
      : code.replace(/\n\s+/g, '\n').replace(/\bcss`((?:[^`$]|\$\{[^{}`]*\})*)`/g, (_, styles: string) => {
          // Spaces around what is inserted count: it may be one of two values.
          const inserted: string[] = [];
          const bare = styles
            .replace(/\$\{[^{}`]*\}/g, (it) => `\0${inserted.push(it) - 1}\0`)
            .replace(/\/\*[\s\S]*?\*\//g, '')
            .replace(/\s+/g, ' ')
            .replace(/ ?([{};,]) ?/g, '$1')
            .replace(/: /g, ':')
            .replaceAll(';}', '}')
            .trim();
          return `css\`${bare.replace(/\0(\d+)\0/g, (_, n: string) => inserted[Number(n)]!)}\``;
        }),
};

const sourceOf = (file: string): string => fileURLToPath(new URL(`../../libs/ui/src/${file}`, import.meta.url));

/** Whether a module is this one, or imported by it in any number of steps. */
const isPartOf =
  (root: string) =>
  (id: string, modules: Rolldown.ChunkingContext): boolean => {
    const seen = new Set<string>();
    const leads = (it: string): boolean =>
      it === root || (!seen.has(it) && seen.add(it) && (modules.getModuleInfo(it)?.importers.some(leads) ?? false));
    return leads(id);
  };
const isBase = isPartOf(sourceOf('index.ts'));
const isField = isPartOf(sourceOf('fields/text.ts'));

/**
 * What every page of the app needs, in one file: many small ones compress worse, and cost a request each. Hashing is
 * not included: a device that takes part in a deal loads it alongside the table.
 */
const base = (id: string, modules: Rolldown.ChunkingContext): string | null =>
  !/\/@noble\/|\/core\/src\/random\//.test(id) && isBase(id, modules) ? 'base' : null;

/** A field to write in, for the first page and the door of a table. */
const field = (id: string, modules: Rolldown.ChunkingContext): string | null =>
  /\/@awesome\.me\/|\/fields\/|\/directives\//.test(id) && !isBase(id, modules) && isField(id, modules)
    ? 'field'
    : null;

/** What every table of the app needs, in one file for the same reason. */
const shared = (id: string): string | null =>
  /\/apps\/web\/src\/((api|live|prefs|words)\/|screens\/(page|play\/broad)\.ts)|\/protocol\/src\/(apply|receive)\.ts|\/@lit\/task\/|\/hono\/dist\//.test(
    id,
  )
    ? 'shared'
    : null;

export default mergeConfig(throughVite, {
  plugins: [withoutTheirIcons, withoutTheirClocks, withoutSpace, importMap()],
  // All browsers that run this know modulepreload.
  build: {
    target: 'es2023',
    manifest: true,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: base, debugName: 'base', includeDependenciesRecursively: false },
            { name: field, debugName: 'field', includeDependenciesRecursively: false },
            { name: shared, debugName: 'shared', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } } },
  test: { environment: 'happy-dom', passWithNoTests: true, setupFiles: '../../libs/ui/test/internals.ts' },
});
