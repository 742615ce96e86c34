import { isOpen, OMNISCIENT, sample, SPECTATOR, type AnyGame, type Viewer, type randomFor } from '@masque/core';
import type { As } from '@masque/protocol';
import { expect } from 'vitest';
import type { Clock } from '../clock/clock.ts';
import { AWAY_AFTER_MS, BOT_AFTER_MS, HOST_GONE_MS } from '../table/people/presence.ts';
import { Client } from '../test/client.ts';
import { open, visitor } from '../test/house.ts';
import { Record } from './record.ts';
import { isWatched, type Variant } from './variants.ts';

type Random = ReturnType<typeof randomFor>;

/**
 * How long people put their phones away, in milliseconds: until others are told, until the host role passes on, until a
 * bot plays.
 */
const AWAY_MS = [AWAY_AFTER_MS, HOST_GONE_MS, BOT_AFTER_MS].map((ms) => ms + 3000);
/** Maximum number of absences per person and game. */
const TRIPS = 2;

/** Somebody who follows the game, over all their connections. */
export interface Attendee {
  readonly viewer: Viewer;
  readonly cookie: string;
  readonly saw: Record;
  /** Ranges of the beat's frames (from, to) that were sent during absences. */
  readonly missed: [number, number][];
  /** The end of the current absence; `null`: present. */
  until: number | null;
  trips: number;
}

/** Counts what has happened at a game's tables, so that a test can tell that it was covered. */
export const tally = () => ({
  tables: 0,
  said: 0,
  saidByNight: 0,
  awayByDay: 0,
  nights: 0,
  awayByNight: 0,
  backByNight: 0,
  resumed: 0,
  chairPassed: 0,
  stoodIn: 0,
});
export type Tally = ReturnType<typeof tally>;

/**
 * A table with two people and bots, and four viewers: a person without a seat, a phone, the big screen, and a second
 * device of the host whose connection breaks again and again. If the game needs a game master, it is the host. All of
 * them come and go, write to each other, and answer their questions at random.
 */
export class SecrecyEvening {
  readonly code: string;
  readonly game: AnyGame;
  readonly all: readonly Attendee[];
  readonly cookies: readonly string[];
  second: Client;
  readonly #url: string;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #tally: Tally;
  readonly #first: number;

  private constructor(
    it: { code: string; game: AnyGame; all: Attendee[]; cookies: string[]; second: Client },
    with_: { url: string; clock: Clock; random: Random; tally: Tally },
  ) {
    [this.code, this.game, this.all, this.cookies, this.second] = [it.code, it.game, it.all, it.cookies, it.second];
    [this.#url, this.#clock, this.#random, this.#tally] = [with_.url, with_.clock, with_.random, with_.tally];
    this.#first = this.#tally.tables++ % 2;
  }

  /** Everybody comes in, and the cards are dealt. */
  static async begin(
    game: AnyGame,
    { seats, options }: Variant,
    with_: { url: string; clock: Clock; random: Random; tally: Tally },
  ): Promise<SecrecyEvening> {
    const { url, clock } = with_;
    const cookies = await Promise.all(['Ada', 'Ben', 'Zoe'].map((name) => visitor(url, name)));
    const code = await open(url, cookies[0]!, game.id);
    const join = (whose: number, as: As = 'seat') => Client.join(url, code, { as, cookie: cookies[whose]! });
    const [host, ben, other, second] = await Promise.all([join(0), join(1), join(2), join(0)]);
    const [watch, screen] = await Promise.all([join(1, 'watch'), join(1, 'screen')]);
    const watched = isWatched(game, options);
    const players = watched ? [ben, other] : [host, ben];
    for (const it of players) await it.do({ do: 'sit' });
    for (let seat = players.length; seat < seats; seat++) await host.do({ do: 'bot' });
    await host.do({ do: 'settings', chat: true, botForAway: true });
    expect(await host.do({ do: 'options', options: { ...options } })).toMatchObject({ t: 'ok' });
    if (watched) expect(await host.do({ do: 'master', on: true })).toMatchObject({ t: 'ok' });
    const viewers = watched ? [OMNISCIENT, 0, 1] : [0, 1, SPECTATOR];
    const all = [host, ben, other, watch, screen].map((client, i): Attendee => ({
      viewer: viewers[i] ?? SPECTATOR,
      cookie: cookies[i] ?? cookies[1]!,
      saw: new Record(client, clock),
      missed: [],
      until: null,
      trips: 0,
    }));
    for (const it of players) await it.do({ do: 'ready', on: true });
    expect(await host.do({ do: 'start' })).toMatchObject({ t: 'ok' });
    await Promise.all([...all.map(({ saw }) => saw.client), second].map((it) => it.settled()));
    return new SecrecyEvening({ code, game, all, cookies, second }, with_);
  }

  get over(): boolean {
    return this.#watcher.saw.client.doc!.lobby.state === 'over';
  }

  /** Everybody present acts. Returns true if somebody has answered a question that the game was waiting for. */
  async turn(n: number): Promise<boolean> {
    if (this.over) return false;
    this.#look();
    for (const it of this.all.slice(0, 3)) await this.#comeOrGo(it);
    if (this.#random.chance(0.05) && this.all[0]!.until === null) await this.#reconnectSecond();
    await this.#talk(n);
    const acted = await Promise.all(this.#here.map((it) => this.#answer(it)));
    return acted.includes(true);
  }

  async settled(): Promise<void> {
    const here = this.all.filter(({ until }) => until === null).map(({ saw }) => saw.client);
    await Promise.all([...here, ...(this.second.closed ? [] : [this.second])].map((it) => it.settled()));
  }

  /** Brings back everybody who is away, to see how the game ended. */
  async gather(): Promise<void> {
    if (this.#watcher.saw.told.length > 0) this.#tally.nights++;
    for (const it of this.all) if (it.until !== null) await this.#comeBack(it);
  }

  async close(): Promise<void> {
    await Promise.all([...this.all.map(({ saw }) => saw.client), this.second].map((it) => it.close()));
  }

  get #watcher(): Attendee {
    return this.all[3]!;
  }

  /** Those who may be asked something and are present. */
  get #here(): Attendee[] {
    return this.all.filter(({ viewer, until }) => viewer !== SPECTATOR && until === null);
  }

  get #night(): boolean {
    return this.#watcher.saw.client.doc!.play?.table.night === true;
  }

  #look(): void {
    const { seats } = this.#watcher.saw.client.doc!.lobby;
    const host = seats.find((it) => it.host)?.seat;
    if (this.all[0]!.until !== null && host !== undefined && host !== this.all[0]!.viewer) this.#tally.chairPassed++;
    if (seats.some((it) => it.standIn !== undefined)) this.#tally.stoodIn++;
  }

