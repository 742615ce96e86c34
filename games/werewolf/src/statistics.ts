import { open, seatsOf } from '@masque/core';
import type { Figure, Statistics } from '@masque/testkit';
import { roleNames, sideOfCard, type Role } from './roles/index.ts';
import type { State } from './state.ts';

/** What is counted over many games. */
export interface Counts {
  games: number;
  /** Games by the end they came to: `village`, `wolves`, `draw`, or the card whose own it was. */
  ends: Record<string, number>;
  /** Days that all games lasted. */
  days: number;
  /** Cards dealt and cards that won. */
  dealt: Partial<Record<Role, number>>;
  won: Partial<Record<Role, number>>;
  trials: number;
  lynchings: number;
  /** Lynchings of somebody on the wolves' side. */
  hits: number;
}

const add = (to: Record<string, number>, from: Readonly<Record<string, number>>): Record<string, number> => {
  for (const [name, n] of Object.entries(from)) to[name] = (to[name] ?? 0) + n;
  return to;
};
const percent = (n: number, of: number): number => (of === 0 ? 0 : Math.round((1000 * n) / of) / 10);

/** How often each side wins, and how good the village is at finding those it lynches. */
export const statistics: Statistics<Counts> = {
  init: () => ({ games: 0, ends: {}, days: 0, dealt: {}, won: {}, trials: 0, lynchings: 0, hits: 0 }),
  step(counts, { session }) {
    const { outcome } = session;
    if (!outcome) return counts;
    const state = session.state as State;
    const roleOf = (seat: number): Role => open(state.cards[seat]!);
    counts.games++;
    add(counts.ends, { [outcome.side ?? 'draw']: 1 });
    counts.days += state.day;
    for (const seat of seatsOf(state.cards.length)) {
      add(counts.dealt as Record<string, number>, { [roleOf(seat)]: 1 });
      if (outcome.winners.includes(seat)) add(counts.won as Record<string, number>, { [roleOf(seat)]: 1 });
    }
    const lynched = state.deaths.filter((it) => it.cause === 'lynched');
    counts.trials += state.history.length;
    counts.lynchings += lynched.length;
    counts.hits += lynched.filter((it) => sideOfCard(roleOf(it.seat)) === 'evil').length;
    return counts;
  },
  merge: (a, b) => ({
    games: a.games + b.games,
    ends: add(a.ends, b.ends),
    days: a.days + b.days,
    dealt: add(a.dealt as Record<string, number>, b.dealt as Record<string, number>),
    won: add(a.won as Record<string, number>, b.won as Record<string, number>),
    trials: a.trials + b.trials,
    lynchings: a.lynchings + b.lynchings,
    hits: a.hits + b.hits,
  }),
  report(counts): { readonly [name: string]: Figure } {
    const { games, ends, dealt, won } = counts;
    return {
      games,
      'ends, %': Object.fromEntries(Object.entries(ends).map(([end, n]) => [end, percent(n, games)])),
      'days a game': Math.round((10 * counts.days) / Math.max(1, games)) / 10,
      'trials a game': Math.round((10 * counts.trials) / Math.max(1, games)) / 10,
      'lynchings of the wolves’ side, %': percent(counts.hits, counts.lynchings),
      'wins by card, %': Object.fromEntries(
        roleNames.filter((role) => dealt[role]).map((role) => [role, percent(won[role] ?? 0, dealt[role] ?? 0)]),
      ),
    };
  },
};
