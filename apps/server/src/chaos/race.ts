import { seedOf, type AnyGame } from '@masque/core';
import { openStore } from '@masque/store';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import { systemClock } from '../clock/clock.ts';
import { Box } from '../identity/box.ts';
import { Journal } from '../play/journal.ts';
import { inputsOf } from '../play/logged.ts';
import { toy } from '../test/toy.ts';

/** The game that is played. */
export const toyGame = toy as unknown as AnyGame;
const RACER = new URL('./racer.ts', import.meta.url);
/** The session that both processes write to. */
export const SESSION = 'race';
/** Encrypts the seed in the store. */
export const BOX = new Box(Buffer.alloc(32, 9));
/** How many acknowledged commands are looked up at a time: on a busy machine, more would wait too long for a connection. */
const PAGE = 200;

/** The idempotency key of a racer's command. */
export const keyOf = (seat: number, n: number): string => `racer-${seat} ${n}`;

/** Two processes that play at one table. */
export interface Race {
  readonly url: string;
  /** Of both together. */
  readonly commands: number;
  readonly tell?: (line: string) => void;
}

/** The result. */
export interface Raced {
  readonly commands: number;
  /** How often a racer lost to the other. */
  readonly conflicts: number;
  readonly perSecond: number;
  readonly problems: readonly string[];
}

/**
 * Two processes that do not know of each other play at one table as fast as they can. Each command must be in the log
 * exactly once, under its key, and the log must be a single history.
 */
export async function race({ url, commands, tell = () => {} }: Race): Promise<Raced> {
  const store = await openStore(url);
  try {
    const on = { store, box: BOX, log: pino({ level: 'silent' }), clock: systemClock };
    const seed = seedOf('race');
    const deal = { tableId: 't', seed, seats: 2, options: toyGame.options.parse({}) as object, names: ['A', 'B'] };
    await Journal.begin(SESSION, toyGame, { ...deal, people: [true, true], proof: { house: seed } }, on, (it, also) =>
      store.createSession(it, also),
    );
    const each = Math.ceil(commands / 2);
    const racers = [0, 1].map((seat) =>
      fork(RACER, [url, String(seat), String(each)], { execArgv: ['--conditions=@masque/source'] }),
    );
    // On a busy machine, one would be done before the other has loaded the rules.
    await Promise.all(racers.map((it) => once(it, 'message')));
    const began = performance.now();
    for (const it of racers) it.send('go');
    const ended = await Promise.all(
      racers.map(async (it) => ((await once(it, 'message')) as [{ readonly conflicts: number }])[0]),
    );
    const seconds = (performance.now() - began) / 1000;
    tell(`${2 * each} commands in ${seconds.toFixed(0)} s; every one is looked up now`);
    const problems: string[] = [];
    const log = await inputsOf(store, SESSION);
    if (log.length !== 2 * each)
      problems.push(`${2 * each} commands were acknowledged, and ${log.length} are in the log`);
    const seen = new Set<number>();
    for (const seat of [0, 1])
      for (let from = 0; from < each; from += PAGE) {
        const some = Array.from({ length: Math.min(PAGE, each - from) }, (_, i) => keyOf(seat, from + i));
        const inputs = await Promise.all(some.map((key) => store.seenAction(SESSION, key)));
        inputs.forEach((it, i) => {
          const seq = it ?? -1;
          const input = log[seq]?.input;
          if (!input || !('action' in input) || input.seat !== seat) problems.push(`${some[i]} is not in the log`);
          if (seen.has(seq)) problems.push(`two commands are input ${seq}`);
          seen.add(seq);
        });
      }
    // All hashes match in a replay, so it is a single history.
    const record = await store.loadSession(SESSION);
    const { session } = await Journal.open(record!, toyGame, {
      ...on,
      store: { ...store, latestSnapshot: async () => null },
    });
    if (session.n !== log.length + 1) problems.push('the log cannot be played again');
    const conflicts = ended.reduce((sum, it) => sum + it.conflicts, 0);
    return { commands: 2 * each, conflicts, perSecond: Math.round((2 * each) / seconds), problems };
  } finally {
    await store.close();
  }
}
