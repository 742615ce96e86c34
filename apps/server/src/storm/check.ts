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
} from '@masque/core';
import type { SessionRecord, Store } from '@masque/store';
import { Box } from '../identity/box.ts';
import { dealtAs } from '../play/journal.ts';
import { inputsOf, markOf } from '../play/logged.ts';
import type { Registry } from '../registry.ts';
import { canon } from '../canon.ts';
import { KEY } from './node.ts';
import type { Phone } from './phone.ts';

/** A game replayed from its log. */
interface Played {
  readonly record: SessionRecord;
  readonly inputs: readonly Input[];
  /** After the deal and after each input. */
  readonly sessions: readonly Session[];
}

/** How much was checked. */
export interface StormCounts {
  readonly games: number;
  readonly inputs: number;
  readonly deadlines: number;
  readonly acknowledged: number;
}

/** How long after its time a clock may still be waiting, in milliseconds. */
const LATE_MS = 10_000;
/** How long a change may take to reach a phone, in milliseconds: clocks ring at the end as well. */
const UNDER_WAY_MS = 3000;

/**
 * Compares what people were told and shown with the logs. Everything acknowledged is in the log exactly once. Each log
 * is a single history that replays by the rules. Deadlines rang once, while they were pending, and none was forgotten.
 * Everything a phone has ever shown is what its seat may know at some moment of that history, in order as long as one
 * node owns the table. At the end, all phones show the last moment.
 */
export async function check(
  store: Store,
  games: Registry,
  phones: readonly Phone[],
  now: number,
): Promise<{ readonly problems: string[]; readonly counts: StormCounts }> {
  const problems = phones.flatMap((it) => it.problems);
  const played = new Map<string, Played>();
  let [inputs, deadlines, acknowledged] = [0, 0, 0];
  for (const record of await store.listSessions()) {
    const log = await store.read(record.id, 0);
    if (log.some(({ seq }, i) => seq !== i)) problems.push(`the log of ${record.game} has a hole`);
    inputs += log.length;
    const given = (await inputsOf(store, record.id)).map(({ input }) => input);
    const rung = given.flatMap((it) => ('deadline' in it ? [it.n] : []));
    deadlines += rung.length;
    if (new Set(rung).size < rung.length) problems.push(`a deadline of ${record.game} rang twice`);
    try {
      const game = await playedAgain(store, games, record);
      played.set(record.id, game);
      problems.push(...unasked(game));
    } catch (error) {
      problems.push(`a game of ${record.game} cannot be played again: ${(error as Error).message}`);
    }
  }
  for (const phone of phones) {
    for (const it of phone.asked) {
      const seq = await store.seenAction(it.session, `${phone.person} ${it.key}`);
      const input = seq === null ? undefined : played.get(it.session)?.inputs[seq];
      const there = input && 'action' in input && input.seat === it.seat && canon(input.action) === canon(it.action);
      const what = `${it.action.type} of ${phone.actor.name} (${it.key})`;
      if (it.answer === 'ok') acknowledged++;
      if (it.answer === 'ok' && !there) problems.push(`${what} was acknowledged and is not in the log`);
      if (it.answer === 'refused' && seq !== null) problems.push(`${what} was refused and is in the log`);
      if (it.answer === null) problems.push(`${what} was never answered`);
    }
    problems.push(...shownBy(phone, played, now));
  }
  problems.push(...twice(phones, played));
  for (const { at, clock } of await store.deadlinesDue(now - LATE_MS, 10))
    problems.push(`a clock is ${Math.round((now - at) / 1000)} s late: ${JSON.stringify(clock)}`);
  return { problems, counts: { games: played.size, inputs, deadlines, acknowledged } };
}

