import type { Client } from 'pg';
import type { Write } from './batch-state.ts';

/** Any number that nothing else uses: the lock held while a partition is created. */
const LOCK = 7_214_001;

/** Creates the partitions of inputs: one for all games that began in the same month. */
export class Partitions {
  readonly #there = new Set<string>();

  /** Makes sure that the games started by these writes have a partition for their inputs. */
  async before(client: Client, writes: readonly Write[]): Promise<void> {
    for (const write of writes) if (write.do === 'session') await this.make(client, write.row.started_at);
  }

  async make(client: Pick<Client, 'query'>, startedAt: number): Promise<void> {
    const { name, from, to } = partitionOf(startedAt);
    if (this.#there.has(name)) return;
    const { rows } = await client.query<{ there: string | null }>('select to_regclass($1) as there', [name]);
    if (rows[0]?.there == null) {
      // One statement, hence one transaction: of two nodes that start a month, one waits and finds it there.
      await client.query(
        `do $$ begin
           perform pg_advisory_xact_lock(${LOCK});
           create table if not exists ${name} partition of inputs for values from (${from}) to (${to});
         end $$`,
      );
    }
    this.#there.add(name);
  }
}

/** The partition of games that began at this time: `inputs_2026_11`, from its first millisecond to the next one's. */
export function partitionOf(startedAt: number): { name: string; from: number; to: number } {
  const date = new Date(startedAt);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const name = `inputs_${year}_${String(month + 1).padStart(2, '0')}`;
  return { name, from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
}
