#!/usr/bin/env node
/**
 * The command as any Node can start it. A package that was installed runs what was built; inside the workspace the
 * sources run, which takes Node 24 and the condition by which packages find each other's sources.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
const needed = 24;

if (existsSync(new URL('../tsconfig.build.json', import.meta.url))) runSources(workspaceNode(dirname(here)));
else await import('../dist/main.js');

function runSources(node) {
  if (!node) {
    console.error(
      `masque needs Node ${needed} or newer here; this is Node ${process.versions.node}. See https://nodejs.org.`,
    );
    process.exit(1);
  }
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(node, ['--conditions=@masque/source', main, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child without us.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** This Node if it is new enough, or the one in the nearest node_modules above `folder`. */
function workspaceNode(folder) {
  if (Number.parseInt(process.versions.node, 10) >= needed) return process.execPath;
  const node = join(folder, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  if (existsSync(node)) return node;
  return dirname(folder) === folder ? undefined : workspaceNode(dirname(folder));
}
