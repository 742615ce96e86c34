import { deedsOf, keyOf, replay, start, timelineOf, type Deed, type Session } from '@masque/core';
import { memberOf, type Club, type Player, type Result } from '@masque/club';
import { setImmediate as breath } from 'node:timers/promises';
import { dealtAs } from '../../play/journal.ts';
import { inputsOf } from '../../play/logged.ts';
import type { Services } from '../../services.ts';
import type { StoredSeat } from '../../table/data.ts';
import type { TableSnapshot } from '../../table/views/documents.ts';
import { outOf } from '../../table/out.ts';

/** How many inputs of an ended game are applied before yielding to other work. */
const AT_ONCE = 10;

/** By seat: the number of the input with which it went out of a game; absent: it survived to the end. */
type WentOut = ReadonlyMap<number, number>;

/** Records when seats went out of games, to determine places and survivors. */
export class Survivors {
  readonly #by = new Map<string, { out: Map<number, number>; n: number; exact: boolean }>();

  watch(id: string, session: Session): void {
    const seen = this.#by.get(id) ?? { out: new Map<number, number>(), n: 0, exact: true };
    this.#by.set(id, seen);
    const out = new Set(outOf(session));
    for (const seat of out) {
      if (seen.out.has(seat)) continue;
      seen.out.set(seat, session.n);
      // Several inputs since the last look, or the game had begun before the first one.
      if (session.n > seen.n + 1) seen.exact = false;
    }
    for (const seat of seen.out.keys()) if (!out.has(seat)) seen.out.delete(seat);
    seen.n = session.n;
  }

  /** What has been seen of a game; `exact`: it says of everybody when it was. */
  of(id: string): { readonly out: WentOut; readonly exact: boolean } {
    return this.#by.get(id) ?? { out: new Map(), exact: false };
  }

  forget(id: string): void {
    this.#by.delete(id);
  }
}

/** A game at a table of an evening. */
export interface GameAt {
  readonly evening: string;
  readonly table: string;
  readonly session: string;
}

/** A game at its end, and what it was dealt from. */
export interface FinishedGame {
  readonly session: Session;
  readonly proof: TableSnapshot['proof'];
}

/**
 * An ended game, played again from its log; `null`: it is not there any more, or its rules are not.
 *
 * @param survivors are told of it from its beginning
 */
export async function playedAgain(
  id: string,
  survivors: Survivors,
  { store, games, box, log }: Pick<Services, 'store' | 'games' | 'box' | 'log'>,
): Promise<FinishedGame | null> {
  const record = await store.loadSession(id);
  const game = record && games.get(record.game, Number(record.version));
  if (!game || record.finishedAt === null) return null;
  const inputs = await inputsOf(store, id);
  try {
    const { start: from, proof } = dealtAs(record, box);
    let timeline = timelineOf(start(game, from));
    survivors.watch(id, timeline.session);
    for (const [i, { input }] of inputs.entries()) {
      if (i % AT_ONCE === AT_ONCE - 1) await breath();
      timeline = replay(timeline, [input]);
      survivors.watch(id, timeline.session);
    }
    return { session: timeline.session, proof };
  } catch (err) {
    log.warn({ err, session: id }, 'a game of an evening could not be counted');
    return null;
  }
}

/** The result of a game for the club's log. `null`: the game was aborted and has no result. */
export function resultOf(
  club: Club,
  at: GameAt,
  places: readonly StoredSeat[],
  { session, proof }: FinishedGame,
  out: WentOut,
): Result | null {
  const { outcome } = session;
  if (!outcome || outcome.reason === 'outcome.aborted') return null;
  const { winners, side, scores, reason } = outcome;
  // If nobody was ever out, everybody has survived and the figure means nothing.
  const told = out.size > 0;
  const alone = side === undefined && winners.length > 0;
  /** The higher, the better: winners first, then by points, then by who went out later. */
  const merit = (seat: number): readonly number[] => [
    winners.includes(seat) ? 1 : 0,
    scores?.[seat] ?? 0,
    out.get(seat) ?? Infinity,
  ];
  const better = (a: number, b: number): boolean => {
    const [x, y] = [merit(a), merit(b)];
    const i = x.findIndex((it, k) => it !== y[k]);
    return i >= 0 && x[i]! > y[i]!;
  };
  const seats = places.map((_, seat) => seat);
  const deeds = deedsIn(session);
  const numbers = proof?.entropy?.filter((it) => it?.number != null).length ?? 0;
  const players = places.map((place, seat): Player => {
    const member = place.person === undefined ? undefined : memberOf(club, place.person)?.id;
    return {
      ...(member !== undefined && { member }),
      name: member === undefined ? (place.name ?? '') : '',
      ...(place.bot !== undefined && { bot: true as const }),
      ...(alone && { place: 1 + seats.filter((other) => better(other, seat)).length }),
      won: winners.includes(seat),
      ...((place.resigned === true || place.standIn !== undefined) && { left: true as const }),
      ...(told && { lived: Math.min(1, (out.get(seat) ?? session.n) / session.n) }),
      ...didAt(deeds, seat),
    };
  });
  return {
    ...at,
    game: session.game.id,
    from: session.start.at,
    at: session.at + session.lag,
    ...(side !== undefined && { side }),
    ...(numbers > 0 && { numbers }),
    reason,
    players,
  };
}

function deedsIn(session: Session): readonly Deed[] {
  try {
    return deedsOf(session);
  } catch {
    // The figures are optional: a game that cannot provide them still counts.
    return [];
  }
}

function didAt(deeds: readonly Deed[], seat: number): Pick<Player, 'role' | 'claims' | 'lies'> {
  const it = deeds.find((deed) => deed.seat === seat);
  return {
    ...(it?.role !== undefined && { role: keyOf(it.role) }),
    ...(it?.claims !== undefined && { claims: it.claims }),
    ...(it?.lies !== undefined && { lies: it.lies }),
  };
}
