import { player } from './play.ts';

/** Weighs who may be whose ally and where the goals are, and stands up when fairly sure. */
export const normal = player({ patience: [0.72, 0.6], heed: 0.1, whim: 0.08 });
