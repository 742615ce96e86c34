/** npm run kill: kills a server during play, again and again, and checks whether anything is lost. */
import { install } from './lib/install.mjs';
import { at } from './lib/root.mjs';
import { become } from './lib/run.mjs';

await install();
await become([at('tools', 'bench', 'src', 'kill.ts'), ...process.argv.slice(2)]);
