/**
 * npm run soak: half an hour of evenings, tables and phones that come and go. Is memory flat, and is nothing left
 * behind?
 */
import { install } from './lib/install.mjs';
import { at } from './lib/root.mjs';
import { become } from './lib/run.mjs';

await install();
await become([at('tools', 'bench', 'src', 'soak.ts'), ...process.argv.slice(2)]);
