import { player } from './play.ts';

/** Weighs who may be whose ally and where the goals are, and stands up when fairly sure. */
export const normal = player({ patience: [0.9, 0.72], heed: 0.22, whim: 0.08 });
