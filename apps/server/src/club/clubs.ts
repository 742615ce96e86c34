import type { ClubInput } from '@masque/club';
import type { Mask } from '@masque/protocol';
import type { Language } from '@masque/core';
import type { Config } from '../config.ts';
import { newCode, newId } from '../identity/token.ts';
import type { TableData, TableState } from '../table/data.ts';
import type { RoomServices } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import { Openings } from '../nodes/openings.ts';
import { alone, Elsewhere } from '../nodes/ownership.ts';
import { ABANDONED_MS } from './kept/abandoned.ts';
import { newPin } from './claims.ts';
import { ClubRoom } from './club-room.ts';
import { removeLeftovers } from './kept/leftovers.ts';
import { CLUB, ClubLog } from './stream.ts';
import { removePassedOn, removeUnused } from './kept/unused.ts';

/** How long a club that nobody follows stays in memory, and how often this is checked, in milliseconds. */
const IDLE_MS = 5 * 60_000;
const SWEEP_MS = 60_000;
/** How often clubs are opened that nobody follows, but whose tables nobody uses any more, in milliseconds. */
const ROUSE_MS = 60 * 60_000;
/** How many tables are read at a time then, those last used first, and how many of each state at most. */
const [AT_ONCE, MAX_ROUSED] = [100, 5000];

const DAY_MS = 24 * ROUSE_MS;

/** How many days finished games, and clubs that nobody uses, are kept; 0: for ever. */
type ClubRetention = Pick<Config, 'keepDays' | 'keepClubsDays'>;

/** What is needed to create a club. */
export interface Beginning {
  readonly name: string;
  readonly color: string;
  readonly language: Language;
  readonly evening: string;
  readonly host: { readonly person: string; readonly name: string; readonly mask: Mask };
}

/** The clubs of this server. Those in use are kept in memory. */
export class Clubs {
  readonly #services: RoomServices;
  readonly #rooms: Rooms;
  readonly #dismiss: (person: string) => void;
  readonly #keeping: ClubRetention;
  /** By id. */
  readonly #open = new Openings<ClubRoom>();
  readonly #codes = new Map<string, string>();
  /** The clubs in memory, by id. */
  readonly #here = new Map<string, ClubRoom>();
  #cancel = (): void => {};
  #rest = (): void => {};

