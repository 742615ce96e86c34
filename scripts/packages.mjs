/** npm run test:packages: builds every package as it is published, and tries it in an empty folder. */
import { install } from './lib/install.mjs';
import { at } from './lib/root.mjs';
import { command, node } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

await install();
const built = await node([
  command('nx'),
  'run-many',
  '-t',
  'package',
  'build',
  '--outputStyle=stream-without-prefixes',
]);
if (built !== 0) stop('A package could not be built: see above.');
process.exit(
  await node([command('vitest'), 'run', '--root', at('tools', 'workspace'), '--config', 'vitest.long.config.ts']),
);
