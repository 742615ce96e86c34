import { declassify, entriesOf, seatsOf, type Entry, type Input, type Session } from '@masque/core';
import { addUp, count, percent, type Counts } from '@masque/mechanics';
import type { Figure, Statistics } from '@masque/testkit';
import { roleNames, ruleOf, sideOfCard, type Role } from './roles/index.ts';
import type { State } from './state.ts';

/** What is counted over many games. */
export interface Totals {
  games: number;
  /** Games by their end: `village`, `wolves`, `draw`, or the card that won by itself. */
  ends: Counts;
  /** Days of all games together. */
  days: number;
  /** Cards dealt and cards that won. */
  dealt: Counts;
  won: Counts;
  /** Tasks of cards at night for which a player was named. */
  tasks: Counts;
  trials: number;
  lynchings: number;
  /** Lynchings of players on the wolves' side. */
  hits: number;
  /** Public claims of a card: all, lies, and those whose author was lynched the same day. */
  told: Counts;
  /** The causes of death of cards of the village and of the wolves' side. */
  causes: Counts;
  /** Milliseconds from each morning to the first thing said, and to the first accusation. */
  words: number[];
  accusations: number[];
}

/** How often each side wins, and how well the village lynches. */
export const statistics: Statistics<Totals, State> = {
  init: () => ({
    games: 0,
    ends: {},
    days: 0,
    dealt: {},
    won: {},
    tasks: {},
    trials: 0,
    lynchings: 0,
    hits: 0,
    told: {},
    causes: {},
    words: [],
    accusations: [],
  }),
  step(counts, { before, input, session, entries }) {
    countTask(counts, before, input);
    for (const entry of entries) countFirst(counts, entry, before);
    const { outcome } = session;
    if (!outcome) return counts;
    const state = session.state;
    const roleOf = (seat: number): Role => declassify(state.cards[seat]!);
    counts.games++;
    count(counts.ends, outcome.side ?? 'draw');
    counts.days += state.day;
    for (const seat of seatsOf(state.cards.length)) {
      count(counts.dealt, roleOf(seat));
      if (hasTask(roleOf(seat))) count(counts.tasks, roleOf(seat), 0);
      if (outcome.winners.includes(seat)) count(counts.won, roleOf(seat));
    }
    const lynched = state.deaths.filter((it) => it.cause === 'lynched');
    counts.trials += state.history.length;
    counts.lynchings += lynched.length;
    for (const { cause } of state.deaths) count(counts.causes, cause);
    countTold(counts, session);
    counts.hits += lynched.filter((it) => sideOfCard(roleOf(it.seat)) === 'evil').length;
    return counts;
  },
  merge: addUp,
  said: ({ before, input }) => {
    if (!('action' in input) || input.action.type !== 'claim' || input.seat < 0) return [];
    return [{ seat: input.seat, isTrue: input.action.params['role'] === declassify(before.state.cards[input.seat]!) }];
  },
  sides: ({ state }) => state.cards.map((card) => (sideOfCard(declassify(card)) === 'evil' ? 'wolves' : 'village')),
  parts: ({ told, causes, lynchings, hits }) => ({
    'What became of who claimed a card': {
      'lynched after a lie': [told['lie lynched'] ?? 0, told['lie'] ?? 0],
      'lynched after the truth': [told['truth lynched'] ?? 0, told['truth'] ?? 0],
    },
    'Whom the village lynched': { 'the wolves’ side': [hits, lynchings], 'its own': [lynchings - hits, lynchings] },
    'What people died of': Object.fromEntries(
      Object.entries(causes).map(([cause, n]) => [cause, [n, Object.values(causes).reduce((a, b) => a + b, 0)]]),
    ),
  }),
  uses: ({ tasks, trials, lynchings, hits }) => ({
    ...Object.fromEntries(Object.entries(tasks).map(([role, n]) => [`nights of the ${role}`, n])),
    trials,
    lynchings,
    'lynchings of the wolves’ side': hits,
  }),
  report(counts): { readonly [name: string]: Figure } {
    const { games, ends, dealt, won } = counts;
    return {
      games,
      ends: Object.fromEntries(Object.entries(ends).map(([end, n]) => [end, percent(n, games)])),
      'days a game': Math.round((10 * counts.days) / Math.max(1, games)) / 10,
      'trials a game': Math.round((10 * counts.trials) / Math.max(1, games)) / 10,
      'lynchings of the wolves’ side': percent(counts.hits, counts.lynchings),
      'seconds from a morning to the first word': spread(counts.words),
      '... to the first accusation': spread(counts.accusations),
      'wins by card': Object.fromEntries(
        roleNames.filter((role) => dealt[role]).map((role) => [role, percent(won[role] ?? 0, dealt[role] ?? 0)]),
      ),
    };
  },
};

const hasTask = (role: Role): boolean => ruleOf(role).task !== undefined;

/** The actions of the night. */
const deeds: ReadonlySet<string> = new Set(['choose', 'brew', 'watch', 'whisper']);

/** Everybody is asked at every hour; what counts is a card with a task that names a player. */
function countTask(counts: Totals, { state }: Session<State>, input: Input): void {
  if (!('action' in input) || !deeds.has(input.action.type) || input.seat < 0) return;
  const role = declassify(state.cards[input.seat]!);
  const named = Object.values(input.action.params)
    .flat()
    .some((it) => it !== null);
  if (named && hasTask(role)) count(counts.tasks, role);
}

/** What players say by day. */
const spoken: ReadonlySet<string> = new Set(['suspects', 'claims', 'reports', 'nominated']);

/** How long it took from the morning to this entry, if it is the first of its kind on its day. */
function countFirst(counts: Totals, { kind, at }: Entry, { log }: Session<State>): void {
  if (!spoken.has(kind)) return;
  const told = entriesOf(log);
  const morning = told.findLastIndex((it) => it.kind === 'day');
  if (morning < 0) return;
  const today = told.slice(morning);
  const since = at - today[0]!.at;
  if (!today.some((it) => spoken.has(it.kind))) counts.words.push(since);
  if (kind === 'nominated' && !today.some((it) => it.kind === kind)) counts.accusations.push(since);
}

/** The median, and the range of eight in ten. */
function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / 1000);
  return `${at(0.5)} (median), eight in ten from ${at(0.1)} to ${at(0.9)}`;
}

/** Whether a player who claimed a card was lynched that day. */
function countTold(counts: Totals, { state }: Session<State>): void {
  const { said, deaths, cards } = state;
  const claims = said.flatMap(({ kind, by, day, role }) => (kind === 'claim' ? [{ by, day, role }] : []));
  for (const { by, day, role } of claims) {
    const told = role === declassify(cards[by]!) ? 'truth' : 'lie';
    count(counts.told, told);
    if (deaths.some((it) => it.seat === by && it.day === day && it.cause === 'lynched'))
      count(counts.told, `${told} lynched`);
  }
}
