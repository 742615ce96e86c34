import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks. */
const EVERY_MS = 5;

/** How late the event loop of this process comes to what is due: tells a slow server from slow players. */
export class Lateness {
  readonly #delays = monitorEventLoopDelay({ resolution: EVERY_MS });

  constructor() {
    this.#delays.enable();
  }

  /** 99th percentile since the last call, in milliseconds. */
  take(): number {
    const late = this.#delays.percentile(99) / 1e6 - EVERY_MS;
    this.#delays.reset();
    return Math.max(0, late);
  }
}
