/** npm run dev: runs the server, restarted on each change, and the web app with hot reload. */
import { install } from './lib/install.mjs';
import { become, command } from './lib/run.mjs';

await install();
await become([command('nx'), 'run-many', '-t', 'dev', '--outputStyle=stream'], { MASQUE_DEV: '1' });
