import type { AnyGame } from '@masque/core';
import type { Command } from '@masque/protocol';
import { auditClubs, unsettledClubs, type ClubCounts } from '../audit/clubs.ts';
import { auditGames, unsettled, type Books, type AuditCounts } from '../audit/games.ts';
import { Client } from '../test/client.ts';
import { post, visitor } from './ask.ts';
import { ChaosEvening, recognised, type Invitation } from './evening.ts';
import { ChaosPhone, type Break } from './phone.ts';

/** How many people sit at a table, if its game allows that many. */
const SEATS = 6;
/** How long phones may take to show what the logs say, in milliseconds. */
const SETTLE_MS = 120_000;

/** What everybody was told and shown, compared with the logs. */
export interface Looked extends AuditCounts, ClubCounts {
  readonly problems: readonly string[];
  readonly returns: number;
}

/** Everybody who plays: a table of each game, and the evening of a club. */
export class Party {
  readonly #tables: readonly ChaosPhone[];
  readonly #evening: ChaosEvening;
  #playing: Promise<unknown> = Promise.resolve();

  private constructor(tables: readonly ChaosPhone[], evening: ChaosEvening) {
    this.#tables = tables;
    this.#evening = evening;
  }

  static async open(invitation: Invitation): Promise<Party> {
    const tables: ChaosPhone[] = [];
    for (const it of invitation.games) tables.push(...(await table(it, invitation)));
    return new Party(tables, await ChaosEvening.open(invitation));
  }

  get size(): number {
    return this.#tables.length + this.#evening.goers.length;
  }

  get #phones(): readonly ChaosPhone[] {
    return [...this.#tables, ...this.#evening.phones];
  }

  get answers(): number {
    const told = [...this.#phones.flatMap((it) => it.asked), ...this.#evening.goers.flatMap((it) => it.told)];
    return told.filter(({ answer }) => answer !== null).length;
  }

  get returns(): number {
    return [...this.#phones, ...this.#evening.goers].reduce((sum, it) => sum + it.returns, 0);
  }

  /** The connections that were lost. */
  get breaks(): readonly Break[] {
    return [...this.#phones, ...this.#evening.goers].flatMap((it) => it.breaks);
  }

  /** Resolves when everybody has arrived: whoever has not would have nothing to come back to. */
  async play(): Promise<void> {
    this.#playing = Promise.all([...this.#tables.map((it) => it.play()), this.#evening.run()]);
    while (this.#tables.some((it) => it.client === null)) await sleep(50);
  }

  /** Nobody plays any more. When everybody shows what the logs say, all that they were told and shown is looked up. */
  async end(books: Books, urls: readonly string[], tell: (line: string) => void): Promise<Looked> {
    const { goers } = this.#evening;
    for (const it of this.#tables) it.rest();
    this.#evening.rest();
    const wrong = await this.#settled(books, urls);
    this.stop();
    await this.#playing;
    tell('everybody has stopped; everything they were told and shown is looked up now');
    const [played, clubs] = [await auditGames(books, this.#phones), await auditClubs(books.store, goers)];
    const problems = [...played.problems, ...clubs.problems, ...wrong];
    return { ...played.counts, ...clubs.counts, problems, returns: this.returns };
  }

  /** Everybody leaves. */
  stop(): void {
    for (const it of this.#tables) it.stop();
    this.#evening.stop();
  }

  /**
   * Waits until everybody shows what the logs say and is known at every node: somebody may just be changing phones. Returns
   * what is still wrong in the end.
   */
  async #settled(books: Books, urls: readonly string[]): Promise<string[]> {
    const { goers, phones } = this.#evening;
    const end = performance.now() + SETTLE_MS;
    for (;;) {
      // Tables of the evening may be closed by now.
      const there = [...this.#tables, ...phones.filter((it) => it.seen?.doc.play && it.client?.closed === null)];
      const wrong = [...(await unsettled(books, there, Date.now())), ...(await unsettledClubs(books.store, goers))];
      if (wrong.length === 0) wrong.push(...(await recognised(goers, urls)));
      if (wrong.length === 0 || performance.now() > end) return wrong;
      await sleep(500);
    }
  }
}

const open = async (url: string, cookie: string, game: string): Promise<string> =>
  ((await (await post(`${url}/api/tables`, { game }, cookie)).json()) as { code: string }).code;

/** Opens a table, seats people and deals. */
async function table({ id, seats: { min, max } }: AnyGame, { anyUrl, key, mixed }: Invitation): Promise<ChaosPhone[]> {
  const seats = Math.min(max, Math.max(min, SEATS));
  const people = await Promise.all(
    Array.from({ length: seats }, (_, seat) => visitor(anyUrl(), key, `Guest ${seat + 1}`)),
  );
  const code = await open(anyUrl(), people[0]!.cookie, id);
  const clients: Client[] = [];
  for (const [seat, { cookie }] of people.entries()) {
    const client = await Client.join(anyUrl(), code, { cookie });
    await told(client, { do: 'sit', seat });
    clients.push(client);
  }
  const [host] = clients as [Client];
  for (const it of clients) await told(it, { do: 'ready', on: true });
  await told(host, { do: 'start' });
  for (const it of clients) it.socket.terminate();
  return people.map((it) => new ChaosPhone(it, code, anyUrl, { mixed }));
}

async function told(client: Client, command: Command): Promise<void> {
  const reply = await client.do(command);
  if (reply.t !== 'ok') throw new Error(`${command.do} was refused: ${reply.text}`);
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
