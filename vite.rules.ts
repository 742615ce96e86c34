import { mergeConfig } from 'vite';
import { gameRules } from './libs/replay/src/vite.ts';
import { compressed } from './libs/ui/src/vite.ts';
import { fromSource } from './vite.shared.ts';

/** Builds the rules of a game of this workspace for browsers. Started in the game's folder, after its elements. */
export default mergeConfig(mergeConfig(fromSource, gameRules), { plugins: [compressed] });
