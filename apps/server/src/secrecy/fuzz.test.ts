import { isOpen, logFor, randomFor, sample, seedOf, SPECTATOR, type AnyGame, type Random } from '@masque/core';
import { tableExport } from '@masque/protocol';
import { expect, test } from 'vitest';
import { fakeClock, type FakeClock } from '../clock/fake-clock.ts';
import { Client, type Options } from '../test/client.ts';
import { ask, house, open, visitor } from '../test/house.ts';
import { allGames } from './all-games.ts';
import { allowed, follow, stagesOf } from './allowed.ts';
import { canon } from '../canon.ts';
import { commandsAreReal, mutant } from './mutate.ts';
import { Record } from './record.ts';

/** Mutated frames per game; many more in the nightly run (`npm run fuzz`). */
const FRAMES = Number(process.env['FUZZ_FRAMES'] ?? 250);
const SEED = process.env['FUZZ_SEED'] ?? 'every day';
/** Frames sent at once. */
const BURST = 25;

/** What a frame says, as far as it can be parsed. */
function read(frame: string | Buffer): {
  readonly key?: unknown;
  readonly command?: unknown;
  readonly action?: unknown;
} {
  try {
    return Object(JSON.parse(frame.toString())) as object;
  } catch {
    return {};
  }
}

/** A device that sends invalid frames, and reconnects whenever it is disconnected. */
class Attacker {
  readonly saw = new Set<string>();
  readonly #url: string;
  readonly #code: string;
  readonly #clock: FakeClock;
  readonly #options: Options;
  #client!: Client;
  #record!: Record;
  /** What it asked for and was granted. */
  readonly done: unknown[] = [];
  refused = 0;
  readonly #asked = new Map<unknown, unknown>();

  private constructor(url: string, code: string, clock: FakeClock, options: Options) {
    this.#url = url;
    this.#clock = clock;
    this.#code = code;
    this.#options = options;
  }

  static async join(url: string, code: string, clock: FakeClock, options: Options): Promise<Attacker> {
    const it = new Attacker(url, code, clock, options);
    await it.#join();
    return it;
  }

