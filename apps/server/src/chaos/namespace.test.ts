import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('packets of a disconnected node are delayed, or lost with its connections', async (it) => {
  const fixture = fileURLToPath(new URL('./namespace.fixture.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@masque/source', fixture]);
  const { why, ...seen } = JSON.parse(stdout) as { readonly why?: string };
  if (why !== undefined) return it.skip(`No network namespaces here: ${why}`);
  expect(seen).toEqual({ blocked: 'in,a,', heard: 'in,a,b,error,' });
}, 30_000);
