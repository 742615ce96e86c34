/** npm run bench: the benchmarks. */
import { install } from './lib/install.mjs';
import { at } from './lib/root.mjs';
import { become } from './lib/run.mjs';

await install();
await become([at('tools', 'bench', 'src', 'main.ts'), ...process.argv.slice(2)]);
