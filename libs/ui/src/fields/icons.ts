import { registerIconLibrary } from '@awesome.me/webawesome/dist/components/icon/library.js';

// The components would fetch their own icons over the network. Ours are slotted in where needed; theirs resolve to
// nothing.
for (const name of ['default', 'system']) registerIconLibrary(name, { resolver: () => '' });
