export { Box } from '../identity/box.ts';
export { serverKey } from '../identity/server-key.ts';
export { Viewers } from './viewers.ts';
export type { Beat } from './beat.ts';
export { Presence } from './presence.ts';
export type { TableSnapshot } from './documents.ts';
export type { Listener } from './viewer-feed.ts';
