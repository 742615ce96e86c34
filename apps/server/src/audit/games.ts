import {
  alarmsOf,
  logFor,
  offersFor,
  replay,
  SPECTATOR,
  start,
  tableFor,
  timelineOf,
  type Input,
  type Session,
  type Start,
} from '@masque/core';
import type { SessionRecord, Store } from '@masque/store';
import { canon } from '../canon.ts';
import type { Box } from '../identity/box.ts';
import { dealtAs } from '../play/journal.ts';
import { inputsOf, markOf } from '../play/logged.ts';
import type { Registry } from '../registry.ts';
import { NO_OFFERS, sightOf, type WitnessedMoment, type SightDigests, type Witness } from './witness.ts';

/** What is needed to replay games. */
export interface Books {
  readonly store: Store;
  readonly games: Registry;
  readonly box: Box;
  /**
   * What phones at these seats show at each moment of a game when nodes of another version draw it, if there were any:
   * the same rules may be drawn in another way.
   */
  readonly drawnOtherwise?: (
    game: string,
    dealt: Start,
    inputs: readonly Input[],
    seats: readonly (number | null)[],
  ) => Promise<ReadonlyMap<number | null, readonly SightDigests[]>>;
}

/** A game replayed from its log. */
interface ReplayedGame {
  readonly record: SessionRecord;
  readonly dealt: Start;
  readonly inputs: readonly Input[];
  /** After the deal and after each input. */
  readonly sessions: readonly Session[];
}

/** How much was checked. */
export interface AuditCounts {
  readonly games: number;
  readonly inputs: number;
  readonly deadlines: number;
  readonly acknowledged: number;
  /** How many different things phones have shown. */
  readonly shown: number;
}

/** How long after its time a clock may still be waiting, in milliseconds. */
const LATE_MS = 10_000;
/** How many requests are looked up at a time: on a busy machine, more would wait too long for a connection. */
const PAGE = 100;
/** How long a change may take to reach a phone, in milliseconds: clocks ring at the end as well. */
const UNDER_WAY_MS = 3000;

/**
 * Compares what people were told and shown with the logs of all games. Everything acknowledged is in its log exactly
 * once, and nothing refused is. Each log is a single history that replays by the rules. Deadlines rang once, while they
 * were pending. Everything a phone has ever shown is what its seat may know at some moment of that history, in order as
 * long as one node owns the table. What has to be true only in the end is in `unsettled`.
 */
export async function auditGames(
  books: Books,
  phones: readonly Witness[],
): Promise<{ readonly problems: string[]; readonly counts: AuditCounts }> {
  const { store } = books;
  const problems = phones.flatMap((it) => it.problems);
  const records = await store.listSessions();
  let [inputs, deadlines] = [0, 0];
  // One game at a time: all positions of all games would not fit into memory.
  for (const record of records) {
    const log = await store.read(record.id, 0);
    if (log.some(({ seq }, i) => seq !== i)) problems.push(`the log of ${record.game} has a hole`);
    const given = (await inputsOf(store, record.id)).map(({ input }) => input);
    inputs += given.length;
    const rung = given.flatMap((it) => ('deadline' in it ? [it.n] : []));
    deadlines += rung.length;
    if (new Set(rung).size < rung.length) problems.push(`a deadline of ${record.game} rang twice`);
    try {
      const game = await playedAgain(books, record.id);
      problems.push(...unasked(game), ...(await told(store, game, phones)), ...twice(game, phones));
      problems.push(...(await strange(books, game, phones)));
    } catch (error) {
      problems.push(`a game of ${record.game} cannot be played again: ${(error as Error).message}`);
    }
  }
  const known = new Set(records.map(({ id }) => id));
  for (const { name, moments, asked } of phones) {
    if (moments.some(({ session }) => !known.has(session))) problems.push(`${name} has shown a game that there is not`);
    if (asked.some(({ session, answer }) => answer === 'ok' && !known.has(session)))
      problems.push(`${name} has played a game that there is not`);
  }
  const acknowledged = phones.flatMap((it) => it.asked).filter(({ answer }) => answer === 'ok').length;
  const shown = phones.reduce((sum, it) => sum + it.moments.length, 0);
  return { problems, counts: { games: records.length, inputs, deadlines, acknowledged, shown } };
}

