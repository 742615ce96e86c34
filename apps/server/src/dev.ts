export { ElementFolders } from './http/elements.ts';
export { gameRoutes } from './http/games.ts';
export { Registry } from './registry.ts';