  async #comeOrGo(it: Attendee): Promise<void> {
    if (it.until !== null) {
      if (this.#clock.now() >= it.until) await this.#comeBack(it);
      return;
    }
    // At most one attendee is away at a time: otherwise nobody might be left to see anything.
    if (it.trips >= TRIPS || this.all.some(({ until }) => until !== null)) return;
    // At every other table, the host is the first to leave, so that the host role passes on.
    const isFirst = this.all.every(({ trips }) => trips === 0);
    if (isFirst ? it !== this.all[this.#first] : !this.#random.chance(this.#night ? 0.25 : 0.15)) return;
    it.trips++;
    it.until = this.#clock.now() + (it.trips === 1 ? AWAY_MS.at(-1)! : this.#random.pick(AWAY_MS));
    it.missed.push([this.#watcher.saw.told.length, Infinity]);
    if (this.#night) this.#tally.awayByNight++;
    else this.#tally.awayByDay++;
    await it.saw.client.close();
    if (it === this.all[0]) await this.second.close();
  }

  async #comeBack(it: Attendee): Promise<void> {
    const client = await this.#connect(it.saw.client, it.cookie);
    if (!this.over && client.doc!.lobby.seats[it.viewer]?.standIn !== undefined)
      expect(await client.do({ do: 'takeBack' })).toMatchObject({ t: 'ok' });
    await Promise.all([client, this.#watcher.saw.client].map((one) => one.settled()));
    it.saw.back(client);
    it.until = null;
    it.missed.at(-1)![1] = this.#watcher.saw.told.length;
    if (it === this.all[0]) await this.#reconnectSecond();
    if (this.#night) this.#tally.backByNight++;
  }

  async #reconnectSecond(): Promise<void> {
    await this.second.close();
    this.second = await this.#connect(this.second, this.cookies[0]!);
    this.#tally.resumed++;
  }

  /** Resumes where another connection broke off. */
  async #connect(from: Client, cookie: string): Promise<Client> {
    const client = await Client.join(this.#url, this.code, { cookie, from });
    await client.settled();
    return client;
  }

  /** Attendees write unique messages wherever they may. */
  async #talk(turn: number): Promise<void> {
    for (const { saw, viewer } of this.#here) {
      const channels = (saw.client.doc?.chat?.channels ?? []).filter(({ write }) => write);
      // Nights are short, and on a slow machine nobody might speak in any of them.
      const likely = this.#night && this.#tally.saidByNight === 0 ? 0.5 : 0.05;
      if (channels.length === 0 || !this.#random.chance(likely)) continue;
      const channel = this.#random.pick(channels).id;
      saw.asked.push(this.#clock.now());
      const reply = await saw.client.do({ do: 'say', channel, text: `said-${turn}-${viewer}` });
      if (reply.t !== 'ok') continue;
      this.#tally.said++;
      if (this.#night) this.#tally.saidByNight++;
    }
  }

  /** Answers questions at random. Returns true if the game was waiting for it. */
  async #answer({ saw }: Attendee): Promise<boolean> {
    const { client } = saw;
    const offers = (client.doc?.play?.offers ?? []).filter(isOpen);
    const needed = offers.filter((it) => !it.optional);
    const chosen = needed.length > 0 ? needed : this.#random.chance(0.1) ? offers : [];
    if (chosen.length === 0) return false;
    const { type, window, params } = sample(this.#random.pick(chosen), this.#random);
    saw.asked.push(this.#clock.now());
    const reply = await client.act({ type, window }, params);
    if (reply.t === 'refused')
      expect(['stale', 'not_offered', 'over', 'bad_param', 'closed', 'rate']).toContain(reply.code);
    // Somebody who ends a sealed hour is told on the beat, and sees the old question until then.
    return needed.length > 0 && reply.t === 'ok';
  }
}