/**
 * What must be true once nothing is disturbed any more: all phones show the last moment of their game, every request
 * was answered, and no clock was forgotten.
 */
export async function unsettled(books: Books, phones: readonly Witness[], now: number): Promise<string[]> {
  const { store } = books;
  const problems: string[] = [];
  const played = new Map<string, ReplayedGame | null>();
  for (const { name, seen, asked } of phones) {
    for (const { answer, action, key } of asked)
      if (answer === null) problems.push(`${action.type} of ${name} (${key}) was never answered`);
    const id = seen?.doc.play?.id;
    if (id !== undefined && !played.has(id)) {
      // The audit reports games that cannot be replayed.
      played.set(id, await playedAgain(books, id).catch(() => null));
    }
    problems.push(...behind({ name, seen }, (id !== undefined && played.get(id)) || null, now));
  }
  for (const { at, clock } of await store.deadlinesDue(now - LATE_MS, 10))
    problems.push(`a clock is ${Math.round((now - at) / 1000)} s late: ${JSON.stringify(clock)}`);
  return problems;
}

/** Was everything acknowledged done, and nothing refused? */
async function told(store: Store, { record, inputs }: ReplayedGame, phones: readonly Witness[]): Promise<string[]> {
  const problems: string[] = [];
  const requests = phones.flatMap(({ name, person, asked }) =>
    asked.filter(({ session }) => session === record.id).map((it) => ({ name, person, ...it })),
  );
  for (let from = 0; from < requests.length; from += PAGE) {
    const some = requests.slice(from, from + PAGE);
    const seqs = await Promise.all(some.map((it) => store.seenAction(it.session, `${it.person} ${it.key}`)));
    for (const [i, it] of some.entries()) {
      const seq = seqs[i]!;
      const input = seq === null ? undefined : inputs[seq];
      const there = input && 'action' in input && input.seat === it.seat && canon(input.action) === canon(it.action);
      const what = `${it.action.type} of ${it.name} (${it.key})`;
      if (it.answer === 'ok' && !there) problems.push(`${what} was acknowledged and is not in the log`);
      if (it.answer === 'refused' && seq !== null) problems.push(`${what} was refused and is in the log`);
    }
  }
  return problems;
}

/** The log of a game, and the record that belongs to it: clocks ring, and games end, while they are looked up. */
async function bookOf(store: Store, id: string) {
  for (;;) {
    const log = await inputsOf(store, id);
    const record = await store.loadSession(id);
    if (!record) throw new Error('it is gone');
    if (record.seq === log.length) return { log, record };
  }
}

async function playedAgain({ store, games, box }: Books, id: string): Promise<ReplayedGame> {
  const { log, record } = await bookOf(store, id);
  const game = games.get(record.game, Number(record.version))!;
  const { start: dealt } = dealtAs(record, box);
  let timeline = timelineOf(start(game, dealt));
  const sessions = [timeline.session];
  const inputs: Input[] = [];
  for (const { input, mark } of log) {
    timeline = replay(timeline, [input]);
    // Of inputs stored together, only the last one has a hash.
    if (mark !== undefined && mark !== markOf(timeline.session))
      throw new Error(`input ${inputs.length} belongs to a different history`);
    sessions.push(timeline.session);
    inputs.push(input);
  }
  // A table that is closed ends its game, whatever the rules say.
  const given = (record.outcome as { readonly reason?: unknown } | null)?.reason === 'problem.closed';
  if (!given && (timeline.session.outcome !== null) !== (record.finishedAt !== null))
    throw new Error(`its end does not match its log: ${canon([timeline.session.outcome, record.outcome])}`);
  return { record, dealt, inputs, sessions };
}

/** Deadlines that rang when they were not pending: their clock had been stopped or reset before they came. */
const unasked = ({ record, inputs, sessions }: ReplayedGame): string[] =>
  inputs.flatMap((it, i) => {
    if (!('deadline' in it) || alarmsOf(sessions[i]!).some(({ n }) => n === it.n)) return [];
    return [`deadline ${it.n} of ${record.game} rang when it was not waiting`];
  });

