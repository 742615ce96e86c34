import { player } from './play.ts';

/** Believes only what it has seen itself, does things on a whim, and stands up early. */
export const easy = player({ patience: [0.75, 0.55], heed: 0, whim: 0.35 });
