import { memberOf, type Club, type ClubCommand, type ClubInput, type ClubYou, type RoomView } from '@masque/club';
import { refused } from '../answer.ts';
import type { Person } from '../identity/people.ts';
import { newId } from '../identity/token.ts';
import { ClubLimits } from '../limits.ts';
import type { Services } from '../services.ts';
import type { TableData } from '../table/data.ts';
import { Queue } from '../table/moves/queue.ts';
import type { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import { SecondLook } from '../table/second-look.ts';
import { abandoned } from './kept/abandoned.ts';
import type { ClubAnswer } from './answer.ts';
import { Calls, lapse } from './tables/calling.ts';
import { Claims } from './claims.ts';
import { Commands } from './commands.ts';
import { Devices, type Device, type FollowerRole } from './devices.ts';
import { rewriteNames } from './kept/erase.ts';
import { handsOf } from './tables/hands.ts';
import type { Tables } from './tables/reach.ts';
import { receiptOf } from './receipts.ts';
import type { ClubLog } from './stream.ts';
import { TableWatch } from './tables/table-watch.ts';

/** How many refusals a club remembers. */
const MAX_REFUSED = 200;

/**
 * A club in memory: its log, the tables of its evening, and the devices that follow it. As with a table, the store is
 * the source of truth, so a club can be dropped and opened again at any moment.
 */
export class ClubRoom {
  /** Distinguishes this room's frame counters from those of another room for the same club. */
  readonly epoch = newId();
  readonly claims: Claims;
  readonly log: ClubLog;
  /** What commands need to reach the tables. */
  readonly hands: Tables;
  readonly #services: Services;
  readonly #limits: ClubLimits;
  readonly #queue = new Queue();
  readonly #watch: TableWatch;
  readonly #devices: Devices;
  readonly #commands: Commands;
  readonly #calls: Calls;
  readonly #secondLook: SecondLook;
  readonly #dismiss: (person: string) => void;
  /** The last refusals, by receipt: what is sent twice and refused once is not done after all. */
  readonly #refused = new Map<string, ClubAnswer>();
  /** Did a host look after the tables when they were last told? */
  #hosted = false;
  #usedAt: number;

  private constructor(log: ClubLog, services: Services, rooms: Rooms, dismiss: (person: string) => void) {
    this.log = log;
    this.#services = services;
    this.#dismiss = dismiss;
    const claims = (this.claims = new Claims(services.clock, services.limits));
    const limits = (this.#limits = new ClubLimits(services.limits));
    const watch = (this.#watch = new TableWatch(
      log,
      () => this.hands,
      (person) => this.#devices.isHere(person),
    ));
    this.#devices = new Devices(
      {
        get code() {
          return log.name.code!;
        },
        get club() {
          return log.club;
        },
        tables: watch.now,
        claims,
        hosts: watch.hosts,
      },
      services.clock,
      (club) => {
        this.#calls.await(club);
        this.#tellWhetherHosted();
      },
    );
    this.#calls = new Calls(services, () => this.#lapse());
    this.#secondLook = new SecondLook(services.clock, () => this.#catchUp());
    this.hands = handsOf({
      ...{ log, services, rooms, claims, limits, watch },
      look: (table, room) => this.#look(table, room),
      renew: (member) => this.renew(member),
    });
    this.#commands = new Commands(log, this.hands);
    this.#usedAt = services.clock.now();
  }

  /** Opens a club and the tables of its evening. */
  static async open(
    log: ClubLog,
    services: Services,
    rooms: Rooms,
    dismiss: (person: string) => void,
  ): Promise<ClubRoom> {
    const room = new ClubRoom(log, services, rooms, dismiss);
    await room.#finishErasing();
    await room.#lookAtTables();
    await room.#finishClosing();
    room.#devices.publish();
    return room;
  }

  /** A node may have died while it took the name of somebody out of the log. */
  async #finishErasing(): Promise<void> {
    if (!Object.values(this.club.members).some((it) => it.erased)) return;
    const done = rewriteNames(this.#services, this.log.name.id);
    if (await done.catch((err: unknown) => void this.#services.log.error({ err }, 'a name could not be erased')))
      await this.log.reread();
  }

  /** Closes the tables of the last evening that are still open, if a node died while it did so: their games count. */
  async #finishClosing(): Promise<void> {
    const { log, store } = this.#services;
    const { left } = this.log.club;
    for (const table of Object.values(left?.tables ?? {})) {
      try {
        const stored = await store.loadTableByCode(table.code);
        const { club } = (stored?.data ?? {}) as Partial<TableData>;
        // Another club may have opened a table under the same code since.
        if (club?.id === this.log.name.id && club.table === table.id && !club.closed)
          await this.hands.shut(left!.id, table, undefined);
      } catch (err) {
        log.error({ err, table: table.code }, 'a table of the last evening could not be closed');
      }
    }
  }

  get code(): string {
    return this.log.name.code!;
  }

  get club(): Club {
    return this.log.club;
  }

  /** What everybody in the room was last sent. */
  get view(): RoomView {
    return this.#devices.view;
  }

  /** Does a host look after its tables? */
  get isHosted(): boolean {
    return this.#devices.isHosted;
  }

  /** Has no device followed this club for `ms` milliseconds, and is nothing known that is not in the store? */
  isIdle(ms: number): boolean {
    const quiet = this.#queue.idle && this.#devices.empty && this.claims.isIdle;
    return quiet && this.#services.clock.now() - this.#usedAt >= ms;
  }

  /** Connects a device to the evening. Only hosts get a desk. */
  join(device: Device, person: Person | null, way: FollowerRole, counter?: number): void {
    this.#devices.join(device, person, way, counter);
  }

  leave(device: Device): void {
    if (this.#devices.leave(device)) this.#usedAt = this.#services.clock.now();
  }

  drained(device: Device): void {
    this.#devices.drained(device);
  }

  /** What concerns one person only. */
  you(person: Person | null): ClubYou {
    return this.#devices.you(person);
  }

  /**
   * Applies a person's command, at most once per idempotency key, whichever node it was sent to before.
   * @param from network address of the connection
   */
  async command(person: Person, key: string, command: ClubCommand, from: string): Promise<ClubAnswer> {
    const isNew = command.do === 'come' && !memberOf(this.club, person.id);
    if (!this.#limits.mayAsk(person.id) || (isNew && !this.#limits.mayJoin(from))) return refused('slow_down');
    const receipt = receiptOf(person, key);
    return this.#run(async () => {
      const before = this.#refused.get(receipt);
      if (before) return before;
      const answer = await this.#commands.run(person, command, receipt);
      // A client that is told that it is busy asks again until it is not.
      if (!answer.ok && answer.code !== 'busy') this.#remember(receipt, answer);
      this.#devices.changed();
      return answer;
    }, person.id);
  }

  /** Appends to the club's log, in the order of the queue. */
  extend(decide: (club: Club) => readonly ClubInput[]): Promise<void> {
    return this.#run(async () => {
      await this.log.extend(decide);
      this.#devices.changed();
    });
  }

  /** Reads the log again after part of it was rewritten. */
  reread(): Promise<void> {
    return this.#run(async () => {
      await this.log.reread();
      this.#devices.changed();
    });
  }

  /** A table of the evening has changed. */
  tableChanged(room: Room): void {
    const table = room.now.data.club?.table;
    if (table === undefined || !this.#watch.isNews(table)) return;
    void this.#run(() => this.#look(table, room)).catch((err: unknown) =>
      this.#services.log.error({ err }, 'an evening could not process a change at one of its tables'),
    );
  }

  /**
   * Lets a device become a member again, using the returned token. The old phone's token is no longer valid.
   * @returns `null`: there is no such member
   */
  async renew(member: string): Promise<string | null> {
    const it = this.club.members[member];
    if (!it || it.erased) return null;
    const token = await this.#services.people.renew(it.person);
    if (token !== null) this.#dismiss(it.person);
    return token;
  }

  /** Other nodes may now own the club. Waiting commands are abandoned, and clients send them again to the new owner. */
  async drop(): Promise<void> {
    this.#queue.abandon();
    await this.close();
  }

  /** Finishes waiting commands. The room must not be used afterwards. */
  async close(): Promise<void> {
    this.#calls.stop();
    this.#secondLook.stop();
    this.#devices.stop();
    await this.#queue.drained();
  }

  #remember(receipt: string, refusal: ClubAnswer): void {
    this.#refused.set(receipt, refusal);
    if (this.#refused.size > MAX_REFUSED) this.#refused.delete(this.#refused.keys().next().value!);
  }

  /** Handles people who were called and have not come in time. */
  #lapse(): Promise<void> {
    return this.#run(async () => {
      await lapse(this.hands, this.#services.clock.now());
      this.#devices.changed();
    });
  }

  /** Closes tables at which nobody has been for a long time, and tells the hosts. */
  sweep(): Promise<void> {
    return this.#run(async () => {
      const now = this.#services.clock.now();
      for (const id of abandoned(this.club, this.#watch.now, { empty: this.#devices.empty, at: now })) {
        const { evening } = this.club;
        const table = evening?.tables[id];
        if (!table) continue;
        await this.hands.shut(evening.id, table, undefined, 'problem.closed.idle');
        await this.log.extend(() => [{ t: 'untable', at: now, table: id, idle: true }]);
        this.#devices.changed();
      }
    });
  }

  /** The store may soon say more about this club than is known here. */
  lookAgain(): void {
    this.#secondLook.begin();
  }

  /** Applies what the store says, and what the tables do. False: the store did not answer. */
  async #catchUp(): Promise<boolean> {
    let answered = true;
    const task = async (): Promise<void> => {
      try {
        await this.log.catchUp();
        await this.#lookAtTables();
        this.#devices.changed();
      } catch (err) {
        this.#services.log.warn({ err }, 'a club could not be read again');
        answered = false;
      }
    };
    // The node that has the club now looks after whatever was abandoned.
    await this.#queue.run(task).catch(() => undefined);
    return answered;
  }

  /** Runs a task in its turn. What fails may have been stored: the answer may have been lost. */
  #run<T>(task: () => Promise<T>, lane?: string): Promise<T> {
    const doubtful = async (): Promise<T> => {
      try {
        return await task();
      } catch (error) {
        this.lookAgain();
        throw error;
      }
    };
    return this.#queue.run(doubtful, lane);
  }

  async #lookAtTables(): Promise<void> {
    for (const { id, code } of Object.values(this.club.evening?.tables ?? {})) {
      const table = await this.hands
        .at(code)
        .catch((err: unknown) => void this.#services.log.error({ err }, 'a table of an evening could not be opened'));
      if (table) await this.#look(id, table);
    }
  }

  /** When the last host has gone, somebody at each table becomes its host, until one is back. */
  #tellWhetherHosted(): void {
    const { isHosted } = this;
    if (isHosted === this.#hosted) return;
    this.#hosted = isHosted;
    for (const { code } of Object.values(this.club.evening?.tables ?? {}))
      this.hands.at(code).then(
        (table) => table?.care(),
        (err: unknown) => this.#services.log.warn({ err }, 'a table was not told whether a host of its club is here'),
      );
  }

  /** Takes over what has become of a table. */
  async #look(table: string, room: Room): Promise<void> {
    await this.#watch.take(table, room);
    this.#devices.changed();
  }
}
