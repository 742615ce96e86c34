import type { Line, Message, Seat, View } from '@masque/core';
import type { News } from '../court/news.ts';
import type { State } from '../state.ts';

/** Fewer fingers at once are nothing to speak of. */
const MANY = 3;
/** Fewer contracts are nothing to speak of. */
const BUSY = 3;

/** What a player did in a game that is over, in short sentences; the most telling first. */
export function toldOf({ court }: View<State>, log: readonly Line[], seat: Seat): Message[] {
  const news = log.flatMap(({ data }) => (Array.isArray(data) ? [data as unknown as News] : []));
  return [
    ...thrones(court, news, seat),
    ...emblem(court, seat),
    ...executions(news, seat),
    ...pointed(news, seat),
    ...deaths(news, seat),
    ...contracts(news, court.players.length, seat),
  ];
}

type CourtView = View<State>['court'];

/** Who took the crown, and who was named from the throne. */
function thrones({ crown }: CourtView, news: readonly News[], seat: Seat): Message[] {
  if (!crown) return [];
  const right = news.some(([kind, side]) => kind === 'winner' && side === crown.faction);
  if (seat === crown.heir) return [`told.crown.${crown.accused === null ? 'late' : right ? 'right' : 'wrong'}`];
  return seat === crown.accused ? [`told.named.${right ? 'right' : 'wrong'}`] : [];
}

/** How many the emblem of a Spy has taken in: the account of the end has counted them. */
function emblem({ account }: CourtView, seat: Seat): Message[] {
  const lied = account.flatMap((it) => (typeof it !== 'string' && it.key === 'account.lied' ? [it.args ?? {}] : []));
  const mine = lied.find(({ who }) => typeof who === 'object' && 'seat' in who && who.seat === seat);
  return mine ? [{ key: 'told.lied', args: { n: mine['n']! } }] : [];
}

/** Public executions that the player has carried out, alone or with others. */
function executions(news: readonly News[], seat: Seat): Message[] {
  const n = news.filter(([kind, , by]) => kind === 'executed' && Array.isArray(by) && by.flat().includes(seat)).length;
  return n > 0 ? [{ key: 'told.executed', args: { n } }] : [];
}

/** The most fingers that pointed at the player at once. */
function pointed(news: readonly News[], seat: Seat): Message[] {
  const max = news.reduce((n, [kind, fingers]) => {
    if (kind !== 'fingers') return n;
    return Math.max(n, (fingers as readonly (readonly [Seat, Seat])[]).filter(([, to]) => to === seat).length);
  }, 0);
  return max >= MANY ? [{ key: 'told.fingers', args: { n: max } }] : [];
}

const DEATHS: readonly string[] = ['died', 'executed', 'poisonDied'];

function deaths(news: readonly News[], seat: Seat): Message[] {
  const mine = news.filter(([kind, of]) => DEATHS.includes(kind) && of === seat);
  if (mine.length > 1) return [{ key: 'told.deaths', args: { n: mine.length } }];
  return mine.map(([kind]) => `told.${kind}.once`);
}

/** Contracts that were completed: who was in the most, or in none. */
function contracts(news: readonly News[], seats: number, seat: Seat): Message[] {
  const counts = Array<number>(seats).fill(0);
  for (const [kind, members] of news)
    if (kind === 'completed') for (const it of members as readonly Seat[]) counts[it] = counts[it]! + 1;
  const n = counts[seat]!;
  if (n === 0) return ['told.contracts.none'];
  if (n < BUSY) return [];
  const isMost = counts.every((it, other) => other === seat || it < n);
  return [{ key: isMost ? 'told.contracts.most' : 'told.contracts', args: { n } }];
}
