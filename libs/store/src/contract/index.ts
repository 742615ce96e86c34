import { describe } from 'vitest';
import { appends } from './appends.ts';
import { deadlines } from './deadlines.ts';
import { groups } from './groups.ts';
import { nodes } from './nodes.ts';
import { people } from './people.ts';
import { bench, type MakeBackend } from './backend.ts';
import { retention } from './retention.ts';
import { sessions } from './sessions.ts';
import { streams } from './streams.ts';
import { tables } from './tables.ts';

export type { MakeBackend } from './backend.ts';

/**
 * What every store promises, as tests. Call it in a test file of the store.
 *
 * @example
 * contract('SQLite', async () => {
 *   const folder = await mkdtemp(join(tmpdir(), 'store-'));
 *   return { open: () => sqliteStore(join(folder, 'db')), remove: () => rm(folder, { recursive: true }) };
 * });
 */
export function contract(name: string, make: MakeBackend): void {
  describe(`${name} keeps the promises of a store`, () => {
    const on = bench(make);
    describe('tables', () => tables(on));
    describe('sessions', () => sessions(on));
    describe('appends', () => appends(on));
    describe('deadlines', () => deadlines(on));
    describe('people', () => people(on));
    describe('streams', () => streams(on));
    describe('several nodes', () => nodes(on));
    describe('retention', () => retention(on));
    describe('writes under load', () => groups(on));
  });
}
