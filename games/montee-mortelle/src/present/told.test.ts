import { deedsOf, logFor, SPECTATOR, type Line, type Message, type Seat } from '@masque/core';
import { playOut } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { expect, test } from 'vitest';
import castle from '../index.ts';

interface Told {
  readonly seat: Seat;
  readonly args: { readonly [name: string]: unknown };
  readonly log: readonly Line[];
  readonly winners: readonly Seat[];
}

const seatIn = (arg: unknown): Seat | undefined => (arg as { seat?: Seat } | undefined)?.seat;
const count = ({ log, seat }: Told, kind: string, ...names: readonly string[]): number =>
  log.filter((it) => it.kind === kind && names.some((name) => seatIn(it.args[name]) === seat)).length;
const proclaimed = ({ log }: Told): Line => log.findLast(({ kind }) => kind.startsWith('proclaimed.'))!;
const isBy = (it: Told): boolean => seatIn(proclaimed(it).args['who']) === it.seat;
const isNamed = (it: Told): boolean =>
  (proclaimed(it).args['named'] as { list: unknown[] }).list.map(seatIn).includes(it.seat) &&
  seatIn(proclaimed(it).args['who']) === seatIn(it.args['by']);
/** The one who proclaims victory wins if it is right. */
const isRight = (it: Told): boolean => it.winners.includes(seatIn(proclaimed(it).args['who'])!);

/** Duels that the seat has won and lost: the record is cut into duels, and the last word on each counts. */
function duels({ log, seat }: Told): { won: number; lost: number } {
  const starts = log.flatMap(({ kind }, i) => (kind === 'challenged' ? [i] : []));
  const results = starts.map((at, i): string | undefined => {
    const words = log.slice(at, starts[i + 1]).filter(({ kind }) => ['scored', 'undone', 'calledOff'].includes(kind));
    const last = words.at(-1);
    if (last?.kind !== 'scored') return undefined;
    const side =
      seatIn(log[at]!.args['who']) === seat ? 'attacker' : seatIn(log[at]!.args['against']) === seat ? 'defender' : '';
    const result = last.args['result'];
    return side === '' || result === 'tie' ? undefined : result === side ? 'won' : 'lost';
  });
  return { won: results.filter((it) => it === 'won').length, lost: results.filter((it) => it === 'lost').length };
}

const trades = (it: Told): number => count(it, 'traded', 'who', 'with');
const fought = (it: Told): boolean => {
  const { won, lost } = duels(it);
  return won === it.args['won'] && lost === it.args['lost'];
};

const truths: { readonly [key: string]: (it: Told) => boolean } = {
  'told.loge': (it) => proclaimed(it).kind === 'proclaimed.loge' && isBy(it) && it.winners.includes(it.seat),
  'told.proclaimed.right': (it) => isBy(it) && isRight(it),
  'told.proclaimed.wrong': (it) => isBy(it) && !isRight(it),
  'told.named.right': (it) => isNamed(it) && isRight(it),
  'told.named.wrong': (it) => isNamed(it) && !isRight(it),
  'told.duels.won': (it) => fought(it) && it.args['lost'] === 0,
  'told.duels.lost': (it) => fought(it) && it.args['won'] === 0,
  'told.duels.both': fought,
  'told.refused': (it) => count(it, 'refused', 'who') === it.args['n'],
  'told.trades': (it) => trades(it) === it.args['n'],
  'told.trades.most': (it) =>
    trades(it) === it.args['n'] &&
    Array.from({ length: 10 }, (_, seat) => seat).every(
      (seat) => seat === it.seat || trades({ ...it, seat }) < trades(it),
    ),
  'told.trades.none': (it) => trades(it) === 0,
};

test('whatever is told about players is what the record says', { timeout: 120_000 }, () => {
  const seen = new Set<string>();
  for (let i = 0; i < often(24, 90); i++) {
    const { session } = playOut(castle, { seats: 3 + (i % 8), seed: `told ${i}`, bots: i % 3 ? 'normal' : 'easy' });
    const log = logFor(session, SPECTATOR);
    const { winners } = session.outcome!;
    for (const { seat, told = [] } of deedsOf(session))
      for (const it of told as Message[]) {
        const [key, args] = typeof it === 'string' ? [it, {}] : [it.key, it.args ?? {}];
        seen.add(key);
        expect([i, seat, key, truths[key]!({ seat, args, log, winners })]).toEqual([i, seat, key, true]);
      }
  }
  expect(Object.keys(truths).filter((key) => !seen.has(key))).toEqual([]);
});
