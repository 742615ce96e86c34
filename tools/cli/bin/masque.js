#!/usr/bin/env node
/**
 * The command as any Node can start it. The program is TypeScript, which Node runs from version 24 on; an older Node
 * hands over to the one installed with Masque.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
const needed = 24;

if (Number.parseInt(process.versions.node, 10) >= needed) await import('../src/main.ts');
else handOver(installedNode(dirname(here)));

function handOver(node) {
  if (!node) {
    console.error(
      `masque needs Node ${needed} or newer; this is Node ${process.versions.node}. See https://nodejs.org.`,
    );
    process.exit(1);
  }
  const child = spawn(node, [here, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child without us.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** The Node in the nearest node_modules above `folder`. */
function installedNode(folder) {
  const node = join(folder, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  if (existsSync(node)) return node;
  return dirname(folder) === folder ? undefined : installedNode(dirname(folder));
}
