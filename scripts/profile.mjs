/** npm run profile: shows where a busy server spends its time. */
import { install } from './lib/install.mjs';
import { at } from './lib/root.mjs';
import { become } from './lib/run.mjs';

await install();
await become([at('tools', 'bench', 'src', 'profile.ts'), ...process.argv.slice(2)]);
