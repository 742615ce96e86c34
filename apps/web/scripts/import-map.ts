import type { Plugin } from 'vite';
import { shared } from '../../../libs/ui/src/shared.ts';

const PREFIX = '\0shared:';

/**
 * Gives the page an import map by which the elements of games find what they share with the app: each shared module
 * becomes a module of its own, made of the very chunks that the app runs on.
 */
export function importMap(): Plugin {
  return {
    name: 'import-map',
    apply: 'build',
    buildStart() {
      for (const id of shared) {
        const name = `shared-${id.replace(/^@/, '').replace(/\.js$/, '').replaceAll('/', '-')}`;
        this.emitFile({ type: 'chunk', id: PREFIX + id, name, preserveSignature: 'strict' });
      }
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? { id, moduleSideEffects: true } : null),
    load: (id) => (id.startsWith(PREFIX) ? `export * from '${id.slice(PREFIX.length)}';` : null),
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const imports = Object.values(bundle).flatMap((it) =>
          it.type === 'chunk' && it.facadeModuleId?.startsWith(PREFIX)
            ? [[it.facadeModuleId.slice(PREFIX.length), `/${it.fileName}`]]
            : [],
        );
        const map = JSON.stringify({ imports: Object.fromEntries(imports.sort()) as Record<string, string> });
        return [{ tag: 'script', attrs: { type: 'importmap' }, children: map, injectTo: 'head-prepend' }];
      },
    },
  };
}
