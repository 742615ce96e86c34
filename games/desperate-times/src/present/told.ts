import type { Deed, Line, Message, Seat, View } from '@masque/core';
import { factions } from '../cards/print.ts';
import { countedIn, majorityOf, scores } from '../rules/score.ts';
import type { State } from '../state.ts';

/** What everybody did in a game that is over, in short sentences; the most telling first. */
export function deedsOf(view: View<State>, log: readonly Line[]): Deed[] {
  const areas = countedIn(view);
  const points = scores(areas);
  return areas.map((_, seat) => {
    const held = factions.filter((it) => majorityOf(areas, it) === seat);
    const { bribes, total } = points[seat]!;
    const told: Message[] = [
      ...contests(log, seat),
      ...(held.length > 0
        ? [{ key: 'told.majority', args: { of: { list: held.map((it) => ({ msg: `faction.${it}` })) } } }]
        : []),
      ...(3 * bribes >= total ? [{ key: 'told.bribes', args: { bribes, total } }] : []),
      ...reveals(log, seat),
    ];
    return { seat, told };
  });
}

const isSeat = (arg: unknown, seat: Seat): boolean => (arg as { seat?: Seat } | undefined)?.seat === seat;

function contests(log: readonly Line[], seat: Seat): Message[] {
  const fought = log.filter(
    ({ kind, args }) =>
      (kind === 'contest.newcomer' || kind === 'contest.incumbent') &&
      (isSeat(args['who'], seat) || isSeat(args['rival'], seat)),
  );
  const won = fought.filter(({ kind, args }) => isSeat(args[kind === 'contest.newcomer' ? 'who' : 'rival'], seat));
  const args = { won: won.length, lost: fought.length - won.length };
  if (fought.length === 0) return [];
  return [{ key: `told.contests.${won.length === 0 ? 'lost' : won.length === fought.length ? 'all' : 'some'}`, args }];
}

/** A player who has Revealed nothing until the end. */
const reveals = (log: readonly Line[], seat: Seat): Message[] =>
  log.some(({ kind, args }) => kind === 'reveals' && isSeat(args['who'], seat)) ? [] : ['told.hidden'];
