import { mergeConfig } from 'vite';
import { gameElements } from './libs/ui/src/vite.ts';
import { fromSource } from './vite.shared.ts';

/** Builds the elements of a game of this workspace. Started in the game's folder. */
export default mergeConfig(fromSource, gameElements);
