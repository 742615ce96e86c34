import { readers } from './connect.ts';

/** Nodes without a heartbeat for this long are removed, in seconds. */
const FORGOTTEN_S = 60;

/**
 * The data of a table without what is escaped in its texts. People may write half a character, or a NUL: JSON has an
 * escape for it, but PostgreSQL reads nothing from JSON with such an escape in it, and would find no orphans at all.
 */
const UNESCAPED = `(case when strpos(tables.data, '\\u') = 0 then tables.data else regexp_replace(tables.data, '\\\\.', '', 'g') end)`;

/** What a node learns from its heartbeat. */
export interface HeartbeatResult {
  /** The ids of all live nodes. */
  readonly alive: ReadonlySet<string>;
  /**
   * The node may not have counted as alive since its last heartbeat that was answered, so others may have taken what it
   * had. Also true the first time.
   */
  readonly lapsed: boolean;
}

/**
 * Which node has exclusive use of what, among nodes that share a database. A node keeps it as long as it is alive:
 * there is one lease for its life.
 */
export interface Leases {
  /** Sends a heartbeat of this node. */
  beat(): Promise<HeartbeatResult>;
  /** Takes something that no live node has. Returns the node that has it now. */
  claim(key: string): Promise<string>;
  /** Releases something that this node has. */
  release(keys: readonly string[]): Promise<void>;
  /** Tables with a game in progress that no live node has. */
  orphans(limit: number): Promise<string[]>;
  /** Releases everything, and stops being a node. */
  leave(): Promise<void>;
}

/**
 * Leases in a PostgreSQL database that `postgresStore` has opened. Only the database's clock is used: clocks of nodes
 * may jump.
 *
 * @param node the id of this node, a new one at each start
 * @param ttlMs how long a node without a heartbeat counts as alive, in milliseconds
 * @example
 * const [a, b] = [await postgresLeases(database, 'a', 5000), await postgresLeases(database, 'b', 5000)];
 * await a.beat();
 * [...(await b.beat()).alive].sort(); // => ['a', 'b']
 * (await b.beat()).lapsed; // => false
 * await a.claim('t1'); // => 'a'
 * await b.claim('t1'); // => 'a'
 * await a.leave();
 * await b.claim('t1'); // => 'b'
 * await b.leave();
 */
export async function postgresLeases(url: string, node: string, ttlMs: number): Promise<Leases> {
  const pool = await readers(url);
  const ask = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(text, values)).rows;
  const alive = `seen_at > clock_timestamp() - interval '${Math.round(ttlMs)} milliseconds'`;
  const claim = async (key: string): Promise<string> => {
    for (;;) {
      const [row] = await ask<{ node: string }>(
        `with taken as (
           insert into leases (key, node) values ($1, $2)
           on conflict (key) do update set node = excluded.node
             where leases.node = excluded.node or not exists (select 1 from nodes where id = leases.node and ${alive})
           returning node)
         select node from taken union all
         select node from leases where key = $1 and not exists (select 1 from taken)`,
        key,
        node,
      );
      // None: another node took it at the same moment.
      if (row) return row.node;
    }
  };
  /** The time of the last heartbeat that was answered, by the database. */
  let known: string | null = null;
  return {
    async beat() {
      // Compared with what was answered, and not with the row: the answer in which a node was told may have been lost.
      const [said] = await ask<{ at: string; lapsed: boolean }>(
        `with said as (insert into nodes (id, seen_at) values ($1, clock_timestamp())
           on conflict (id) do update set seen_at = excluded.seen_at returning seen_at)
         select seen_at::text as at,
           coalesce($2::timestamptz <= seen_at - interval '${Math.round(ttlMs)} milliseconds', true) as lapsed from said`,
        node,
        known,
      );
      known = said!.at;
      const nodes = await ask<{ id: string; alive: boolean; forgotten: boolean }>(
        `select id, ${alive} as alive, seen_at < clock_timestamp() - interval '${FORGOTTEN_S} seconds' as forgotten from nodes`,
      );
      for (const { id } of nodes.filter((it) => it.forgotten)) {
        await ask('delete from leases where node = $1', id);
        await ask('delete from nodes where id = $1', id);
      }
      return { alive: new Set(nodes.filter((it) => it.alive).map(({ id }) => id)), lapsed: said!.lapsed };
    },
    claim,
    async release(keys) {
      if (keys.length > 0) await ask('delete from leases where node = $1 and key = any($2)', node, keys);
    },
    async orphans(limit) {
      // The tables of an evening belong together: its lease is theirs.
      const rows = await ask<{ id: string }>(
        `select tables.id from sessions join tables on tables.id = sessions.table_id
         left join leases on leases.key = coalesce(${UNESCAPED}::json #>> '{club,id}', tables.id)
         left join nodes on nodes.id = leases.node and ${alive}
         where finished_at is null and nodes.id is null limit $1`,
        limit,
      );
      return rows.map(({ id }) => id);
    },
    async leave() {
      try {
        await ask('delete from leases where node = $1', node);
        await ask('delete from nodes where id = $1', node);
      } finally {
        await pool.end();
      }
    },
  };
}