  async #join(): Promise<void> {
    this.#client = await Client.join(this.#url, this.#code, this.#options);
    this.#record = new Record(this.#client, this.#clock);
  }

  get client(): Client {
    return this.#client;
  }

  async send(frames: readonly (string | Buffer)[]): Promise<void> {
    if (this.#client.closed) await this.#join();
    for (const frame of frames) {
      this.#client.socket.send(frame);
      const { key, command, action } = read(frame);
      this.#asked.set(key, command ?? action);
    }
    const { closed, messages } = this.#client;
    const pongs = messages.filter((it) => it.t === 'pong').length;
    if (!closed && this.#client.socket.readyState === 1) this.#client.send({ t: 'ping' });
    await this.#client.until(
      () => this.#client.closed !== null || messages.filter((it) => it.t === 'pong').length > pongs,
    );
    this.note();
  }

  /** Records the replies received so far. */
  note(): void {
    for (const { seen } of this.#record.moments) this.saw.add(seen);
    this.#record.moments.length = 0;
    for (const it of this.#client.messages)
      if ('ok' in it) this.done.push(...(it.ok ?? []).map((key) => this.#asked.get(key)));
    this.refused += this.#client.messages.filter((it) => it.t === 'refused').length;
    this.#client.messages.length = 0;
    this.#client.frames.length = 0;
  }
}

/** People answer their questions, and time passes. */
async function playOn(people: readonly Client[], clock: FakeClock, random: Random, taken: string[]): Promise<void> {
  let acted = false;
  for (const [seat, client] of people.entries()) {
    const offers = (client.doc?.play?.offers ?? []).filter((it) => isOpen(it) && !it.optional);
    if (offers.length === 0) continue;
    const { type, window, params } = sample(random.pick(offers), random);
    const reply = await client.act({ type, window }, params);
    if (reply.t === 'ok') taken.push(canon({ seat, action: { type, window, params } }));
    acted = true;
  }
  await clock.pass(acted ? 1 : 2000);
  await Promise.all(people.map((it) => it.settled()));
}

/** The result of a game under attack. */
interface Fired {
  readonly sent: number;
  /** Frames that were answered with a refusal. */
  readonly refused: number;
}

/** Plays one game, from the first seat taken to the end, while at most this many frames are sent. */
async function evening(url: string, game: AnyGame, clock: FakeClock, random: Random, max: number): Promise<Fired> {
  const cookies = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => visitor(url, name)));
  const code = await open(url, cookies[0]!, game.id);
  const people = await Promise.all(cookies.slice(0, 2).map((cookie) => Client.join(url, code, { cookie })));
  const watcher = await Client.join(url, code, { as: 'watch' });
  const [ada, ben] = people as [Client, Client];
  for (const client of people) await client.do({ do: 'sit' });
  for (let seat = 2; seat < Math.max(game.seats.min, Math.min(game.seats.max, 4)); seat++) await ada.do({ do: 'bot' });
  await ben.do({ do: 'ready', on: true });
  const listeners = [ada, ben, watcher].map((client, i) => ({
    client,
    viewer: i < 2 ? i : SPECTATOR,
    saw: new Record(client, clock),
  }));
  expect(await ada.do({ do: 'start' })).toMatchObject({ t: 'ok' });
  // A player's second phone, a person without a seat, and a device without an identity.
  const attackers = await Promise.all([
    Attacker.join(url, code, clock, { cookie: cookies[1]! }),
    Attacker.join(url, code, clock, { cookie: cookies[2]! }),
    Attacker.join(url, code, clock, { as: 'screen' }),
  ]);
  const taken: string[] = [];
  let sent = 0;
  for (let turn = 0; ada.doc!.lobby.state !== 'over'; turn++) {
    if (turn > 5000) throw new Error('this game does not end');
    if (sent < max) {
      const offers = [...ada.doc!.play!.offers, ...ben.doc!.play!.offers].filter(isOpen);
      const frames = Array.from({ length: BURST }, () => mutant(offers, random));
      await random.pick(attackers).send(frames);
      sent += frames.length;
    }
    await playOn(people, clock, random, taken);
  }
  await Promise.all([...people, watcher].map((it) => it.settled()));

  const file = tableExport.parse(await (await ask(url, `/api/tables/${code}/export`)).json());
  const stages = stagesOf(game, file);
  // No acknowledged move is lost, and everybody has seen all moves and nothing else.
  const inputs = file.inputs.map((it) => ('action' in it ? canon({ seat: it.seat, action: it.action }) : ''));
  for (const it of taken) expect(inputs).toContain(it);
  for (const { client, viewer, saw } of listeners) {
    follow(allowed(stages, viewer), saw, viewer);
    expect(canon(client.log)).toBe(canon(JSON.parse(JSON.stringify(logFor(stages.at(-1)!.session, viewer)))));
  }
  for (const [i, it] of attackers.entries()) {
    if (!it.client.closed) await it.client.settled();
    it.note();
    const may = new Set(allowed(stages, i === 0 ? 1 : SPECTATOR).map(({ seen }) => seen));
    for (const seen of it.saw) expect(may.has(seen), `attacker ${i} saw ${seen.slice(0, 300)}`).toBe(true);
    // Somebody without a seat may claim one as theirs, which the host decides; nothing else they ask for is granted.
    if (i > 0) for (const done of it.done) expect(done).toMatchObject({ do: 'wasHere' });
  }
  await Promise.all(
    [...people, watcher, ...attackers.map(({ client }) => client)].map((it) => it.closed || it.close()),
  );
  return { sent, refused: attackers.reduce((sum, it) => sum + it.refused, 0) };
}

test('the mutated frames are frames of this protocol', () => expect(commandsAreReal()).toBe(true));

test.each(allGames)(
  `$id: ${FRAMES} mutated frames lose nothing and tell nothing (seed “${SEED}”)`,
  async (game) => {
    const clock = fakeClock();
    const registered = allGames.map((it) => ({ game: it }));
    const { url } = await house({ clock, botSpeed: 0.001, limits: 100_000, registered });
    const random = randomFor(seedOf(`${SEED} ${game.id}`), 0);
    let [sent, refused] = [0, 0];
    while (sent < FRAMES) {
      const fired = await evening(url, game, clock, random, FRAMES - sent);
      [sent, refused] = [sent + fired.sent, refused + fired.refused];
    }
    // Every frame was answered individually.
    expect(sent).toBeGreaterThanOrEqual(FRAMES);
    expect(refused).toBeGreaterThan(sent / 2);
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
  30_000 + FRAMES * 100,
);
