import {
  deedsOf,
  logFor,
  OMNISCIENT,
  SPECTATOR,
  tableFor,
  type Line,
  type Message,
  type Seat,
  type Table,
} from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import game from '../index.ts';

interface Told {
  readonly seat: Seat;
  readonly args: { readonly [name: string]: unknown };
  readonly log: readonly Line[];
  readonly table: Table;
  readonly score: number;
}

const seatIn = (arg: unknown): Seat | undefined => (arg as { seat?: Seat } | undefined)?.seat;
const times = ({ log, seat }: Told, kind: string, name: string): number =>
  log.filter((it) => it.kind === kind && seatIn(it.args[name]) === seat).length;
const fought = (it: Told): boolean =>
  times(it, 'contest.newcomer', 'who') + times(it, 'contest.incumbent', 'rival') === it.args['won'] &&
  times(it, 'contest.newcomer', 'rival') + times(it, 'contest.incumbent', 'who') === it.args['lost'];

const truths: { readonly [key: string]: (it: Told) => boolean } = {
  'told.contests.all': (it) => fought(it) && it.args['lost'] === 0,
  'told.contests.lost': (it) => fought(it) && it.args['won'] === 0,
  'told.contests.some': fought,
  // The edge of the big screen says who has the most of each faction.
  'told.majority': ({ table, seat, args }) =>
    (args['of'] as { list: { msg: string }[] }).list.every(({ msg }) => {
      const { value } = table.stats!.find(({ label }) => label === msg)!;
      return typeof value === 'object' && seatIn(value.args?.['who']) === seat;
    }),
  'told.bribes': ({ table, seat, args, score }) =>
    table.seats[seat]!.counters!.find(({ label }) => label === 'count.bribes')!.n === args['bribes'] &&
    score === args['total'] &&
    3 * Number(args['bribes']) >= score,
  'told.hidden': (it) => times(it, 'reveals', 'who') === 0,
};

test('whatever is told about players is what the record says', { timeout: 120_000 }, () => {
  const seen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const { session } = playOut(game, { seats: 3 + (i % 4), seed: `told ${i}`, bots: i % 3 ? 'normal' : 'easy' });
    const log = logFor(session, SPECTATOR);
    const table = tableFor(session, OMNISCIENT);
    for (const { seat, told = [] } of deedsOf(session))
      for (const it of told as Message[]) {
        const [key, args] = typeof it === 'string' ? [it, {}] : [it.key, it.args ?? {}];
        seen.add(key);
        const score = session.outcome!.scores![seat]!;
        expect([i, seat, key, truths[key]!({ seat, args, log, table, score })]).toEqual([i, seat, key, true]);
      }
  }
  expect(Object.keys(truths).filter((key) => !seen.has(key))).toEqual([]);
});
