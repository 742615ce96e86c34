import { replay, start, tableFor, timelineOf, type Input, type Session } from '@masque/core';
import type { SessionRecord, Store } from '@masque/store';
import type { Box } from '../identity/box.ts';
import { dealtAs } from '../play/journal.ts';
import { inputsOf } from '../play/logged.ts';
import type { Registry } from '../registry.ts';
import { canon } from '../canon.ts';
import type { Phone } from './phone.ts';

/** What is needed to replay the games. */
export interface Books {
  readonly store: Store;
  readonly games: Registry;
  readonly box: Box;
}

/** What was checked. */
export interface Checked {
  readonly sessions: number;
  readonly inputs: number;
  readonly deadlines: number;
  readonly acknowledged: number;
  readonly problems: readonly string[];
}

/** How long phones may take to show what the log says, in milliseconds. */
const SETTLE_MS = 120_000;

/**
 * Compares what people were told with the logs. Everything acknowledged is in the log exactly once, and nothing refused
 * is. No log has a gap, every log replays by the rules, and no deadline rang twice.
 */
export async function check(books: Books, phones: readonly Phone[]): Promise<Checked> {
  const { store } = books;
  const problems: string[] = phones.flatMap((it) => it.problems);
  const sessions = await store.listSessions();
  let [inputs, deadlines] = [0, 0];
  const taken = new Map<string, Input[]>();
  for (const record of sessions) {
    const log = await store.read(record.id, 0);
    log.forEach(({ seq }, i) => {
      if (seq !== i) problems.push(`${record.id} has a hole at ${i}`);
    });
    const given = (await inputsOf(store, record.id)).map((it) => it.input);
    taken.set(record.id, given);
    inputs += given.length;
    const rung = given.flatMap((it) => ('deadline' in it ? [it.n] : []));
    deadlines += rung.length;
    if (new Set(rung).size < rung.length) problems.push(`${record.id}: a deadline rang twice`);
    try {
      const session = replayed(record, given, books);
      if ((session.outcome !== null) !== (record.finishedAt !== null))
        problems.push(`${record.id}: its end does not match its log`);
    } catch (error) {
      problems.push(`${record.id} cannot be played again: ${String(error)}`);
    }
  }
  let acknowledged = 0;
  for (const { asked } of phones) {
    // People may make the same move several times; it is in the log at least as often as it was acknowledged.
    const told = new Map<string, { ok: number; session: string; seat: number; what: string }>();
    for (const { session, seat, action, answer } of asked) {
      if (answer !== 'ok') continue;
      acknowledged++;
      const what = canon(action);
      const key = `${session} ${seat} ${what}`;
      const it = told.get(key) ?? { ok: 0, session, seat, what };
      told.set(key, { ...it, ok: it.ok + 1 });
    }
    for (const { ok, session, seat, what } of told.values()) {
      const there = (taken.get(session) ?? []).filter(
        (it) => 'action' in it && it.seat === seat && canon(it.action) === what,
      );
      if (there.length !== ok && !asked.some((it) => it.answer === undefined && canon(it.action) === what))
        problems.push(
          `${session}: seat ${seat} was told ${ok} times that ${what} was done; it is there ${there.length} times`,
        );
    }
    for (const { session, seat, action, answer, why } of asked) {
      if (answer !== 'refused') continue;
      const what = canon(action);
      const twin = asked.some((it) => it.answer !== 'refused' && it.session === session && canon(it.action) === what);
      const there = (taken.get(session) ?? []).some(
        (it) => 'action' in it && it.seat === seat && canon(it.action) === what,
      );
      if (there && !twin) problems.push(`${session}: seat ${seat} was refused ${what} (${why}), and it is in the log`);
    }
  }
  return { sessions: sessions.length, inputs, deadlines, acknowledged, problems };
}

/** Waits until every phone shows what the log says. Returns the phones that do not. */
export async function converge(books: Books, phones: readonly Phone[]): Promise<string[]> {
  const { store } = books;
  const end = performance.now() + SETTLE_MS;
  for (;;) {
    const behind: string[] = [];
    for (const [i, { client }] of phones.entries()) {
      const play = client?.doc?.play;
      const seat = client?.doc?.you?.seat;
      if (!play || seat == null) {
        behind.push(`phone ${i} shows no game: ${JSON.stringify(client?.doc?.you ?? client?.closed ?? null)}`);
        continue;
      }
      const record = await store.loadSession(play.id);
      const log = await inputsOf(store, play.id);
      const session = replayed(
        record!,
        log.map(({ input }) => input),
        books,
      );
      if (canon(JSON.parse(JSON.stringify(tableFor(session, seat)))) !== canon(play.table))
        behind.push(`phone ${i} does not show ${play.id} as it is`);
    }
    if (behind.length === 0 || performance.now() > end) return behind;
    await new Promise((done) => setTimeout(done, 500));
  }
}

function replayed(record: SessionRecord, inputs: readonly Input[], { games, box }: Books): Session {
  const game = games.get(record.game, Number(record.version));
  if (!game) throw new Error(`there is no game ${record.game}`);
  return replay(timelineOf(start(game, dealtAs(record, box).start)), inputs).session;
}
