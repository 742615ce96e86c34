import type { Statistics } from '@masque/testkit';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { mergeTallies, type Tally } from '../simulate/tally.ts';
import { keep, type Cell, type Lab } from './data.ts';
import { GuestHouse } from './guests.ts';
import { anytime } from './interval.ts';
import { playTask, type LabTask } from './task.ts';

/** Number of games between two reports of a thread. */
const BATCH = 4;
/** Minimum number of games before a table can be settled. */
const MIN_GAMES = 40;
/** How often the file is saved, in milliseconds. */
const KEEP_MS = 5000;

/** What is played where, and what is done with it. */
export interface LabRun {
  /** Address of the game's module. */
  readonly address: string;
  readonly statistics: Statistics | undefined;
  /** Where progress is saved; absent: nowhere. */
  readonly file?: string;
  /** Called with the number of further games played. */
  readonly onGames: (n: number) => void;
}

/** Plays games of a plan, one task after the other. */
interface Player {
  play(task: LabTask): Promise<Tally>;
  end(): Promise<void>;
}

/**
 * Plays the remaining games of a lab. The counts, and where a table is settled, do not depend on the number of threads:
 * games count in the order of their seeds.
 */
export async function runLab(lab: Lab, threads: number, running: LabRun): Promise<void> {
  await inThreads(threads, (play) => play(lab, running));
}

/** Plays several labs, one after the other, in threads that load the game once. */
export async function inThreads<T>(
  threads: number,
  use: (play: (lab: Lab, running: LabRun) => Promise<void>) => Promise<T>,
): Promise<T> {
  const players = threads === 1 ? [here()] : Array.from({ length: threads }, () => inThread());
  try {
    return await use((lab, running) => play(lab, running, players));
  } finally {
    await Promise.all(players.map((it) => it.end()));
  }
}

/** In this thread, which has loaded the game already. */
function here(): Player {
  const house = new GuestHouse();
  return {
    play: async (task) => {
      // Lets a progress bar and an interrupt have their turn.
      await setImmediate();
      return playTask(task, house);
    },
    end: () => house.close(),
  };
}

function inThread(): Player {
  const own = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
  const worker = new Worker(new URL(own, import.meta.url));
  return { play: (task) => ask(worker, task), end: () => ended(worker) };
}

async function play(lab: Lab, running: LabRun, players: readonly Player[]): Promise<void> {
  const { file, onGames } = running;
  const save = (): void => (file === undefined ? undefined : keep(file, lab));
  save();
  let kept = Date.now();
  for (const cell of lab.cells) {
    await runCell(cell, lab.within, players, {
      ...running,
      onGames: (n) => {
        onGames(n);
        if (Date.now() - kept < KEEP_MS) return;
        save();
        kept = Date.now();
      },
    });
  }
  save();
}

/** Lets a thread end by itself: terminating one while it compiles can crash the process. */
async function ended(worker: Worker): Promise<void> {
  if (worker.threadId < 0) return;
  const gone = once(worker, 'exit');
  worker.postMessage(null);
  await gone;
}

async function runCell(
  cell: Cell,
  within: number | null,
  players: readonly Player[],
  { address, statistics, onGames }: LabRun,
): Promise<void> {
  const { plan } = cell;
  const found = new Map<number, Tally>();
  let next = cell.done;
  const count = (): void => {
    for (let tally = found.get(cell.done); tally && !cell.settled; tally = found.get(cell.done)) {
      found.delete(cell.done);
      const own = statistics && (cell.done === 0 ? tally.own : statistics.merge(cell.tally.own, tally.own));
      cell.tally = { ...(cell.done === 0 ? tally : mergeTallies(cell.tally, tally)), ...(statistics && { own }) };
      const games = Math.min(BATCH, plan.games - cell.done);
      cell.done += games;
      if (statistics) {
        cell.figures = statistics.report(cell.tally.own);
        cell.parts = statistics.parts?.(cell.tally.own) ?? {};
      }
      cell.settled = within !== null && cell.done >= MIN_GAMES && isSettled(cell.tally, within);
      onGames(games);
    }
  };
  await Promise.all(
    players.map(async (player) => {
      while (next < plan.games && !cell.settled) {
        const from = next;
        next += BATCH;
        found.set(from, await player.play({ plan, address, from, to: Math.min(next, plan.games) }));
        count();
      }
    }),
  );
}

/**
 * Are the intervals of what is compared, levels or sides, narrow enough? They are valid whenever one looks. What counts
 * is the share of each game, not of each seat: seats of one game win and lose together.
 */
function isSettled({ shares, sides, games }: Tally, within: number): boolean {
  const parts = Object.values(shares).length > 1 ? Object.values(shares) : [];
  const all = [...parts.map((it) => anytime(it.sum, it.games)), ...Object.values(sides).map((n) => anytime(n, games))];
  return all.length > 0 && all.every(({ low, high }) => high - low <= 2 * within);
}

const ask = (worker: Worker, task: LabTask): Promise<Tally> =>
  new Promise((done, fail) => {
    const settle = (then: () => void): void => {
      worker.off('message', answered);
      worker.off('error', failed);
      then();
    };
    const answered = (tally: Tally): void => settle(() => done(tally));
    const failed = (error: unknown): void => settle(() => fail(error as Error));
    worker.once('message', answered);
    worker.once('error', failed);
    worker.postMessage(task);
  });
