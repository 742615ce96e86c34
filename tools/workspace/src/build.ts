/**
 * Builds the package in the current folder as it is published: ES modules, declarations and source maps in `dist`,
 * together with style sheets and other files beside the sources.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const compiler = createRequire(import.meta.url).resolve('@typescript/native/package.json');
rmSync('dist', { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [join(dirname(compiler), 'bin/tsc'), '--checkers', '1', '-p', 'tsconfig.build.json'],
  {
    stdio: 'inherit',
  },
);
if (status !== 0) process.exit(status ?? 1);

// In declarations, the compiler keeps source extensions, which not every tool can resolve, and it refers to the package
// behind Lit, which our packages do not depend on.
for (const file of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8');
  const endings = text.replace(/((?:from |import\(|import )['"]\.{1,2}\/[^'"]*)\.ts(['"])/g, '$1.js$2');
  writeFileSync(file, endings.replace(/(['"])lit-html(['"/])/g, '$1lit$2'));
}
for (const file of globSync('src/**/*.{css,woff2}')) cpSync(file, file.replace('src', 'dist'));