/** Every move that a person made is in the log once per request, unless a bot may have made it. */
function twice({ record, inputs }: ReplayedGame, phones: readonly Witness[]): string[] {
  const problems: string[] = [];
  for (const { name, asked, standIn } of phones) {
    const wanted = new Map<string, number>();
    for (const { session, seat, action } of standIn ? [] : asked) {
      if (session !== record.id) continue;
      const what = `${seat} ${canon(action)}`;
      wanted.set(what, (wanted.get(what) ?? 0) + 1);
    }
    if (wanted.size === 0) continue;
    const done = new Map<string, number>();
    for (const it of inputs) {
      const what = 'action' in it ? `${it.seat} ${canon(it.action)}` : '';
      done.set(what, (done.get(what) ?? 0) + 1);
    }
    for (const [what, n] of wanted)
      if ((done.get(what) ?? 0) > n)
        problems.push(
          `${name} asked for ${what} in ${record.game} ${n} times, and it was done ${done.get(what)} times`,
        );
  }
  return problems;
}

/** What each version shows, by seat and by moment. */
type Sights = ReadonlyMap<number | null, readonly SightDigests[]>;

/** What phones showed that is no moment of the game, or out of order. */
async function strange(books: Books, game: ReplayedGame, phones: readonly Witness[]): Promise<string[]> {
  const { record, dealt, inputs, sessions } = game;
  const there = phones.filter((it) => it.moments.some(({ session }) => session === record.id));
  // Whoever has sat down beside those who play may see what everybody sees.
  const as = ({ seat }: WitnessedMoment): number | null => (seat !== null && seat < dealt.seats ? seat : null);
  const seats = [...new Set(there.flatMap((it) => it.moments.filter(({ session }) => session === record.id).map(as)))];
  const here: Sights = new Map(seats.map((seat) => [seat, sessions.map((it) => sightAt(it, seat))]));
  const problems = there.flatMap((it) => shownBy(it, record.id, [here]));
  if (problems.length === 0 || !books.drawnOtherwise) return problems;
  const otherwise = await books.drawnOtherwise(record.game, dealt, inputs, seats);
  return there.flatMap((it) => shownBy(it, record.id, [here, otherwise]));
}

/** Did a phone show only moments of the game, in order, as one of the versions draws them? */
function shownBy({ name, moments }: Witness, id: string, sights: readonly Sights[]): string[] {
  let [at, epoch] = [0, ''];
  for (const moment of moments) {
    if (moment.session !== id) continue;
    if (moment.epoch !== epoch) [at, epoch] = [0, moment.epoch];
    const due = sights.map((it) => it.get(moment.seat) ?? it.get(null)!);
    const n = due[0]!.length;
    const isAt = (i: number): boolean => due.some((it) => fits(it[i]!, moment));
    while (at < n && !isAt(at)) at++;
    if (at < n) continue;
    const known = due.some((it) => it.some((sight) => fits(sight, moment)));
    return [`${name} has shown what ${known ? 'was past' : 'its seat may not know, or what never was'}`];
  }
  return [];
}

/** Does a phone show the end of its game? */
function behind({ name, seen }: Pick<Witness, 'name' | 'seen'>, game: ReplayedGame | null, now: number): string[] {
  const { play, you } = seen?.doc ?? {};
  if (!play || !game) return [`${name} shows no game at the end`];
  const seat = you?.seat ?? SPECTATOR;
  const last = game.sessions.filter((_, i) => i === game.inputs.length || game.inputs[i]!.at > now - UNDER_WAY_MS);
  const fit = last.filter((it) => canon(plain(tableFor(it, seat))) === canon(play.table));
  if (fit.length === 0) return [`${name} does not show the game as it is at the end`];
  // A wait that is cut short adds a line and leaves the table as it was.
  const log = canon(seen!.log);
  if (fit.some((it) => canon(plain(logFor(it, seat)).slice(seen!.from)) === log)) return [];
  return [`${name} does not have the log as it is`];
}

const fits = (due: SightDigests, { table, offers }: WitnessedMoment): boolean =>
  due.table === table && (offers === due.offers || offers === NO_OFFERS);

const sightAt = (session: Session, seat: number | null): SightDigests =>
  sightOf(plain(tableFor(session, seat ?? SPECTATOR)), seat === null ? [] : plain(offersFor(session, seat)));

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
