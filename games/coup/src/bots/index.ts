import { searching } from '@masque/bots';
import type { Phases } from '../state.ts';
import { easy } from './easy.ts';
import { hesitating } from './hesitation.ts';
import { normal } from './normal.ts';

/** Searches, assuming that everybody plays like `normal`, and chooses the best result. */
const hard = searching({ model: normal, playouts: 100, depth: 14 });

/**
 * How long bots think, in milliseconds: about a claim not longer than silence takes to let it stand (`lull` in
 * `rules/windows.ts`). One that has asked for time thinks longer.
 */
export const thinking = {
  challenge: [1000, 2800],
  block: [1000, 2800],
  challengeBlock: [1000, 2800],
} as const satisfies { readonly [phase in keyof Phases]?: readonly [min: number, max: number] };

/** Plays for absent players. */
export const bots = { easy: hesitating(easy), normal: hesitating(normal), hard: hesitating(hard) };
