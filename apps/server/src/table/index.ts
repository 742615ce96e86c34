export { Box } from '../identity/box.ts';
export { serverKey } from '../identity/server-key.ts';
export { Viewers } from './views/viewers.ts';
export type { Beat } from './views/beat.ts';
export { Presence } from './people/presence.ts';
export type { TableSnapshot } from './views/documents.ts';
export type { Listener } from './views/viewer-feed.ts';
