import { readConfig } from '../../apps/server/src/config.ts';
import { serve } from '../../apps/server/src/serve.ts';
import { seedOf } from '../../libs/core/src/index.ts';

/**
 * The server, with a stacked deck: the cards of its first table are those of `seedOf('<SEED> 0')`, and every further
 * deal those of the next number.
 */
const { SEED = 'masque', ...env } = process.env;
let deals = 0;
await serve({ ...readConfig(env), newSeed: () => seedOf(`${SEED} ${deals++}`) });
