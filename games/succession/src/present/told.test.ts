import { deedsOf, logFor, SPECTATOR, tableFor, type Line, type Message, type Outcome, type Seat } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import succession from '../index.ts';
import { toldOf } from './told.ts';

interface Told {
  readonly seat: Seat;
  readonly args: { readonly [name: string]: unknown };
  readonly log: readonly Line[];
  readonly outcome: Outcome;
  readonly account: readonly Message[];
  readonly roles: readonly unknown[];
}

const seatIn = (arg: unknown): Seat | undefined => (arg as { seat?: Seat } | undefined)?.seat;
const seatsIn = (arg: unknown): (Seat | undefined)[] =>
  seatIn(arg) === undefined ? ((arg as { list?: unknown[] } | undefined)?.list ?? []).map(seatIn) : [seatIn(arg)];
const times = ({ log, seat }: Told, kind: string, name = 'who'): number =>
  log.filter((it) => it.kind === kind && seatsIn(it.args[name]).includes(seat)).length;
const endsWith = ({ outcome }: Told, key: string): boolean =>
  (typeof outcome.reason === 'string' ? outcome.reason : outcome.reason.key) === key;
const once = (it: Told, kind: string): boolean =>
  times(it, kind) === 1 && times(it, 'died') + times(it, 'executed') + times(it, 'poisonDied') === 1;

const truths: { readonly [key: string]: (it: Told) => boolean } = {
  'told.crown.right': (it) =>
    times(it, 'crown') === 1 && endsWith(it, 'end.right') && it.outcome.winners.includes(it.seat),
  'told.crown.wrong': (it) => times(it, 'crown') === 1 && endsWith(it, 'end.wrong'),
  'told.crown.late': (it) => times(it, 'crown') === 1 && endsWith(it, 'end.late'),
  'told.named.right': (it) =>
    times(it, 'accusedHeir', 'whom') === 1 && endsWith(it, 'end.right') && it.roles[it.seat] === 'role.heir',
  'told.named.wrong': (it) => times(it, 'accusedHeir', 'whom') === 1 && endsWith(it, 'end.wrong'),
  'told.lied': (it) =>
    it.account.some(
      (one) =>
        typeof one === 'object' &&
        one.key === 'account.lied' &&
        seatIn(one.args?.['who']) === it.seat &&
        one.args?.['n'] === it.args['n'],
    ),
  'told.executed': (it) => times(it, 'executed', 'by') === it.args['n'],
  'told.fingers': (it) =>
    it.log.some(({ kind, args }) => {
      if (kind !== 'fingers') return false;
      const { list } = args['fingers'] as { list: { msg: { args: { whom: unknown } } }[] };
      return list.filter(({ msg }) => seatIn(msg.args.whom) === it.seat).length === it.args['n'];
    }),
  'told.deaths': (it) => times(it, 'died') + times(it, 'executed') + times(it, 'poisonDied') === it.args['n'],
  'told.died.once': (it) => once(it, 'died'),
  'told.executed.once': (it) => once(it, 'executed'),
  'told.poisonDied.once': (it) => once(it, 'poisonDied'),
  'told.contracts': (it) => times(it, 'completed', 'members') === it.args['n'],
  'told.contracts.most': (it) => {
    const of = (seat: Seat): number => times({ ...it, seat }, 'completed', 'members');
    return of(it.seat) === it.args['n'] && it.roles.every((_, seat) => seat === it.seat || of(seat) < of(it.seat));
  },
  'told.contracts.none': (it) => times(it, 'completed', 'members') === 0,
};

/** What bots do too seldom: tested by itself. */
const RARE: readonly string[] = ['told.crown.late', 'told.deaths', 'told.contracts.none'];

/** Halves of decks that kill. */
const decks = [
  'heir.assassin.headsman.magistrate',
  'heir.poisoner.magistrate.headsman.psycho',
  'heir.spy.poisoner.magistrate.brigand.noble',
];

test('whatever is told about players is what the record says', { timeout: 180_000 }, () => {
  const seen = new Set<string>();
  for (let i = 0; i < 24; i++) {
    const { session } = playOut(succession, {
      seats: 8 + 2 * (i % 3),
      seed: `heard ${i}`,
      bots: i % 4 === 0 ? 'easy' : 'normal',
      options: succession.options.parse({ deck: decks[i % 3] }),
    });
    const log = logFor(session, SPECTATOR);
    const { outcome } = session;
    const { account = [] } = tableFor(session, SPECTATOR);
    const deeds = deedsOf(session);
    const roles = deeds.map(({ role }) => role);
    for (const { seat, told = [] } of deeds)
      for (const it of told as Message[]) {
        const [key, args] = typeof it === 'string' ? [it, {}] : [it.key, it.args ?? {}];
        seen.add(key);
        const found = truths[key]!({ seat, args, log, outcome: outcome!, account, roles });
        expect([i, seat, key, found]).toEqual([i, seat, key, true]);
      }
  }
  expect(Object.keys(truths).filter((key) => !seen.has(key) && !RARE.includes(key))).toEqual([]);
});

test('a crown without a name, two deaths and no contract are told', () => {
  const crown = { heir: 0, faction: 'phoenix', accused: null };
  const view = { court: { crown, account: [], players: [{}, {}] } } as unknown as Parameters<typeof toldOf>[0];
  const line = (...data: readonly unknown[]): Line => ({ kind: String(data[0]), args: {}, at: 0, data });
  const log = [line('died', 1), line('executed', 1, [[0]]), line('completed', [0])];
  expect(toldOf(view, log, 0)).toEqual(['told.crown.late', { key: 'told.executed', args: { n: 1 } }]);
  expect(toldOf(view, log, 1)).toEqual([{ key: 'told.deaths', args: { n: 2 } }, 'told.contracts.none']);
});
