import '@masque/server/v8';
import { installPeers } from './peers.ts';

// Outside production, boardgame.io does additional checks and freezes objects. It is measured at its best.
process.env['NODE_ENV'] = 'production';
const given = process.argv.slice(2);
if (given.includes('--peers')) installPeers();
const names = given.filter((it) => !it.startsWith('--'));
const { parts, run } = await import('./run.ts');

await run(names.length > 0 ? names : Object.keys(parts));
process.exit();
