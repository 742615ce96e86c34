import type { AnyGame } from '@masque/core';
import { sqliteStore } from '@masque/store';
import { pino } from 'pino';
import { auditClubs, unsettledClubs, type ClubCounts } from '../audit/clubs.ts';
import { auditGames, unsettled, type AuditCounts } from '../audit/games.ts';
import { Box } from '../identity/box.ts';
import { Registry } from '../registry.ts';
import { KEY, StormNode } from './node.ts';
import { StormEvening } from './evening.ts';
import { StormTable } from './table.ts';
import { Shared } from './shared.ts';
import { calm, weather } from './weather.ts';
import { Actor, BEGINNING, World } from './world.ts';

/** How long everything works before the storm, in milliseconds. */
const CALM_MS = 15_000;
/** Length of the storm, in milliseconds: minimum and maximum. */
const STORM_MS = [20_000, 120_000] as const;
/** How long people keep playing after it, in milliseconds. */
const AFTER_MS = 25_000;
/** Time until everybody must show the same, in milliseconds: a clock that failed is retried after a minute. */
const REST_MS = 90_000;

/** The result of a storm. */
export interface Weathered extends AuditCounts, ClubCounts {
  readonly seed: number;
  /** Broken promises; none: all is well. */
  readonly problems: readonly string[];
  /** Number of events processed. */
  readonly events: number;
  /** How often phones reconnected. */
  readonly returns: number;
  /** Simulated duration, in seconds. */
  readonly seconds: number;
  /** Equal for the same seed and the same code. */
  readonly fingerprint: string;
}

/**
 * Plays on a few simulated nodes through a storm that follows from the seed, and checks the result against what Masque
 * guarantees.
 *
 * @param games one or two of these are played
 * @param tell called with everything that happens, line by line
 * @example
 * const { problems } = await storm(7, [coup]);
 */
export async function storm(
  seed: number,
  games: readonly AnyGame[],
  tell?: (line: string) => void,
): Promise<Weathered> {
  const world = new World(seed, tell);
  const registry = new Registry(games.map((game) => ({ game })));
  const log = pino(
    { level: tell ? 'warn' : 'silent', base: null, timestamp: false },
    { write: (line: string) => tell?.(line.trim().slice(0, 1200)) },
  );
  const store = await sqliteStore(':memory:');
  try {
    return await world.inhabit(async () => {
      const shared = new Shared(world, store);
      const { random } = world;
      const count = world.between(1, 3);
      const nodes = Array.from({ length: count }, (_, i) => new StormNode(`node ${i}`, world, shared, registry, log));
      for (const it of nodes) it.start();
      await world.passTo(1000);
      const around = { world, conditions: shared.conditions, nodes };
      // Half of the storms have an evening, with its tables; the others have tables only.
      const evening = random.chance(0.5) ? new StormEvening(around, games) : null;
      const alone = evening ? random.below(2) : world.between(1, 2);
      const tables = Array.from({ length: alone }, (_, i) => new StormTable('AB'[i]!, around, random.pick(games)));
      for (const it of tables) world.after(0, new Actor('host'), '', () => void it.open());
      if (evening) world.after(0, new Actor('host'), '', () => void evening.open());
      await world.passTo(CALM_MS);
      const phones = tables.flatMap((it) => it.phones);
      const problems = tables.flatMap((it) => (it.dealt ? [] : [`no game of ${it.game.id} has begun: ${it.step}`]));
      if (evening && !evening.begun) problems.push('no evening has begun');
      const goers = evening?.goers ?? [];
      const devices = [...phones, ...goers];
      const end = CALM_MS + world.between(...STORM_MS);
      for (const it of phones) it.resting = false;
      weather(world, { nodes, devices, shared }, end);
      await world.passTo(end);
      calm(world, { nodes, devices: [...devices, ...(evening?.phones ?? [])], shared });
      world.note('~~~ all is well again');
      await world.passTo(end + AFTER_MS);
      for (const it of phones) it.resting = true;
      evening?.rest();
      await world.passTo(end + AFTER_MS + REST_MS);
      const seconds = Math.round(world.now / 1000);
      const { fingerprint, count: events } = world;
      const books = { store, games: registry, box: new Box(KEY) };
      const theirs = evening?.phones ?? [];
      const played = await auditGames(books, [...phones, ...theirs]);
      const clubs = await auditClubs(store, goers);
      // A table of the evening may be closed by now.
      const there = [...phones, ...theirs.filter((it) => it.seen?.doc.play)];
      problems.push(
        ...world.problems,
        ...played.problems,
        ...clubs.problems,
        ...(await unsettled(books, there, BEGINNING + world.now)),
        ...(await unsettledClubs(store, goers)),
      );
      return {
        ...played.counts,
        ...clubs.counts,
        ...{ seed, events, seconds, fingerprint },
        problems: [...new Set(problems)],
        returns: [...devices, ...theirs].reduce((sum, it) => sum + it.returns, 0),
      };
    });
  } finally {
    await store.close();
  }
}
