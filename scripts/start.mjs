/** npm start: installs what is missing, builds the web app if it has changed, and becomes the server. */
import { install } from './lib/install.mjs';
import { at } from './lib/root.mjs';
import { become, command, node } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

await install();
const built = await node([command('nx'), 'run-many', '-t', 'build', '--outputStyle=stream-without-prefixes']);
if (built !== 0) stop('The web app could not be built: see above.');
await become([at('apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)]);
