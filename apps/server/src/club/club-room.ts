import {
  deskView,
  isOwn,
  memberOf,
  nextId,
  roomView,
  rule,
  type Club,
  type ClubAs,
  type ClubDoc,
  type ClubInput,
  type ClubYou,
  youView,
  type TableNow,
  type RoomView,
} from '@masque/club';
import { masks } from '@masque/protocol';
import type { ClubCommand } from '@masque/club';
import type { Person } from '../identity/people.ts';
import { newId } from '../identity/token.ts';
import type { Services } from '../services.ts';
import { Presence } from '../table/presence.ts';
import { Queue } from '../table/queue.ts';
import type { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import { Abandoned } from './abandoned.ts';
import { no, yes, type ClubAnswer } from './answer.ts';
import { receiptOf, withReceipt } from './receipts.ts';
import { liveOf, tableNow } from './briefs.ts';
import { Calls, follow, goOn, lapse, pass } from './calling.ts';
import { Claims } from './claims.ts';
import { Feed, type Follower } from './feed.ts';
import { greet } from './greeting.ts';
import { HostView } from './host-view.ts';
import { houseRules } from './house-rules.ts';
import { resultOf, Survivors } from './results.ts';
import { close, remove, stand, tell } from './steering.ts';
import type { ClubLog } from './stream.ts';
import type { Tables } from './reach.ts';
import { runTables } from './tables.ts';

/** How long changes of the room are batched, in milliseconds. */
const GATHER_MS = 50;
/** How long a phone may be gone before hosts are told, in milliseconds. */
const AWAY_MS = 30_000;

/** How many big screens an evening numbers. Others show what all show. */
const MAX_SCREENS = 20;

/** A connected device, and what it was last told about its person. */
interface Joined {
  readonly person: Person | null;
  as: ClubAs;
  readonly screen?: string | undefined;
  you: string;
}

/** A device at an evening. */
export interface Device extends Follower {
  tell(you: ClubYou): void;
}

/**
 * A club in memory: its log, the tables of its evening, and the devices that follow it. As with a table, the store is
 * the source of truth, so a club can be dropped and opened again at any moment.
 */
export class ClubRoom {
  /** Distinguishes this room's frame counters from those of another room for the same club. */
  readonly epoch = newId();
  readonly claims: Claims;
  readonly log: ClubLog;
  readonly #services: Services;
  readonly #rooms: Rooms;
  readonly #queue = new Queue();
  readonly #feeds: Readonly<Record<ClubAs, Feed>> = { phone: new Feed(), screen: new Feed(), desk: new Feed() };
  readonly #devices = new Map<Device, Joined>();
  readonly #presence: Presence;
  readonly #tables = new Map<string, TableNow>();
  readonly #calls: Calls;
  readonly #hosts = new HostView();
  readonly #survivors = new Survivors();
  readonly #abandoned = new Abandoned();
  readonly #dismiss: (person: string) => void;
  /** The numbers of the big screens that have been here, by their names. */
  readonly #screens = new Map<string, number>();
  /** Tables whose state is being read. */
  readonly #looking = new Set<string>();
  /** What the tables were last told of the rules of the club. */
  #told = '';
  #view: RoomView | null = null;
  #publishing = (): void => {};
  #waiting = false;
  #usedAt: number;

  private constructor(log: ClubLog, services: Services, rooms: Rooms, dismiss: (person: string) => void) {
    this.log = log;
    this.#services = services;
    this.#rooms = rooms;
    this.#dismiss = dismiss;
    this.claims = new Claims(services.clock, services.limits);
    this.#presence = new Presence(services.clock, () => this.#changed());
    this.#calls = new Calls(services, () => this.#lapse());
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
    for (const { id, code } of Object.values(log.club.evening?.tables ?? {})) {
      const table = await rooms
        .get(code)
        .catch((err: unknown) => void services.log.error({ err }, 'a table of an evening could not be opened'));
      if (table) await room.#look(id, table);
    }
    room.#publish();
    return room;
  }

  get code(): string {
    return this.log.name.code!;
  }

  get club(): Club {
    return this.log.club;
  }

  /** What everybody in the room was last sent. */
  get view(): RoomView {
    return this.#view!;
  }

  /** Has no device followed this club for `ms` milliseconds? */
  isIdle(ms: number): boolean {
    return this.#queue.idle && this.#devices.size === 0 && this.#services.clock.now() - this.#usedAt >= ms;
  }

  /** Connects a device to the evening. Only hosts get a desk. */
  join(device: Device, person: Person | null, { as, screen }: Pick<Joined, 'as' | 'screen'>, counter?: number): void {
    const kind = as === 'desk' && !this.#isHost(person) ? 'phone' : as;
    const wall = as === 'screen' ? this.#wallOf(screen) : undefined;
    this.#devices.set(device, { person, as: kind, screen: wall, you: '' });
    if (person) this.#presence.arrive(person.id);
    this.#publish();
    this.#feeds[kind].join(device, kind === as ? counter : undefined);
    this.#changed();
  }

  leave(device: Device): void {
    const it = this.#devices.get(device);
    if (!it) return;
    this.#devices.delete(device);
    this.#feeds[it.as].leave(device);
    if (it.person) this.#presence.depart(it.person.id);
    this.#usedAt = this.#services.clock.now();
    this.#changed();
  }

  drained(device: Device): void {
    const it = this.#devices.get(device);
    if (it) this.#feeds[it.as].drained(device);
  }

  /** What concerns one person only. */
  you(person: Person | null): ClubYou {
    const you = youView(this.club, person?.id ?? null);
    return person && you.host ? { ...you, ...this.#hosts.setsOf(person.id) } : you;
  }

  /** Applies a person's command, at most once per idempotency key, whichever node it was sent to before. */
  command(person: Person, key: string, command: ClubCommand): Promise<ClubAnswer> {
    return this.#queue.run(async () => {
      const answer = await this.#do(person, command, receiptOf(person, key));
      this.#changed();
      return answer;
    }, person.id);
  }

  /** Appends to the club's log, in the order of the queue. */
  extend(decide: (club: Club) => readonly ClubInput[]): Promise<void> {
    return this.#queue.run(async () => {
      await this.log.extend(decide);
      this.#changed();
    });
  }

  /** Reads the log again after part of it was rewritten. */
  reread(): Promise<void> {
    return this.#queue.run(async () => {
      await this.log.reread();
      this.#changed();
    });
  }

  /** A table of the evening has changed. */
  tableChanged(room: Room): void {
    const table = room.now.data.club?.table;
    if (table === undefined || this.#looking.has(table)) return;
    this.#looking.add(table);
    void this.#queue
      .run(() => this.#look(table, room))
      .catch((err: unknown) =>
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
    this.#publishing();
    this.#calls.stop();
    this.#presence.stop();
    await this.#queue.drained();
  }

  #isHost(person: Person | null): boolean {
    return person !== null && memberOf(this.club, person.id)?.host === true;
  }

  async #do(person: Person, command: ClubCommand, receipt: string): Promise<ClubAnswer> {
    const at = this.#services.clock.now();
    if (!isOwn(command)) return runTables(this.hands, { person, command, at, receipt });
    let before: Club | null = null;
    let answer: ClubAnswer = yes;
    await this.log.extend((club) => {
      if (club.done.includes(receipt)) return [];
      before = club;
      const ruled = rule(club, { person: person.id, name: person.name, mask: person.mask }, command, at, masks);
      answer = ruled.ok ? yes : no(ruled.code);
      return ruled.ok ? withReceipt(ruled.inputs, at, receipt) : [];
    });
    // Whoever took it the first time may not have come as far as the tables.
    before ??= await this.log.before(receipt);
    if (answer.ok) await this.#follow(command, before?.evening ?? null, person);
    return answer;
  }

  /** Applies a change of the club to its tables. */
  async #follow(command: ClubCommand, evening: Club['evening'], person: Person): Promise<void> {
    const hands = this.hands;
    const { club } = this;
    if (command.do === 'come') {
      const me = memberOf(club, person.id);
      if (me) await this.#services.people.keep(person.id, { name: me.name, mask: me.mask });
    }
    if (command.do === 'close' || command.do === 'open')
      for (const { id, code } of Object.values(evening?.tables ?? {})) await hands.shut(id, code, undefined);
    if (command.do === 'leave') await hands.getUp(person.id);
    await this.#uncall(command, evening, person);
    if (command.do === 'bar' && command.on) await hands.remove(club.members[command.member]!.person);
    await this.#tellRules();
    if (command.do === 'retitle') await hands.steer(command.table, tell({ name: command.name }));
    if (command.do === 'say') await hands.everywhere(tell({}, { text: command.text, at: this.#services.clock.now() }));
  }

  /** Tells the tables what the club lays down, if that has changed. */
  async #tellRules(): Promise<void> {
    const rules = houseRules(this.club);
    const told = JSON.stringify(rules);
    if (told === this.#told) return;
    this.#told = told;
    await this.hands.everywhere(tell(rules));
  }

  /** If a seat is kept for somebody who leaves or takes a break, it goes to the next person in line. */
  async #uncall(command: ClubCommand, evening: Club['evening'], person: Person): Promise<void> {
    const at = this.#services.clock.now();
    const me = memberOf(this.club, person.id);
    if (command.do === 'rest' && command.on && me) await pass(this.hands, me.id, 'let', at);
    const gone = command.do === 'leave' ? me?.id : command.do === 'bar' && command.on ? command.member : undefined;
    const call = gone === undefined ? undefined : evening?.here[gone]?.call;
    if (call) await goOn(this.hands, call.table, gone, at);
  }

  /** Handles people who were called and have not come in time. */
  #lapse(): Promise<void> {
    return this.#queue.run(async () => {
      await lapse(this.hands, this.#services.clock.now());
      this.#changed();
    });
  }

  /** Closes tables at which nobody has been for a long time, and tells the hosts. */
  sweep(): Promise<void> {
    return this.#queue.run(async () => {
      const now = this.#services.clock.now();
      for (const id of this.#abandoned.look(this.club, this.#tables, now)) {
        const table = this.club.evening?.tables[id];
        if (!table) continue;
        await this.hands.shut(id, table.code, undefined, 'problem.closed.idle');
        await this.log.extend(() => [{ t: 'untable', at: now, table: id, idle: true }]);
        this.#changed();
      }
    });
  }

  /** What commands need to reach the tables. */
  get hands(): Tables {
    return {
      club: () => this.club,
      extend: (decide) => this.log.extend(decide),
      services: this.#services,
      claims: this.claims,
      now: this.#tables,
      renew: (member) => this.renew(member),
      at: (code) => this.#rooms.get(code),
      room: async (table) => {
        const code = this.club.evening?.tables[table]?.code;
        return code === undefined ? null : this.#rooms.get(code);
      },
      steer: async (table, change, receipt) => {
        const code = this.club.evening?.tables[table]?.code;
        const room = code === undefined ? null : await this.#rooms.get(code);
        if (!room) return no('no_table');
        const answer = await room.steer(change, receipt);
        await this.#look(table, room);
        return answer;
      },
      everywhere: async (change) => {
        for (const { code } of Object.values(this.club.evening?.tables ?? {}))
          await (await this.#rooms.get(code))?.steer(change);
      },
      openTable: async (name, game, prepare, { at, receipt }) => {
        const { evening } = this.club;
        const id = nextId(this.club, 't');
        const rules = houseRules(this.club);
        const about = { id: this.log.name.id, code: this.code, evening: evening!.name, table: id, name, ...rules };
        const code = await this.#rooms.create({ id: rules.hosts[0]! }, game, about);
        const room = await this.#rooms.get(code);
        // The evening has it once it is ready: if this node dies before, the command is done from the start.
        const ready = prepare && (await room?.steer(prepare));
        if (ready?.ok === false) return ready;
        await this.log.extend(() => withReceipt([{ t: 'table', at, table: id, code, name }], at, receipt));
        if (room) await this.#look(id, room);
        return yes;
      },
      shut: async (table, code, why, note) => {
        await (await this.#rooms.get(code))?.steer(close(why, note));
        this.#tables.delete(table);
        this.#hosts.forget(table);
      },
      getUp: async (who) => {
        for (const { id, code } of Object.values(this.club.evening?.tables ?? {})) {
          const room = await this.#rooms.get(code);
          if (!room?.now.data.places.some((it) => it.person === who && it.standIn === undefined)) continue;
          const answer = await room.steer(stand(who));
          await this.#look(id, room);
          if (!answer.ok) return answer;
        }
        return yes;
      },
      remove: async (who) => {
        for (const { id, code } of Object.values(this.club.evening?.tables ?? {})) {
          const room = await this.#rooms.get(code);
          if (!room?.now.data.places.some((it) => it.person === who)) continue;
          await room.steer(remove(who));
          await this.#look(id, room);
        }
      },
    };
  }

  /**
   * Takes over a table's state: its summary, people who sit there and are new to the club, and the result of its game.
   */
  async #look(table: string, room: Room): Promise<void> {
    this.#looking.delete(table);
    const { evening } = this.club;
    if (!evening?.tables[table]) return;
    const { session, sessionId, data, proof } = room.now;
    await greet(this.log, room, this.#services.clock.now());
    if (session && sessionId !== null) {
      this.#survivors.watch(sessionId, session);
      if (session.outcome && !this.club.results.some((it) => it.session === sessionId)) {
        const at = { evening: evening.id, table, session: sessionId };
        const result = resultOf(this.club, at, { data, proof }, session, this.#survivors.take(sessionId));
        if (result) await this.log.extend(() => [{ t: 'result', ...result }]);
      }
    }
    const before = this.#tables.get(table)?.brief;
    this.#tables.set(
      table,
      tableNow(this.club, room, (person) => this.#presence.isHere(person)),
    );
    await follow(this.hands, table, before, this.#services.clock.now());
    this.#hosts.look(table, room);
    this.#changed();
  }

  /** The name of a big screen, if there are not too many. */
  #wallOf(screen: string | undefined): string | undefined {
    if (screen === undefined || this.#screens.has(screen)) return screen;
    if (this.#screens.size >= MAX_SCREENS) return undefined;
    this.#screens.set(screen, this.#screens.size + 1);
    return screen;
  }

  /** The big screens that are here now. */
  #walls(): NonNullable<ClubDoc['screens']> {
    const here = new Set([...this.#devices.values()].map((it) => it.screen));
    const chosen = this.club.evening?.screens ?? {};
    return Object.fromEntries(
      [...this.#screens].flatMap(([id, n]) =>
        here.has(id) ? [[id, { n, ...(chosen[id] !== undefined && { show: chosen[id] }) }]] : [],
      ),
    );
  }

  #changed(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#publishing = this.#services.clock.after(GATHER_MS, () => this.#publish());
  }

  #publish(): void {
    this.#publishing();
    this.#calls.await(this.club);
    this.#waiting = false;
    const { club } = this;
    const isAway = (member: string): boolean => {
      const { person } = club.members[member]!;
      return this.#presence.isGone(person, AWAY_MS);
    };
    const here = new Set(Object.keys(club.evening?.here ?? {}).map((member) => club.members[member]!.person));
    for (const person of here) this.#presence.expect(person);
    this.#presence.forget((person) => here.has(person));
    const room = (this.#view = roomView(this.code, club, this.#tables, isAway));
    const live = liveOf(room.tables, this.#tables);
    this.#feeds.phone.update({ room });
    const screens = this.#walls();
    this.#feeds.screen.update({ room, screens, live });
    const desk: ClubDoc = {
      room,
      screens,
      live,
      desk: deskView(club, this.claims.waiting(), this.#hosts.shown),
    };
    this.#feeds.desk.update(desk);
    for (const [device, it] of this.#devices) {
      const you = this.you(it.person);
      if (it.as === 'desk' && !you.host) {
        this.#feeds.desk.leave(device);
        it.as = 'phone';
        this.#feeds.phone.join(device);
      }
      const written = JSON.stringify(you);
      if (written === it.you) continue;
      it.you = written;
      device.tell(you);
    }
  }
}
