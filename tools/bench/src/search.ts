import { botOf, searching } from '@masque/bots';
import { observe, randomFor, seedOf, type AnyGame, type Bot, type Seat, type Session } from '@masque/core';
import { loadGames } from '@masque/server';
import { defaultLevel, playOut } from '@masque/testkit';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The games, and their usual number of players. */
const SEATS = { coup: 6, 'desperate-times': 4, 'montee-mortelle': 5, werewolf: 9, succession: 12 };
/** Decisions that are measured, and those before them, so that the code is compiled. */
const [DECISIONS, WARM] = [30, 5];

/** The search that is measured in every game: that of Coup. */
const HOW = { playouts: 100, depth: 14 };

/** What a search costs where bots have something to decide. */
export interface Searched {
  readonly game: string;
  readonly seats: number;
  /** Moves that its model of everybody makes in its head, in a second of CPU. */
  readonly movesPerSecond: number;
  /** CPU of a decision of this search, and of the game's own level `hard` if that searches, in milliseconds. */
  readonly search: Spent;
  readonly hard: Spent | null;
  /** By how much a decision makes the heap grow, at most, garbage included, in MB. */
  readonly heap: number;
}

interface Spent {
  readonly mean: number;
  readonly most: number;
}

/** Searches at positions of games of usual bots. */
export async function searches(): Promise<Searched[]> {
  const names = Object.keys(SEATS).map((it) => `@masque/game-${it}`);
  const all = await loadGames(names, import.meta.dirname);
  return all.map(({ game }, i) => searched(game, Object.values(SEATS)[i]!));
}

function searched(game: AnyGame, seats: number): Searched {
  const usual = botOf(game, defaultLevel(game))!;
  let moves = 0;
  let heap = 0;
  const counted: Bot<object> = { decide: (given) => (moves++, usual.decide(given)) };
  const asked = positions(game, seats);
  const spentBy = (bot: Bot<object>): Spent => {
    const spent = asked.map(({ session, seat }, i) => {
      if (i === WARM) moves = 0;
      const given = observe(session, seat, randomFor(seedOf('search'), session.n));
      gc();
      const [from, before] = [cpu(), process.memoryUsage().heapUsed];
      bot.decide(given);
      const ms = (cpu() - from) / 1000;
      heap = Math.max(heap, (process.memoryUsage().heapUsed - before) / 2 ** 20);
      return ms;
    });
    const of = spent.slice(WARM);
    return { mean: of.reduce((a, b) => a + b, 0) / of.length, most: Math.max(...of) };
  };
  const search = spentBy(searching({ model: counted, ...HOW }));
  const movesPerSecond = (1000 * moves) / (search.mean * DECISIONS);
  const own = botOf(game, 'hard');
  return { game: game.id, seats, movesPerSecond, search, hard: own?.slow ? spentBy(own) : null, heap };
}

/** Where bots had something to decide, spread over games. */
function positions(game: AnyGame, seats: number): { readonly session: Session; readonly seat: Seat }[] {
  const found: { session: Session; seat: Seat }[] = [];
  for (let n = 0; found.length < 8 * (DECISIONS + WARM); n++)
    playOut(game, {
      seats,
      seed: `search.${n}`,
      bots: defaultLevel(game),
      onDecision: ({ session, seat, offers }) => {
        if (offers.length > 1) found.push({ session, seat });
      },
    });
  const each = found.length / (DECISIONS + WARM);
  return Array.from({ length: DECISIONS + WARM }, (_, i) => found[Math.floor(i * each)]!);
}

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

const cpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};
