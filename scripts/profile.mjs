/** npm run profile: where the time of a busy server goes. */
import { install } from './lib/install.mjs';
import { at } from './lib/root.mjs';
import { become } from './lib/run.mjs';

await install();
await become([at('tools', 'bench', 'src', 'profile.ts'), ...process.argv.slice(2)]);
