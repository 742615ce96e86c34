export { firstGameBot } from './first-game.ts';
export { hintFor, NEWCOMER, type Hint } from './hint.ts';
export { paceIn, TABLE_PACE } from './pace.ts';
export { Reader } from './reader.ts';
export { comparing, type Comparing } from './search/comparing.ts';
export { searching, type Searching } from './search/search.ts';
export { imagined } from './worlds/imagined.ts';
export { Sampler } from './worlds/sampler.ts';
export { botOf, deedIn, grudgesIn, readLevel, spiteOf, temperaments } from './temperament.ts';
