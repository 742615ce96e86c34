export { systemClock, type Clock } from './clock/clock.ts';
export { readConfig, type Config } from './config.ts';
export { lanAddresses } from './network.ts';
export { loadGames } from './load-games.ts';
export type { Registered } from './registry.ts';
export { serve, type Running, type ServeOptions } from './serve.ts';
