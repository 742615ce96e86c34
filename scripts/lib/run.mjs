import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findNode } from './node.mjs';
import { at, root } from './root.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The environment of our programs: the right Node and the installed commands come first. */
export function environment(extra = {}) {
  const path = [dirname(findNode()), at('node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const options = [process.env['NODE_OPTIONS'], '--conditions=@masque/source'].filter(Boolean).join(' ');
  return {
    // A compile cache for later processes: a server in a browser test starts in half the time.
    NODE_COMPILE_CACHE: at('node_modules', '.cache', 'compiled'),
    ...process.env,
    // Packages from source, no repainting terminal UI, and no nx daemon left behind.
    ...{ NODE_OPTIONS: options, NX_TUI: 'false', NX_DAEMON: 'false' },
    // A process of its own for each of Nx's plugins would triple what a start costs.
    NX_ISOLATE_PLUGINS: 'false',
    ...extra,
    PATH: path,
  };
}

/** The arguments with which Node runs a command of an installed package. */
export function command(packageName, name = packageName) {
  const file = createRequire(at('package.json')).resolve(`${packageName}/package.json`);
  const { bin } = createRequire(file)(file);
  return join(dirname(file), typeof bin === 'string' ? bin : bin[name]);
}

/** Runs Node with `args` and resolves with its exit code. Signals to stop are passed on to it. */
export async function node(args, extra) {
  return wait(spawn(findNode(), args, { cwd: root, stdio: 'inherit', env: environment(extra) }));
}

/** Replaces this process with Node running `args`, as far as the system allows. */
export async function become(args, extra) {
  const file = findNode();
  if (process.execve && process.platform !== 'win32') {
    process.chdir(root);
    process.execve(file, [file, ...args], environment(extra));
  }
  process.exit(await node(args, extra));
}

/**
 * Waits for a child and resolves with its exit code. Signals to stop are passed on to the child, and we end when it
 * has.
 */
export function wait(child) {
  let stopping = false;
  const forward = (signal) => {
    stopping = true;
    // In a terminal, Ctrl-C reaches the child without us; a second one would mean "at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      const result = code ?? 128 + (constants.signals[signal] ?? 0);
      if (stopping) process.exit(result);
      resolve(result);
    });
  });
}
