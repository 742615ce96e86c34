import { command, node } from './run.mjs';
import { stop } from './stop.mjs';

/** Builds every package as it is published. */
export async function buildPackages() {
  const target = ['run-many', '-t', 'package', 'build', '--outputStyle=stream-without-prefixes'];
  if ((await node([command('nx'), ...target])) !== 0) stop('A package could not be built: see above.');
}
