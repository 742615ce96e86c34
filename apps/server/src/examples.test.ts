import coup from '@masque/game-coup';
import { describeExamples } from '@masque/workspace/examples';
import { Hono } from 'hono';
import * as client from 'hono/client';
import { ElementFolders } from './http/elements.ts';
import { Registry } from './registry.ts';
import { serve, type Running } from './serve.ts';
import { Queue } from './table/moves/queue.ts';

type Names = Readonly<Record<string, unknown>>;

/** Stands for a table that takes any input. */
const table = { take: (input: unknown) => Promise.resolve(input) };

let running: Running | undefined;
/** The address of a server, for examples that ask one. */
const address = async (): Promise<string> => (running = await serve({ port: 0, data: ':memory:' })).url;

describeExamples({
  folder: import.meta.dirname,
  doors: ['index.ts', 'config.ts', 'dev.ts', 'games.ts', 'load-games.ts', 'clock/fake-clock.ts', 'http/api.ts'],
  world: async (_example, path) => {
    const url = path === 'http/api.ts' ? await address() : '';
    return {
      ...client,
      ...{ coup, ElementFolders, Registry, url, table, person: { id: 'ada' }, action: {}, input: {}, games: [] },
      ...((await import(`./${path}`)) as Names),
      // In a page, the address of the page's own server.
      hc: () => client.hc(url),
      app: new Hono(),
      queue: new Queue((moves: readonly unknown[]) => Promise.resolve(moves)),
    };
  },
  after: async () => {
    await running?.close();
    running = undefined;
  },
});
