import type { Contender, Contest } from './contenders.ts';
import { median } from './paired.ts';
import { SEATS } from './vote.ts';

/** The cost of one vote for a contender: the median over several turns. */
export interface Votes {
  readonly contender: Contender;
  /** By turn: CPU time of the server for a vote that eight people see, in microseconds. */
  readonly cpu: readonly number[];
  readonly perSecond: number;
  /** Milliseconds until everybody has seen that all have voted: median and 99th percentile. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes of heap per room. */
  readonly heap: number;
}

/**
 * Turns before the first one that counts. A server runs for days: what V8 compiles in its first seconds, in threads of
 * its own, is not the cost of a vote.
 */
const WARM_TURNS = 6;

/**
 * In many rooms at once, everybody votes as soon as they may. Contenders take turns, so that a busy machine slows all
 * of them equally.
 */
export async function measureVotes(
  who: readonly Contender[],
  { rooms, turns, ms }: { rooms: number; turns: number; ms: number },
): Promise<Votes[]> {
  const contests: { contender: Contender; contest: Contest; turns: Turn[] }[] = [];
  for (const contender of who) contests.push({ contender, contest: await contender.start(rooms), turns: [] });
  for (let i = 0; i < WARM_TURNS; i++) for (const { contest } of contests) await turn(contest, ms);
  for (let i = 0; i < turns; i++) for (const it of contests) it.turns.push(await turn(it.contest, ms));
  for (const { contest } of contests) await contest.end();
  return contests.map(({ contender, contest, turns }) => {
    const waits = turns.flatMap((it) => it.waits).sort((a, b) => a - b);
    const at = (part: number): number => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))]!;
    return {
      contender,
      cpu: turns.map((it) => it.cpu / it.votes),
      perSecond: median(turns.map((it) => it.votes / it.seconds)),
      p50: at(0.5),
      p99: at(0.99),
      heap: contest.heap,
    };
  });
}

interface Turn {
  readonly votes: number;
  readonly cpu: number;
  readonly seconds: number;
  readonly waits: readonly number[];
}

async function turn({ server, rooms }: Contest, ms: number): Promise<Turn> {
  const waits: number[] = [];
  const before = await server.cpu();
  const from = performance.now();
  await Promise.all(
    rooms.map(async (room) => {
      while (performance.now() - from < ms) {
        const at = performance.now();
        await room.round();
        waits.push(performance.now() - at);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  const after = await server.cpu();
  return { votes: waits.length * SEATS, cpu: after - before, seconds, waits };
}
