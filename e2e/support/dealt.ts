import { readConfig } from '../../apps/server/src/config.ts';
import { serve } from '../../apps/server/src/serve.ts';

/** The server, with a stacked deck: its first deal comes out of the environment's SEED, each further one out of the next number. */
const { SEED = 'masque', ...env } = process.env;
let deals = 0;
await serve({ ...readConfig(env), newSeed: () => `${SEED} ${deals++}` });