  /** @param dismiss closes all connections of a person */
  constructor(services: RoomServices, rooms: Rooms, dismiss: (person: string) => void, keeping: ClubRetention) {
    this.#keeping = keeping;
    this.#services = services;
    this.#rooms = rooms;
    this.#dismiss = dismiss;
    services.evenings.changed = (club, room) => {
      void this.#byId(club).then(
        (it) => it?.tableChanged(room),
        (err: unknown) => {
          if (!(err instanceof Elsewhere)) services.log.error({ err, club }, 'a club could not be opened');
        },
      );
    };
    services.evenings.isHosted = (club) => this.#here.get(club)?.isHosted === true;
    const sweep = (): void => {
      this.#cancel = services.clock.after(SWEEP_MS, () => void this.#sweep().then(sweep, sweep));
    };
    sweep();
    const rouse = (): void => {
      this.#rest = services.clock.after(ROUSE_MS, () => {
        void this.#rouse()
          .then(() => this.#removeUnused())
          .then(rouse, rouse);
      });
    };
    rouse();
  }

  /** How many clubs are in memory. */
  get size(): number {
    return this.#open.size;
  }

  /** The club with this code, or `null`. */
  async get(code: string): Promise<ClubRoom | null> {
    const known = this.#codes.get(code);
    if (known !== undefined) return this.#byId(known);
    const stream = await this.#services.store.loadStreamByCode(code);
    return stream?.kind === CLUB ? this.#byId(stream.id) : null;
  }

  /** Creates a club with its first evening, and returns its code. */
  create({ name, color, language, evening, host }: Beginning): Promise<string> {
    const at = this.#services.clock.now();
    return this.begin([
      { t: 'begin', at, name, color, language },
      { t: 'member', at, member: 'm1', person: host.person, name: host.name, mask: host.mask },
      { t: 'host', at, member: 'm1', on: true },
      { t: 'open', at, evening: 'e2', name: evening },
      { t: 'here', at, member: 'm1' },
    ]);
  }

  /**
   * Creates a club from its first inputs, with a PIN by which its first host can sign in on another device.
   * @returns its code
   * @throws Error when no free code is found
   */
  async begin(beginning: readonly ClubInput[], id = newId()): Promise<string> {
    const { store, clock } = this.#services;
    const inputs = [...beginning, { t: 'pin', at: clock.now(), pin: newPin() } as const];
    for (let tries = 0; ; tries++) {
      const code = newCode(tries < 8 ? 4 : 5);
      if (await store.loadTableByCode(code)) continue;
      const done = await store.extendStream({ id, kind: CLUB, code }, 0, inputs);
      if (done.ok) return code;
      if (tries > 16) throw new Error('no free code was found');
    }
  }

  /** Drops all clubs from memory: other servers may own them now. */
  drop(): Promise<void> {
    this.#here.clear();
    return this.#open.drop();
  }

  /** Finishes the waiting commands of all clubs. */
  close(): Promise<void> {
    this.#cancel();
    this.#rest();
    return this.#open.close();
  }

  #byId(id: string): Promise<ClubRoom | null> {
    return this.#open.open(id, () => this.#load(id));
  }

  async #load(id: string): Promise<ClubRoom | null> {
    const { store } = this.#services;
    const stream = await store.loadStream(id);
    if (stream?.kind !== CLUB || stream.code === null) return null;
    if (!(await this.#services.ownership.has(id))) throw new Elsewhere(`club ${stream.code} is at another server`);
    const { kind, code } = stream;
    const room = await ClubRoom.open(
      await ClubLog.open({ id, kind, code }, store),
      this.#services,
      this.#rooms,
      this.#dismiss,
    );
    this.#codes.set(code, id);
    this.#here.set(id, room);
    // The previous owner may have appended something after this server read the club.
    if (this.#services.ownership !== alone) room.lookAgain();
    return room;
  }

  /** Closes tables of evenings that nobody follows any more. */
  async #rouse(): Promise<void> {
    const { log } = this.#services;
    const clubs = new Set([...(await this.#unusedAt('lobby')), ...(await this.#unusedAt('over'))]);
    for (const id of clubs) {
      await this.#byId(id)
        .then((it) => it?.sweep())
        .catch((err: unknown) => {
          if (!(err instanceof Elsewhere)) log.error({ err, club: id }, 'a club could not be swept');
        });
    }
  }

  async #removeUnused(): Promise<void> {
    const { clock, log } = this.#services;
    const { keepDays, keepClubsDays } = this.#keeping;
    await removeLeftovers(this.#services).catch((err: unknown) =>
      log.error({ err }, 'the games of clubs that are gone could not be removed; trying again in an hour'),
    );
    if (keepClubsDays === 0) return;
    const before = clock.now() - keepClubsDays * DAY_MS;
    const known = { isOpen: (id: string) => this.#open.get(id) !== undefined, withGames: keepDays === 0 };
    await removeUnused(this.#services, before, known)
      .then(() => removePassedOn(this.#services, before))
      .catch((err: unknown) => log.error({ err }, 'unused clubs could not be removed; trying again in an hour'));
  }

  /** The clubs that have open tables in this state which nobody uses, and that are not in memory. */
  async #unusedAt(state: TableState): Promise<string[]> {
    const { store, clock } = this.#services;
    const clubs: string[] = [];
    let savedBefore = clock.now() - ABANDONED_MS;
    // Most of them have been closed: each evening leaves its tables behind.
    for (let n = 0; n < MAX_ROUSED; n += AT_ONCE) {
      const tables = await store.listTables({ state, savedBefore, limit: AT_ONCE });
      for (const { data } of tables) {
        const { club } = data as Partial<TableData>;
        if (club && !club.closed && !this.#open.get(club.id)) clubs.push(club.id);
      }
      const last = tables.at(-1);
      if (!last || tables.length < AT_ONCE) break;
      // Some may have been saved at the very same moment.
      savedBefore = Math.min(last.savedAt + 1, savedBefore - 1);
    }
    return clubs;
  }

  async #sweep(): Promise<void> {
    for (const [id, opening] of this.#open) {
      const room = await opening.catch(() => null);
      await room?.sweep().catch((err: unknown) => this.#services.log.error({ err }, 'a club could not be swept'));
      if (!room?.isIdle(IDLE_MS) || this.#open.get(id) !== opening) continue;
      this.#open.forget(id);
      this.#here.delete(id);
      this.#codes.delete(room.code);
      await room.close();
    }
  }
}
