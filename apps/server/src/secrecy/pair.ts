import {
  BEAT_MS,
  clockIdOf,
  logFor,
  SPECTATOR,
  step,
  TABLE_CHANNEL,
  type AnyGame,
  type Input,
  type Session,
  type Viewer,
} from '@masque/core';
import { expect } from 'vitest';
import { stage, type Stage } from './stage.ts';
import { channelsAt } from '../table/commands/talk.ts';

/** Two games that differ only in what a viewer does not know. The same is done to both, on separate stages. */
export class TwinGames {
  readonly #viewer: Viewer;
  readonly #stages: readonly [Stage, Stage];
  #sessions: readonly [Session, Session];
  /** Counts the steps so far. */
  #n = 0;

  private constructor(viewer: Viewer, sessions: readonly [Session, Session], stages: readonly [Stage, Stage]) {
    [this.#viewer, this.#sessions, this.#stages] = [viewer, sessions, stages];
  }

  static async open(game: AnyGame, sessions: readonly [Session, Session], viewer: Viewer): Promise<TwinGames> {
    const [one, two] = sessions;
    const pair = new TwinGames(viewer, sessions, [await stage(game, one), await stage(game, two)]);
    await pair.#compare('the beginning');
    return pair;
  }

  get session(): Session {
    return this.#sessions[0];
  }

  get now(): number {
    return this.#stages[0].clock.now();
  }

  /**
   * Applies an input to both games. False: they may differ from here on, because the viewer learns something or one
   * game refuses it.
   */
  async take(wish: Input): Promise<boolean> {
    // Clocks that are already due are rung by the server. Two that ring at the same time may do so in any order.
    const { deadlines } = this.session;
    if (deadlines.some(({ at }) => at <= this.now)) return false;
    const at = 'deadline' in wish ? Math.max(this.now, deadlines.find(({ n }) => n === wish.n)!.at) : this.now;
    if ('deadline' in wish && deadlines.filter((it) => it.at <= at).length > 1) return false;
    const input = { ...wish, at };
    const [next, other] = this.#sessions.map((it) => step(it, input));
    if (!next!.ok || !other!.ok) return false;
    const after = [next!.session, other!.session] as const;
    if (after.some((it, i) => it.outcome !== null || this.#learns(it, this.#sessions[i]!))) return false;
    this.#sessions = after;
    for (const it of this.#stages) {
      await this.#perform(it, input);
      await it.logged(this.session.n - 1);
    }
    await this.#beat();
    await this.#compare(JSON.stringify(wish));
    return true;
  }

  /** Lets time pass in both, with all clocks that fall due. Returns false as `take` does. */
  async wait(ms: number): Promise<boolean> {
    const until = this.now + ms;
    while (this.now < until) {
      const first = this.session.deadlines.toSorted((a, b) => a.at - b.at)[0];
      if (first && first.at <= until) {
        if (!(await this.take({ at: first.at, deadline: clockIdOf(first), n: first.n }))) return false;
      } else {
        for (const it of this.#stages) await it.clock.pass(until - it.clock.now());
        await this.#compare('time');
      }
    }
    return true;
  }

  /** Somebody writes a message. If the viewer cannot read it, only in one of the two games; otherwise in both. */
  async say(seat: number): Promise<void> {
    const mine = new Set(channelsAt(this.session, this.#viewer).map(({ id }) => id));
    const [own, others] = this.#sessions.map((it) => channelsAt(it, seat).filter(({ write }) => write));
    const whisper = own!.find(({ id }) => !mine.has(id));
    const open = own!.find(({ id }) => id === TABLE_CHANNEL && others!.some((it) => it.id === id));
    const channel = whisper?.id ?? open?.id;
    if (channel === undefined) return;
    const command = { do: 'say', channel, text: `said ${this.#n}` } as const;
    const where = whisper ? this.#stages.slice(0, 1) : this.#stages;
    for (const it of where) expect(await it.players[seat]!.do(command, this.#key())).toMatchObject({ t: 'ok' });
    await this.#beat();
    await this.#compare(`${seat} says something in ${channel}`);
  }

  /** Somebody is away for a while and comes back. Returns false as `take` does. */
  async goAway(seat: number, ms: number): Promise<boolean> {
    for (const it of this.#stages) await it.players[seat]!.close();
    if (!(await this.wait(ms))) return false;
    for (const it of this.#stages) {
      await it.rejoin(seat);
      if (it.players[seat]!.doc!.lobby.seats[seat]!.standIn !== undefined)
        expect(await it.players[seat]!.do({ do: 'takeBack' }, `back-${this.#n}-of-${seat}`)).toMatchObject({ t: 'ok' });
    }
    await this.#beat();
    await this.#compare(`${seat} is back`);
    return true;
  }

  #learns(after: Session, before: Session): boolean {
    return logFor(after, this.#viewer, before.log.length).some((it) => it.learn);
  }

  #key(): string {
    return `request-number-${this.#n}`;
  }

  async #perform({ clock, players }: Stage, input: Input): Promise<void> {
    if ('deadline' in input) return clock.pass(input.at - clock.now());
    if (!('action' in input)) throw new Error('nobody leaves here');
    const { type, window, params } = input.action;
    const reply = await players[input.seat]!.act({ type, window }, params, this.#key());
    expect(reply.t === 'refused' ? `${reply.code}: ${JSON.stringify(input)}` : 'ok').toBe('ok');
  }

  /** At night, changes are sent on the beat; no clock of the game may ring until then. */
  async #beat(): Promise<void> {
    const next = Math.min(...this.session.deadlines.map(({ at }) => at - this.now - 1));
    for (const it of this.#stages) await it.clock.pass(Math.max(0, Math.min(BEAT_MS, next)));
  }

  /** Checks that the viewer was sent the same in both, and therefore the same number and size of frames. */
  async #compare(what: string): Promise<void> {
    for (const { watcher, players } of this.#stages)
      await Promise.all([watcher, ...players].filter((it) => !it.closed).map((it) => it.settled()));
    const [one, two] = this.#stages.map((it) => this.#bytes(it));
    expect(two, `${this.#n}: ${what}`).toEqual(one);
    this.#n++;
  }

  /** What the viewer was sent, without what differs between rooms. */
  #bytes({ watcher, players, heard }: Stage): string[] {
    const client = this.#viewer === SPECTATOR ? watcher : players[this.#viewer]!;
    const frames = this.#viewer === SPECTATOR ? watcher.frames : heard(this.#viewer);
    return frames.map((it) =>
      client.said.reduce((text, { id }) => text.replaceAll(id, 'SAID'), it.replaceAll(client.epoch, 'EPOCH')),
    );
  }
}
