import { gameRoutes, ElementFolders, Registry } from '@masque/server/dev';

import { loadGames, type Loaded } from '@masque/server/load-games';
import { differences, short } from '@masque/testkit';
import { Hono } from 'hono';
import { parentPort, workerData } from 'node:worker_threads';
import { docOf } from './doc.ts';
import type { ThreadRequests, ThreadStart, Fetched, RulesLoaded, ThreadQuestion, ThreadMessage } from './messages.ts';
import type { StudioStory } from './story.ts';
import { situationsOf } from './situations.ts';
import { DevTable } from './table.ts';

/** Maximum number of differences listed. */
const MAX_DIFFERENCES = 6;

/**
 * The thread that runs the rules. It is replaced each time the rules are saved, so that nothing of the old ones
 * remains.
 */
const tell = (told: ThreadMessage): void => parentPort!.postMessage(told);
const { name, from, story, marks } = workerData as ThreadStart;

try {
  const [registered] = await loadGames([name], from);
  serve(registered!);
} catch (error) {
  const { message, cause } = error as Error;
  // The position in the file is in the stack of the error thrown there.
  const where = cause instanceof Error ? (cause.stack ?? '').split('\n').slice(0, 5) : [];
  tell({ failed: [message, ...where].join('\n') });
}

function serve(registered: Loaded): void {
  const { game } = registered;
  const situations = async () => situationsOf(registered);
  const table = new DevTable(game, fitting(registered), situations);
  const games = new Registry([registered]);
  const elements = new ElementFolders(games);
  const site = new Hono().route('/api', gameRoutes({ games, elements })).route('/', elements.routes());
  const answers: { readonly [K in keyof ThreadRequests]: (given: ThreadRequests[K]['given']) => unknown } = {
    doc: () => docOf(table),
    do: (command) => table.do(command),
    story: () => ({ story: table.story, marks: table.marks() }),
    test: () => table.test(),
    file: () => table.file(),
    promises: () => table.promises(),
    situations: async () => (await situations()).map(({ id, title }) => ({ id, title })),
    fetch: (path) => fetched(site, path),
  };
  parentPort!.on('message', async ({ id, what, given }: ThreadQuestion) => {
    try {
      tell({ id, answer: await answers[what](given as never) });
    } catch (error) {
      tell({ id, error: (error as Error).message });
    }
  });
  tell({ loaded: { address: registered.address, differs: differs(table) } });
}

async function fetched(site: Hono, path: string): Promise<Fetched> {
  const response = await site.request(path);
  const type = response.headers.get('content-type') ?? 'text/plain';
  return { status: response.status, type, body: new Uint8Array(await response.arrayBuffer()) };
}

/** The story to continue: the previous one, or a new table if there is none that these rules can deal. */
function fitting({ game }: Loaded): StudioStory {
  if (story && story.seats >= game.seats.min && story.seats <= game.seats.max) {
    const options = game.options.safeParse(story.options);
    if (options.success) return { ...story, options: options.data };
  }
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, 5));
  const options = game.options.parse({}) as object;
  return { seats, seed: 'studio', options, at: 0, inputs: [], n: 0, now: 0, bots: Array<null>(seats).fill(null) };
}

/** Where the log leads to another state than by the previous rules. */
function differs(table: DevTable): RulesLoaded['differs'] {
  const { stopped } = table;
  const now = table.marks();
  const n = now.findIndex((mark, i) => marks?.[i] !== undefined && marks[i] !== mark);
  if (n < 0 || marks === null) return stopped && { n: stopped.n, says: [stopped.says] };
  const found = differences(JSON.parse(marks[n]!), JSON.parse(now[n]!));
  const says = found
    .slice(0, MAX_DIFFERENCES)
    .map((it) => `${it.path}: ${short(it.expected, 60)} → ${short(it.got, 60)}`);
  if (found.length > MAX_DIFFERENCES) says.push(`and ${found.length - MAX_DIFFERENCES} more`);
  if (stopped) says.push(stopped.says);
  return { n, says };
}
