import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * CPU time of each kind of thread of a process so far, in microseconds, by the name the system has for it:
 * `MainThread` serves the sockets, `WorkerThread` is that of the store, `V8Worker` compiles and collects garbage. Empty
 * where the system does not tell.
 */
export function threadsOf(pid: number): ReadonlyMap<string, number> {
  const us = new Map<string, number>();
  const folder = `/proc/${pid}/task`;
  for (const id of existsSync(folder) ? readdirSync(folder) : []) {
    const name = readFileSync(`${folder}/${id}/comm`, 'utf8').trim();
    const [ns] = readFileSync(`${folder}/${id}/schedstat`, 'utf8').split(' ');
    us.set(name, (us.get(name) ?? 0) + Number(ns) / 1000);
  }
  return us;
}
