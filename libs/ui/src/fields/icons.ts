import { registerIconLibrary } from '@awesome.me/webawesome/dist/components/icon/library.js';

// The components' own icons would be fetched. Ours are slotted in where one is needed; theirs resolve to nothing.
for (const name of ['default', 'system']) registerIconLibrary(name, { resolver: () => '' });
