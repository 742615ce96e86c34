import type { Seat } from '@masque/core';
import type { Statistics } from '@masque/testkit';
import type { News } from './court/news.ts';
import { faceOf } from './court/show.ts';
import { roleNames, type Role } from './roles/index.ts';
import type { State } from './state.ts';

interface Counts {
  games: number;
  wins: Record<string, number>;
  endings: Record<string, number>;
  tribunals: number;
  contracts: Record<string, number>;
  deaths: Record<string, number>;
  uses: Record<string, number>;
  shown: Record<string, number>;
}

/** By which entries of the log one sees that a role did something, and who did it. */
const deeds: { readonly [kind: string]: (about: News) => readonly Seat[] } = {
  // A surprise counts when it is announced, whether or not it comes to anything.
  cause: (about) => (about[2] === 'surprise' ? [] : (about[3] as readonly Seat[])),
  surprise: (about) => [about[1] as Seat],
  named: (about) => [about[1] as Seat],
  standsIn: (about) => [about[1] as Seat],
  raised: (about) => [about[1] as Seat],
  offered: (about) => [about[1] as Seat],
  silenced: (about) => [about[1] as Seat],
  looked: (about) => [about[1] as Seat],
  cured: (about) => [about[2] as Seat],
  poisoned: (about) => [about[2] as Seat],
  callsBack: (about) => [about[1] as Seat],
  crown: (about) => [about[1] as Seat],
};

const deaths = ['died', 'executed', 'poisonDied'];

/** Who wins, how well crowns are aimed, what people die of, and which roles do anything at all. */
export const statistics: Statistics<Counts> = {
  init: () => ({ games: 0, wins: {}, endings: {}, tribunals: 0, contracts: {}, deaths: {}, uses: {}, shown: {} }),
  step: (counts, { before, session, entries }) => {
    const { court } = before.state as State;
    for (const { kind, data } of entries) {
      const news = data as News;
      if (deaths.includes(kind)) add(counts.deaths, kind, 1);
      if (kind === 'completed' || kind === 'cancelled') add(counts.contracts, kind, 1);
      if (kind === 'role') add(counts.shown, news[2] as string, 1);
      for (const seat of deeds[kind]?.(news) ?? []) add(counts.uses, faceOf(court, seat).role, 1);
    }
    if (!session.outcome) return counts;
    const { reason, side } = session.outcome;
    counts.games += 1;
    counts.tribunals += (session.state as State).court.tribunals;
    add(counts.wins, side ?? 'nobody', 1);
    add(counts.endings, typeof reason === 'string' ? reason : reason.key, 1);
    return counts;
  },
  merge: (a, b) => ({
    games: a.games + b.games,
    wins: sum(a.wins, b.wins),
    endings: sum(a.endings, b.endings),
    tribunals: a.tribunals + b.tribunals,
    contracts: sum(a.contracts, b.contracts),
    deaths: sum(a.deaths, b.deaths),
    uses: sum(a.uses, b.uses),
    shown: sum(a.shown, b.shown),
  }),
  report: ({ games, wins, endings, tribunals, contracts, deaths: dead, uses, shown }) => ({
    'wins by faction': shares(wins, games),
    'how it ended': {
      'other Heir named': percent(endings['end.right'] ?? 0, games),
      'somebody else named': percent(endings['end.wrong'] ?? 0, games),
      'nobody named in time': percent(endings['end.late'] ?? 0, games),
      'no crown': percent(endings['end.draw'] ?? 0, games),
    },
    'tribunals per game': per(tribunals, games),
    'contracts per game': {
      completed: per(contracts['completed'] ?? 0, games),
      cancelled: per(contracts['cancelled'] ?? 0, games),
    },
    'deaths per game': {
      killed: per(dead['died'] ?? 0, games),
      executed: per(dead['executed'] ?? 0, games),
      poisoned: per(dead['poisonDied'] ?? 0, games),
    },
    'deeds by role, per game': byRole(uses, games),
    'shown to a contract by role, per game': byRole(shown, games),
  }),
};

const byRole = (counts: Record<string, number>, games: number) =>
  Object.fromEntries(roleNames.flatMap((role: Role) => (counts[role] ? [[role, per(counts[role], games)]] : [])));

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const per = (part: number, whole: number): string => (part / Math.max(1, whole)).toFixed(2);
const shares = (counts: Record<string, number>, whole: number) =>
  Object.fromEntries(Object.entries(counts).map(([name, n]) => [name, percent(n, whole)]));

function add(counts: Record<string, number>, key: string, n: number): void {
  counts[key] = (counts[key] ?? 0) + n;
}

function sum(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const out = { ...a };
  for (const [key, n] of Object.entries(b)) add(out, key, n);
  return out;
}
