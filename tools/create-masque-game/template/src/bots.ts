import { levels } from '@masque/bots';
import type { Acts, State } from './state.ts';

/**
 * Easy, normal and hard without a bot to write: easy ones do anything, the others try out what they could do, in deals
 * that fit what they see. One of your own replaces a level, and the search then expects everybody to play like it:
 * `levels({ normal })`.
 */
export const bots = levels<State, Acts>();
