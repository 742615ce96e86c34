import coup from '@masque/game-coup';
import * as core from '@masque/core';
import * as protocol from '@masque/protocol';
import * as replay from '@masque/replay';
import * as knowledge from '@masque/replay/knowledge';
import * as verify from '@masque/replay/verify';
import * as vite from '@masque/replay/vite';
import * as worker from '@masque/replay/worker';
import { describeExamples } from '@masque/workspace/examples';
import { Hono } from 'hono';
import * as client from 'hono/client';
import { join } from 'node:path';
import { describe } from 'vitest';
import { ElementFolders } from './http/elements.ts';
import { played } from './http/played.fixture.ts';
import { Registry } from './registry.ts';
import { serve, type Running } from './serve.ts';
import { Queue } from './table/queue.ts';

type Names = Readonly<Record<string, unknown>>;

/** Stands for a table that takes any input. */
const table = { take: (input: unknown) => Promise.resolve(input) };

describe('of the server', () => {
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
});

describe('of the package that replays games', () => {
  const { file } = played(coup, 'examples', 3);
  const chained = protocol.chainOf(file.seed);
  const chain = file.inputs.reduce((link, input) => chained.next(link, input), chained.first(protocol.agreed(file)));

  describeExamples({
    folder: join(import.meta.dirname, '../../../libs/replay/src'),
    doors: ['index.ts', 'knowledge.ts', 'verify/index.ts', 'vite.ts', 'worker.ts'],
    world: () => ({
      ...{ ...core, ...protocol, ...replay, ...knowledge, ...verify, ...vite, ...worker },
      scope: new EventTarget(),
      ...{ file, chain, coup, game: coup, text: JSON.stringify(file), at: 2 },
      recording: replay.recordingOf(file, coup),
      steps: [...replay.scenes(replay.recordingOf(file, coup), 0)],
      console: { log() {} },
    }),
  });
});
