import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);

/** Runs a program of an installed package in a folder. @throws Error with what it printed */
export const run = async (folder: string, module: string, bin: string, ...args: string[]): Promise<unknown> =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=@masque/source', join(dirname(require.resolve(`${module}/package.json`)), bin), ...args],
    { cwd: folder, env: { ...process.env, VITEST: undefined } },
  ).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr);
  });
