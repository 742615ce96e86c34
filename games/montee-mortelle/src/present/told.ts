import type { Line, Message, Seat } from '@masque/core';
import type { Seen } from '../own.ts';

/** Fewer trades or refusals are nothing to speak of. */
const OFTEN = 3;

/** What a player did in a game that is over, in short sentences; the most telling first. */
export const toldOf = (view: Seen, log: readonly Line[], seat: Seat): Message[] => [
  ...proclaimed(view, seat),
  ...duels(log, seat),
  ...refusals(log, seat),
  ...trades(log, view.hands.length, seat),
];

function proclaimed({ proclamation }: Seen, seat: Seat): Message[] {
  if (!proclamation || proclamation.verdict === null) return [];
  const { by, claim, named, verdict } = proclamation;
  const how = verdict ? 'right' : 'wrong';
  if (by === seat) return [claim === 'loge' ? 'told.loge' : `told.proclaimed.${how}`];
  return named.includes(seat) ? [{ key: `told.named.${how}`, args: { by: { seat: by } } }] : [];
}

const seatIn = (arg: unknown): Seat | undefined => (arg as { seat?: Seat } | undefined)?.seat;

/** Who has won and lost the duels whose result stood: a Doctor can undo one, and a Priest call it off. */
function outcomes(log: readonly Line[]): readonly { readonly winner: Seat; readonly loser: Seat }[] {
  const fought: { winner: Seat; loser: Seat }[] = [];
  let pair: readonly [attacker: Seat, defender: Seat] | null = null;
  let open: { winner: Seat; loser: Seat } | null = null;
  for (const { kind, args } of log) {
    if (kind === 'challenged') {
      if (open) fought.push(open);
      open = null;
      pair = [seatIn(args['who'])!, seatIn(args['against'])!];
    } else if (kind === 'undone' || kind === 'calledOff') open = null;
    else if (kind === 'scored' && pair) {
      const [attacker, defender] = pair;
      const { result } = args;
      open =
        result === 'attacker'
          ? { winner: attacker, loser: defender }
          : result === 'defender'
            ? { winner: defender, loser: attacker }
            : null;
    }
  }
  return open ? [...fought, open] : fought;
}

function duels(log: readonly Line[], seat: Seat): Message[] {
  const all = outcomes(log);
  const won = all.filter(({ winner }) => winner === seat).length;
  const lost = all.filter(({ loser }) => loser === seat).length;
  if (won + lost === 0) return [];
  const key = `told.duels.${won === 0 ? 'lost' : lost === 0 ? 'won' : 'both'}`;
  return [{ key, args: { won, lost } }];
}

function refusals(log: readonly Line[], seat: Seat): Message[] {
  const n = log.filter(({ kind, args }) => kind === 'refused' && seatIn(args['who']) === seat).length;
  return n >= OFTEN ? [{ key: 'told.refused', args: { n } }] : [];
}

/** Trades that were made, whoever had offered. */
function trades(log: readonly Line[], seats: number, seat: Seat): Message[] {
  const made = log.filter(({ kind }) => kind === 'traded');
  const of = (who: Seat): number =>
    made.filter(({ args }) => seatIn(args['who']) === who || seatIn(args['with']) === who).length;
  const n = of(seat);
  if (n === 0) return made.length > 0 ? ['told.trades.none'] : [];
  if (n < OFTEN) return [];
  const isMost = Array.from({ length: seats }, (_, other) => other).every((other) => other === seat || of(other) < n);
  return [{ key: isMost ? 'told.trades.most' : 'told.trades', args: { n } }];
}
