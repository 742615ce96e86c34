export { firstGameBot } from './first-game.ts';
export { searching, type Searching } from './search/search.ts';
export { Sampler } from './worlds/sampler.ts';
export { botOf, readLevel, temperaments } from './temperament.ts';
