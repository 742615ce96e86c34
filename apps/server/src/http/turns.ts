import type { Context } from 'hono';
import { setImmediate as breath } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { Queue, QueueFull, type Places } from '../table/moves/queue.ts';
import { addressOf, originOf } from './address.ts';

/**
 * How many may wait for what is made of things that are here: everybody behind one router, when their games or their
 * evening end.
 */
const STORED: Places = { lane: 400, all: 2000 };

/** Makes expensive answers one at a time and for each address in turn, so that games go on between them. */
export class Turns {
  readonly #config: Pick<Config, 'trustProxy'>;
  readonly #queue = new Queue();

  constructor(config: Pick<Config, 'trustProxy'>) {
    this.#config = config;
  }

  /** What the task makes; `null`: too many are waiting, in all or from this address. */
  async take<T>(c: Context, task: () => T | Promise<T>, places = STORED): Promise<T | null> {
    try {
      return await this.#queue.run(
        async () => {
          await breath();
          return task();
        },
        originOf(addressOf(c, this.#config)).near,
        places,
      );
    } catch (error) {
      if (error instanceof QueueFull) return null;
      throw error;
    }
  }
}
