import type { Client } from 'pg';
import { decideAll, deadlinesIn, type Decided } from './batch.ts';
import { CROSSED, stateOf } from './errors.ts';
import type { KnownSessions } from './known.ts';
import { BatchState, type Write } from './batch-state.ts';

/**
 * Only appends, in one statement and so in one round trip. It fails, and nothing is written, unless every log is open
 * and as long as this process believes. It also fails if an earlier action has the same key.
 */
const APPEND = `with
  given as (select * from json_to_recordset($1::json)
    as given (id text, was int, length int, finished_at bigint, outcome text)),
  advanced as (update sessions
    set length = given.length, finished_at = given.finished_at, outcome = given.outcome from given
    where sessions.id = given.id and sessions.length = given.was and sessions.finished_at is null returning 1),
  appended as (insert into inputs (session_id, seq, started_at, data) select * from json_to_recordset($2::json)
    as given (session_id text, seq int, started_at bigint, data text)),
  received as (insert into receipts (session_id, key, data) select * from json_to_recordset($3::json)
    as given (session_id text, key text, data text))`;
const CLOCKS = `,
  stopped as (delete from deadlines using json_to_recordset($4::json) as given (session_id text, n int)
    where deadlines.session_id = given.session_id and deadlines.n = given.n),
  started as (insert into deadlines (session_id, n, at, clock) select * from json_to_recordset($5::json)
    as given (session_id text, n int, at bigint, clock text)
    on conflict (session_id, n) do update set at = excluded.at, clock = excluded.clock)`;
/** A statement can be made to fail with a division by zero. */
const OR_FAIL = ` select 1 / (count(*) = json_array_length($1::json))::int from advanced`;
const DIVISION_BY_ZERO = '22012';

/**
 * Appends a batch of inputs in one statement, by what this process knows of their sessions.
 * @returns `null` if this process knows too little, or its knowledge was out of date; nothing has been written
 * @throws whatever the database throws
 */
export async function appendAtOnce(
  client: Client,
  writes: readonly Write[],
  known: KnownSessions,
): Promise<Decided[] | null> {
  const sessions = known.sessionsOf(writes);
  if (!sessions) return null;
  const state = new BatchState(sessions);
  const lengths = new Map(Array.from(sessions, ([id, { length }]) => [id, length]));
  const decided = decideAll(state, writes);
  // Before somebody is refused, it is looked up.
  if (decided.some((it) => 'value' in it && !(it.value as { ok: boolean }).ok)) return null;
  const advanced = [...lengths]
    .map(([id, was]) => {
      const { length, finishedAt: finished_at } = sessions.get(id)!;
      return { id, was, length, finished_at, outcome: state.ended.get(id) ?? null };
    })
    .filter(({ was, length, finished_at }) => length > was || finished_at !== null);
  const before = known.deadlinesOf(sessions.keys());
  const { gone, come } = deadlinesIn(state, before);
  const clocks = gone.length + come.length > 0;
  const rows: readonly object[][] = [advanced, state.appended, state.received, ...(clocks ? [gone, come] : [])];
  if (rows.every((it) => it.length === 0)) return decided;
  try {
    await client.query({
      name: clocks ? 'append-with-clocks' : 'append-at-once',
      text: APPEND + (clocks ? CLOCKS : '') + OR_FAIL,
      values: rows.map((it) => JSON.stringify(it)),
    });
  } catch (error) {
    const sqlState = stateOf(error) ?? '';
    if (sqlState === DIVISION_BY_ZERO || CROSSED.has(sqlState)) return null;
    throw error;
  }
  known.keep(state, before);
  return decided;
}