async function playedAgain(store: Store, games: Registry, record: SessionRecord): Promise<Played> {
  const game = games.get(record.game, Number(record.version))!;
  let timeline = timelineOf(start(game, dealtAs(record, new Box(KEY)).start));
  const sessions = [timeline.session];
  const inputs: Input[] = [];
  for (const { input, mark } of await inputsOf(store, record.id)) {
    timeline = replay(timeline, [input]);
    // Of inputs stored together, only the last one has a hash.
    if (mark !== undefined && mark !== markOf(timeline.session))
      throw new Error(`input ${inputs.length} belongs to a different history`);
    sessions.push(timeline.session);
    inputs.push(input);
  }
  if ((timeline.session.outcome !== null) !== (record.finishedAt !== null))
    throw new Error('its end does not match its log');
  return { record, inputs, sessions };
}

/** Deadlines that rang when they were not pending: their clock had been stopped or reset before they came. */
const unasked = ({ record, inputs, sessions }: Played): string[] =>
  inputs.flatMap((it, i) => {
    if (!('deadline' in it) || alarmsOf(sessions[i]!).some(({ n }) => n === it.n)) return [];
    return [`deadline ${it.n} of ${record.game} rang when it was not waiting`];
  });

/** Every move that a person made is in the log once per request, unless a bot may have made it. */
function twice(phones: readonly Phone[], played: ReadonlyMap<string, Played>): string[] {
  const problems: string[] = [];
  for (const { actor, asked, standIn } of phones) {
    for (const { session, seat, action } of standIn ? [] : asked) {
      const what = canon(action);
      const { inputs = [], record } = played.get(session) ?? {};
      const done = inputs.filter((it) => 'action' in it && it.seat === seat && canon(it.action) === what).length;
      const wanted = asked.filter((it) => it.session === session && canon(it.action) === what).length;
      if (done > wanted)
        problems.push(
          `${actor.name} asked for ${what} in ${record?.game} ${wanted} times, and it was done ${done} times`,
        );
    }
  }
  return problems;
}

/** Did a phone show only moments of the game, in order, and does it show the last one? */
function shownBy({ actor, moments, seen }: Phone, played: ReadonlyMap<string, Played>, now: number): string[] {
  const texts = new Map<string, { readonly table: string; readonly offers: string }[]>();
  let [at, session, epoch] = [0, '', ''];
  for (const moment of moments) {
    if (moment.session !== session || moment.epoch !== epoch) [at, session, epoch] = [0, moment.session, moment.epoch];
    const sessions = played.get(session)?.sessions;
    if (!sessions) return [`${actor.name} has shown a game that there is not`];
    const key = `${session} ${moment.seat}`;
    const due = texts.get(key) ?? sessions.map((it) => sightOf(it, moment.seat));
    texts.set(key, due);
    while (at < due.length && !fits(due[at]!, moment)) at++;
    if (at === due.length) {
      const known = due.some((it) => fits(it, moment));
      return [`${actor.name} has shown what ${known ? 'was past' : 'its seat may not know, or what never was'}`];
    }
  }
  const { play, you } = seen?.doc ?? {};
  const game = play && played.get(play.id);
  if (!game) return [`${actor.name} shows no game at the end`];
  const seat = you?.seat ?? SPECTATOR;
  const last = game.sessions.filter((_, i) => i === game.inputs.length || game.inputs[i]!.at > now - UNDER_WAY_MS);
  const fit = last.find((it) => sightOf(it, you?.seat ?? null).table === canon(play.table));
  if (!fit) return [`${actor.name} does not show the game as it is at the end`];
  const lines = plain(logFor(fit, seat));
  if (canon(lines.slice(seen!.from)) !== canon(seen!.log)) return [`${actor.name} does not have the log as it is`];
  return [];
}

const fits = (due: { readonly table: string; readonly offers: string }, { shown, offers }: Phone['moments'][number]) =>
  // Somebody for whom a bot plays gets no offers.
  due.table === shown && (offers === due.offers || offers === '[]');

const sightOf = (session: Session, seat: number | null): { readonly table: string; readonly offers: string } => ({
  table: canon(plain(tableFor(session, seat ?? SPECTATOR))),
  offers: seat === null ? '[]' : canon(plain(offersFor(session, seat))),
});

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
