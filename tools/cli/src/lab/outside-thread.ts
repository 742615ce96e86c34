import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { workerData, type MessagePort } from 'node:worker_threads';
import type { WorkerReply } from './outside.ts';

const { command, port, bell } = workerData as { command: string; port: MessagePort; bell: Int32Array };

/** The last lines of the program's error output, to find out why it ended. */
let complaint = '';
let ended: string | null = null;
let waiting = false;

const program = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'] });

const tell = (told: WorkerReply): void => {
  if (!waiting) return;
  waiting = false;
  port.postMessage(told);
  Atomics.store(bell, 0, 1);
  Atomics.notify(bell, 0);
};

const over = (why: string): void => {
  ended = why;
  tell({ error: why });
};

createInterface({ input: program.stdout }).on('line', (line) => tell({ line }));
program.stderr.on('data', (part: Buffer) => (complaint = `${complaint}${part}`.slice(-500)));
program.on('error', (error) => over(`could not be started: ${error.message}`));
program.on('close', (code) => over(`stopped with code ${code}${complaint ? `: ${complaint.trim()}` : ''}`));
// The program has ended, which is reported elsewhere.
program.stdin.on('error', () => {});

port.on('message', (question: string | null) => {
  if (question === null) {
    program.stdin.end();
    program.removeAllListeners('close').on('close', () => port.close());
    if (ended !== null) port.close();
    return;
  }
  waiting = true;
  if (ended !== null) return tell({ error: ended });
  program.stdin.write(`${question}\n`);
});
