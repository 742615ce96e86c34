import { declassify, seatsOf } from '@masque/core';
import { addUp, count, percent, type Counts as Numbers } from '@masque/mechanics';
import type { Figure, Statistics } from '@masque/testkit';
import { roleNames, sideOfCard, type Role } from './roles/index.ts';
import type { State } from './state.ts';

/** What is counted over many games. */
export interface Counts {
  games: number;
  /** Games by the end they came to: `village`, `wolves`, `draw`, or the card whose own it was. */
  ends: Numbers;
  /** Days that all games lasted. */
  days: number;
  /** Cards dealt and cards that won. */
  dealt: Numbers;
  won: Numbers;
  trials: number;
  lynchings: number;
  /** Lynchings of somebody on the wolves' side. */
  hits: number;
}

/** How often each side wins, and how good the village is at finding those it lynches. */
export const statistics: Statistics<Counts> = {
  init: () => ({ games: 0, ends: {}, days: 0, dealt: {}, won: {}, trials: 0, lynchings: 0, hits: 0 }),
  step(counts, { session }) {
    const { outcome } = session;
    if (!outcome) return counts;
    const state = session.state as State;
    const roleOf = (seat: number): Role => declassify(state.cards[seat]!);
    counts.games++;
    count(counts.ends, outcome.side ?? 'draw');
    counts.days += state.day;
    for (const seat of seatsOf(state.cards.length)) {
      count(counts.dealt, roleOf(seat));
      if (outcome.winners.includes(seat)) count(counts.won, roleOf(seat));
    }
    const lynched = state.deaths.filter((it) => it.cause === 'lynched');
    counts.trials += state.history.length;
    counts.lynchings += lynched.length;
    counts.hits += lynched.filter((it) => sideOfCard(roleOf(it.seat)) === 'evil').length;
    return counts;
  },
  merge: addUp,
  report(counts): { readonly [name: string]: Figure } {
    const { games, ends, dealt, won } = counts;
    return {
      games,
      ends: Object.fromEntries(Object.entries(ends).map(([end, n]) => [end, percent(n, games)])),
      'days a game': Math.round((10 * counts.days) / Math.max(1, games)) / 10,
      'trials a game': Math.round((10 * counts.trials) / Math.max(1, games)) / 10,
      'lynchings of the wolves’ side': percent(counts.hits, counts.lynchings),
      'wins by card': Object.fromEntries(
        roleNames.filter((role) => dealt[role]).map((role) => [role, percent(won[role] ?? 0, dealt[role] ?? 0)]),
      ),
    };
  },
};
