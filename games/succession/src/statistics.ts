import { seatsOf, type Seat } from '@masque/core';
import { addUp, count, percent, type Counts } from '@masque/mechanics';
import type { Statistics } from '@masque/testkit';
import { holds } from './court/fact.ts';
import type { News } from './court/news.ts';
import { faceOf } from './court/show.ts';
import { isHeir, roleNames } from './roles/index.ts';
import type { State } from './state.ts';

interface Totals {
  games: number;
  tribunals: number;
  /** Crowns taken when most games are over. */
  late: number;
  /** Crowns taken wrongly, late or never. */
  astray: number;
  /** Games that last four to seven tribunals. */
  usual: number;
  /** Games that are over by the fifth tribunal, and those of them that end with a wrong name. */
  early: number;
  rash: number;
  /** Crowns taken when everybody knew both Heirs. */
  open: number;
  wins: Counts;
  endings: Counts;
  contracts: Counts;
  deaths: Counts;
  uses: Counts;
  shown: Counts;
}

/** The log entries that show that a role did something, and the position of its player in them. */
const deeds: { readonly [kind: string]: number } = {
  cause: 3,
  surprise: 1,
  named: 1,
  standsIn: 1,
  raised: 1,
  offered: 1,
  silenced: 1,
  looked: 1,
  cured: 2,
  poisoned: 2,
  callsBack: 1,
  crown: 1,
};

function doersOf(kind: string, news: News): readonly Seat[] {
  // A surprise counts when it is announced, whatever comes of it.
  if (kind === 'cause' && news[2] === 'surprise') return [];
  const doers = news[deeds[kind] ?? Infinity];
  return [doers].flat(2).filter((it) => typeof it === 'number');
}

/** Roles without any ability to use. */
const DEEDLESS: ReadonlySet<string> = new Set(['noble', 'spy']);

const deaths = ['died', 'executed', 'poisonDied'];
const DEATHS: { readonly [kind: string]: string } = { died: 'a blade', executed: 'a tribunal', poisonDied: 'poison' };

/** Most games are over after four to seven tribunals. */
const USUAL = 7;
const SHORTEST = 4;
/** What ends by this tribunal is over before fifteen minutes. */
const EARLY = 5;

/** Does everybody know both Heirs? */
const areOpen = ({ known, players }: State['court']): boolean =>
  new Set(known.flatMap((it) => (it.kind === 'role' && isHeir(it.role) && holds(it, players) ? [it.of] : []))).size ===
  2;

const total = (counts: Counts): number => Object.values(counts).reduce((a, b) => a + b, 0);

/** Who wins, how well crowned Heirs guess, what players die of, and which roles do anything at all. */
export const statistics: Statistics<Totals, State> = {
  init: () => ({
    games: 0,
    tribunals: 0,
    late: 0,
    astray: 0,
    usual: 0,
    early: 0,
    rash: 0,
    open: 0,
    wins: {},
    endings: {},
    contracts: {},
    deaths: {},
    uses: {},
    shown: {},
  }),
  step(tally, { before, input, session, entries }) {
    const { court } = before.state;
    if ('action' in input && input.action.type === 'claim' && areOpen(court)) tally.open += 1;
    for (const { kind, data } of entries) {
      const news = data as News;
      if (deaths.includes(kind)) count(tally.deaths, kind);
      if (kind === 'completed' || kind === 'cancelled') count(tally.contracts, kind);
      if (kind === 'role') count(tally.shown, String(news[2]));
      for (const seat of doersOf(kind, news)) count(tally.uses, faceOf(court, seat).role);
    }
    if (!session.outcome) return tally;
    const { reason, side } = session.outcome;
    tally.games += 1;
    for (const seat of seatsOf(session.start.seats)) count(tally.uses, faceOf(court, seat).role, 0);
    const { tribunals } = session.state.court;
    tally.tribunals += tribunals;
    const ending = typeof reason === 'string' ? reason : reason.key;
    if (tribunals > USUAL) tally.late += 1;
    if (tribunals >= SHORTEST && tribunals <= USUAL) tally.usual += 1;
    if (tribunals <= EARLY) tally.early += 1;
    if (tribunals <= EARLY && ending === 'end.wrong') tally.rash += 1;
    if (tribunals > USUAL || ending !== 'end.right') tally.astray += 1;
    count(tally.wins, side ?? 'nobody');
    count(tally.endings, ending);
    return tally;
  },
  merge: addUp,
  deeds: ({ entries }) =>
    entries.flatMap(({ kind, data }) => {
      const news = data as News;
      return kind === 'fingers' ? (news[1] as [Seat, Seat][]).map(([by, to]) => ({ by, to: [to] })) : [];
    }),
  sides: ({ state, start }) => seatsOf(start.seats).map((seat) => faceOf(state.court, seat).faction),
  parts: ({ games, endings, deaths: dead, uses, shown }) => ({
    'Whom the crown named': {
      'the other Heir': [endings['end.right'] ?? 0, games],
      'somebody else': [endings['end.wrong'] ?? 0, games],
    },
    'What people died of': Object.fromEntries(deaths.map((it) => [DEATHS[it]!, [dead[it] ?? 0, total(dead)]])),
    'Roles that showed themselves to a contract': Object.fromEntries(
      roleNames.flatMap((it) => (shown[it] && uses[it] !== undefined ? [[it, [shown[it], total(shown)]]] : [])),
    ),
  }),
  uses: ({ uses, shown, tribunals, late, astray, usual, early, rash, open }) => ({
    ...Object.fromEntries(
      Object.entries(uses)
        .filter(([role]) => !DEEDLESS.has(role))
        .map(([role, n]) => [`deeds of the ${role}`, n]),
    ),
    ...Object.fromEntries(Object.keys(uses).map((role) => [`${role} shown`, shown[role] ?? 0])),
    tribunals,
    [`after the ${USUAL}th tribunal`]: late,
    'crown taken wrongly, late or never, in percent': 100 * astray,
    [`over after ${SHORTEST} to ${USUAL} tribunals, in percent`]: 100 * usual,
    [`over by the ${EARLY}th tribunal, in percent`]: 100 * early,
    [`a wrong name by the ${EARLY}th tribunal, in percent`]: 100 * rash,
    'crown taken when everybody knew both Heirs, in percent': 100 * open,
  }),
  report({ games, wins, endings, tribunals, contracts, deaths: dead, uses, shown }) {
    const share = (n = 0): string => percent(n, games);
    const each = (n = 0): string => (n / Math.max(1, games)).toFixed(2);
    const byRole = (counts: Counts) =>
      Object.fromEntries(roleNames.flatMap((role) => (counts[role] ? [[role, each(counts[role])]] : [])));
    return {
      'wins by faction': Object.fromEntries(Object.entries(wins).map(([side, n]) => [side, share(n)])),
      'how it ended': {
        'other Heir named': share(endings['end.right']),
        'somebody else named': share(endings['end.wrong']),
        'nobody named in time': share(endings['end.late']),
        'no crown': share(endings['end.draw']),
      },
      'tribunals per game': each(tribunals),
      'contracts per game': { completed: each(contracts['completed']), cancelled: each(contracts['cancelled']) },
      'deaths per game': {
        killed: each(dead['died']),
        executed: each(dead['executed']),
        poisoned: each(dead['poisonDied']),
      },
      'deeds by role, per game': byRole(uses),
      'shown to a contract by role, per game': byRole(shown),
    };
  },
};
