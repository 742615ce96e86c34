import { clockIdOf, save, seatsOf, type AnyGame, type Session } from '@masque/core';
import { masks } from '@masque/protocol';
import { sqliteStore } from '@masque/store';
import { hashOf } from '../identity/token.ts';
import type { OpenSnapshot } from '../play/journal.ts';
import type { TableData } from '../table/data.ts';
import { Client } from '../test/client.ts';
import { fakeClock, type FakeClock } from '../clock/fake-clock.ts';
import { house } from '../test/house.ts';

const CODE = 'TWIN';
const TABLE = 'table';
const GAME = 'game';
/** A seed for the next deal, which has no effect here, and a hash chain that is the same for both games of a pair. */
const NEXT = '0'.repeat(64);

/** A server in which a game has reached a given point, with everybody connected. */
export interface Stage {
  readonly clock: FakeClock;
  /** By seat. */
  readonly players: Client[];
  readonly watcher: Client;
  /** Everything a seat was sent, over all its connections. */
  readonly heard: (seat: number) => string[];
  /**
   * Reconnects somebody with a new connection that resumes where the last one broke off, whether or not they were away.
   */
  readonly rejoin: (seat: number) => Promise<void>;
  /** Waits until the game's log contains this many inputs. */
  readonly logged: (inputs: number) => Promise<void>;
}

const tokenOf = (seat: number): string => `token-of-seat-${seat}`.padEnd(43, '_');

/** Sets it up as if the game had been played here, with a snapshot in place of the inputs. */
export async function stage(game: AnyGame, session: Session): Promise<Stage> {
  const store = await sqliteStore(':memory:');
  const seats = seatsOf(session.start.seats);
  const { seed, ...start } = session.start;
  const names = seats.map((seat) => `Player ${seat}`);
  const data: TableData = {
    game: game.id,
    host: 'person-0',
    places: seats.map((seat) => ({ person: `person-${seat}`, name: names[seat], mask: masks[seat], ready: true })),
    options: session.start.options as Record<string, unknown>,
    settings: { botForAway: true, chat: true },
    master: null,
    muted: [],
    letIn: [],
    knocking: [],
    said: [],
    seed: NEXT,
    session: GAME,
    done: [],
  };
  for (const seat of seats) {
    await store.savePerson({ id: `person-${seat}`, tokenHash: hashOf(tokenOf(seat)), data: {}, savedAt: 0 });
  }
  const table = { id: TABLE, code: CODE, state: 'playing', data, savedAt: 0 };
  const record = {
    id: GAME,
    tableId: TABLE,
    game: game.id,
    version: String(game.version),
    seed,
    setup: { start, names },
    startedAt: 0,
  };
  const deadlines = session.deadlines.map((it) => ({ clock: clockIdOf(it), n: it.n, at: it.at }));
  await store.createSession(record, { table: { table, expected: 0 }, deadlines });
  const before = Array.from({ length: session.n - 1 }, () => ({ replacedBy: 'a snapshot' }));
  if (before.length > 0) await store.append(GAME, 0, before);
  const snapshot: OpenSnapshot = { session: save(session), chain: NEXT };
  await store.saveSnapshot(GAME, before.length, JSON.stringify(snapshot));
  const clock = fakeClock(session.at);
  // Stand-ins think for longer than any test takes.
  const { url } = await house({ store, clock, limits: 1000, registered: [{ game }], botSpeed: 1e6 });
  const players: Client[] = [];
  const connections: Client[][] = [];
  const come = async (seat: number, from?: Client): Promise<void> => {
    const cookie = `masque=${tokenOf(seat)}`;
    players[seat] = await Client.join(url, CODE, { cookie, ...(from && { from }) });
    (connections[seat] ??= []).push(players[seat]);
  };
  for (const seat of seats) await come(seat);
  const watcher = await Client.join(url, CODE, { as: 'watch' });
  await Promise.all([...players, watcher].map((it) => it.settled()));
  const logged = async (inputs: number): Promise<void> => {
    while ((await store.loadSession(GAME))!.seq < inputs) await clock.pass(0);
  };
  const heard = (seat: number): string[] => connections[seat]!.flatMap(({ frames }) => frames);
  const rejoin = async (seat: number): Promise<void> => {
    await players[seat]!.close();
    await come(seat, players[seat]);
    await players[seat]!.settled();
  };
  return { clock, players, watcher, heard, rejoin, logged };
}
