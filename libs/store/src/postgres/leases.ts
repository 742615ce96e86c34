import { readers } from './connect.ts';

/** Nodes that have said nothing for so long are forgotten, in seconds. */
const FORGOTTEN_S = 60;

/** What a node learns by saying that it lives. */
export interface Beat {
  /** The ids of all nodes that live. */
  readonly alive: ReadonlySet<string>;
  /** It did not count as alive until now: others may have taken what it had. So it is the first time. */
  readonly lapsed: boolean;
}

/** Who has what to itself, among nodes that share a database. A node has it as long as it lives: there is one lease of its life. */
export interface Leases {
  /**
   * Says that this node lives.
   */
  beat(): Promise<Beat>;
  /** Takes what nobody alive has. Returns the node that has it now. */
  claim(key: string): Promise<string>;
  /** Gives back what this node has. */
  release(keys: readonly string[]): Promise<void>;
  /** Tables at which a game is being played that no living node has. */
  orphans(limit: number): Promise<string[]>;
  /** Gives everything back, and is no node any more. */
  leave(): Promise<void>;
}

/**
 * Leases in a PostgreSQL database that `postgresStore` has opened. Time is the database's alone: clocks of nodes may jump.
 *
 * @param node the id of this node, another one at each start
 * @param ttlMs how long a node that says nothing counts as alive, in milliseconds
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
  return {
    async beat() {
      // The part `before` sees the row as it was: by the database's time nobody errs about what others could do meanwhile.
      const [before] = await ask<{ alive: boolean }>(
        `with before as (select ${alive} as alive from nodes where id = $1),
         said as (insert into nodes (id, seen_at) values ($1, clock_timestamp())
           on conflict (id) do update set seen_at = excluded.seen_at)
         select alive from before`,
        node,
      );
      const nodes = await ask<{ id: string; alive: boolean; forgotten: boolean }>(
        `select id, ${alive} as alive, seen_at < clock_timestamp() - interval '${FORGOTTEN_S} seconds' as forgotten from nodes`,
      );
      for (const { id } of nodes.filter((it) => it.forgotten)) {
        await ask('delete from leases where node = $1', id);
        await ask('delete from nodes where id = $1', id);
      }
      return { alive: new Set(nodes.filter((it) => it.alive).map(({ id }) => id)), lapsed: before?.alive !== true };
    },
    claim,
    async release(keys) {
      if (keys.length > 0) await ask('delete from leases where node = $1 and key = any($2)', node, keys);
    },
    async orphans(limit) {
      // The tables of an evening belong together: its lease is theirs.
      const rows = await ask<{ id: string }>(
        `select tables.id from sessions join tables on tables.id = sessions.table_id
         left join leases on leases.key = coalesce(tables.data::json #>> '{club,id}', tables.id)
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
