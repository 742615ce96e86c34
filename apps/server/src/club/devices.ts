import {
  hostsOf,
  deskView,
  memberOf,
  roomView,
  youView,
  type Club,
  type ClubAs,
  type ClubDoc,
  type ClubYou,
  type RoomView,
  type TableNow,
} from '@masque/club';
import type { Clock } from '../clock/clock.ts';
import type { Person } from '../identity/people.ts';
import { HOST_GONE_MS, Presence } from '../table/people/presence.ts';
import { liveOf } from './tables/briefs.ts';
import type { Claims } from './claims.ts';
import { Feed, type Follower } from './feed.ts';
import type { HostView } from './tables/host-view.ts';

/** How long changes of the room are batched, in milliseconds. */
const GATHER_MS = 50;
/** How long a phone may be gone before hosts are told, in milliseconds. */
const AWAY_MS = 30_000;
/** How many big screens an evening numbers. Others show what all show. */
const MAX_SCREENS = 20;

/** A device at an evening. */
export interface Device extends Follower {
  tell(you: ClubYou): void;
}

/** The role in which a device follows an evening. */
export interface FollowerRole {
  readonly as: ClubAs;
  /** The name of a big screen. */
  readonly screen?: string | undefined;
}

/** A connected device, and what it was last told about its person. */
interface Joined {
  readonly person: Person | null;
  as: ClubAs;
  readonly screen: string | undefined;
  you: string;
}

/** What devices are shown of. */
interface EveningShown {
  readonly code: string;
  readonly club: Club;
  readonly tables: ReadonlyMap<string, TableNow>;
  readonly claims: Claims;
  readonly hosts: HostView;
}

/** The devices at an evening: who is here, and what each is sent. */
export class Devices {
  readonly #evening: EveningShown;
  readonly #clock: Clock;
  readonly #publishing: (club: Club) => void;
  readonly #feeds: Readonly<Record<ClubAs, Feed>> = { phone: new Feed(), screen: new Feed(), desk: new Feed() };
  readonly #devices = new Map<Device, Joined>();
  readonly #presence: Presence;
  /** The numbers of the big screens that have been here, by their names. */
  readonly #screens = new Map<string, number>();
  #view: RoomView | null = null;
  #cancel = (): void => {};
  #waiting = false;

  /** @param publishing called with the club whenever devices are told of it */
  constructor(evening: EveningShown, clock: Clock, publishing: (club: Club) => void) {
    this.#evening = evening;
    this.#publishing = publishing;
    this.#clock = clock;
    this.#presence = new Presence(clock, () => this.changed());
  }

  get empty(): boolean {
    return this.#devices.size === 0;
  }

  /** What everybody in the room was last sent. */
  get view(): RoomView {
    return this.#view!;
  }

  /** Is a device of this person connected? */
  isHere(person: string): boolean {
    return this.#presence.isHere(person);
  }

  /** Is a host of the club here, or has one only just been? */
  get isHosted(): boolean {
    const { club } = this.#evening;
    return hostsOf(club).some(
      ({ id, person }) =>
        this.isHere(person) || (club.evening?.here[id] !== undefined && !this.#presence.isGone(person, HOST_GONE_MS)),
    );
  }

  /** Connects a device to the evening. Only hosts get a desk. */
  join(device: Device, person: Person | null, { as, screen }: FollowerRole, counter?: number): void {
    const kind = as === 'desk' && !this.#isHost(person) ? 'phone' : as;
    const wall = as === 'screen' ? this.#wallOf(screen) : undefined;
    this.#devices.set(device, { person, as: kind, screen: wall, you: '' });
    if (person) this.#presence.arrive(person.id);
    this.publish();
    this.#feeds[kind].join(device, kind === as ? counter : undefined);
    this.changed();
  }

  /** False: it was not here. */
  leave(device: Device): boolean {
    const it = this.#devices.get(device);
    if (!it) return false;
    this.#devices.delete(device);
    this.#feeds[it.as].leave(device);
    if (it.person) this.#presence.depart(it.person.id);
    this.changed();
    return true;
  }

  /** A device that skipped frames can accept them again. */
  drained(device: Device): void {
    const it = this.#devices.get(device);
    if (it) this.#feeds[it.as].drained(device);
  }

  /** What concerns one person only. */
  you(person: Person | null): ClubYou {
    const { club, hosts } = this.#evening;
    const you = youView(club, person?.id ?? null);
    return person && you.host ? { ...you, ...hosts.setsOf(person.id) } : you;
  }

  /** Something has changed. Devices are told in a moment, of this and whatever else changes until then. */
  changed(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#cancel = this.#clock.after(GATHER_MS, () => this.publish());
  }

  /** Tells every device now. */
  publish(): void {
    this.#cancel();
    this.#waiting = false;
    this.#publishing(this.#evening.club);
    const { code, club, tables, claims, hosts } = this.#evening;
    const isAway = (member: string): boolean => {
      const { person } = club.members[member]!;
      return this.#presence.isGone(person, AWAY_MS);
    };
    const here = new Set(Object.keys(club.evening?.here ?? {}).map((member) => club.members[member]!.person));
    for (const person of here) this.#presence.expect(person);
    this.#presence.forget((person) => here.has(person));
    const room = (this.#view = roomView(code, club, tables, isAway));
    const live = liveOf(room.tables, tables);
    this.#feeds.phone.update({ room });
    const screens = this.#walls();
    this.#feeds.screen.update({ room, screens, live });
    const desk: ClubDoc = {
      room,
      screens,
      live,
      desk: deskView(club, claims.waiting(), hosts.shown),
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
  stop(): void {
    this.#cancel();
    this.#presence.stop();
  }

  #isHost(person: Person | null): boolean {
    return person !== null && memberOf(this.#evening.club, person.id)?.host === true;
  }

  /** The name of a big screen, if there are not too many. */
  #wallOf(screen: string | undefined): string | undefined {
    if (screen === undefined || this.#screens.has(screen)) return screen;
    if (this.#screens.size >= MAX_SCREENS) this.#forgetWall();
    if (this.#screens.size >= MAX_SCREENS) return undefined;
    // The lowest number that no screen has.
    const taken = new Set(this.#screens.values());
    let n = 1;
    while (taken.has(n)) n++;
    this.#screens.set(screen, n);
    return screen;
  }

  /** Forgets a big screen that is gone and for which nothing was chosen: a browser that starts again has a new name. */
  #forgetWall(): void {
    const here = new Set([...this.#devices.values()].map((it) => it.screen));
    const chosen = this.#evening.club.evening?.screens ?? {};
    const gone = [...this.#screens.keys()].find((it) => !here.has(it) && chosen[it] === undefined);
    if (gone !== undefined) this.#screens.delete(gone);
  }

  /** The big screens that are here now. */
  #walls(): NonNullable<ClubDoc['screens']> {
    const here = new Set([...this.#devices.values()].map((it) => it.screen));
    const chosen = this.#evening.club.evening?.screens ?? {};
    return Object.fromEntries(
      [...this.#screens].flatMap(([id, n]) =>
        here.has(id) ? [[id, { n, ...(chosen[id] !== undefined && { show: chosen[id] }) }]] : [],
      ),
    );
  }
}
