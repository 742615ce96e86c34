import { type Entry } from '@masque/core';
import type { Figure, Statistics } from '@masque/testkit';
import { professionNames, professions } from './cards/index.ts';
import type { State } from './state.ts';

interface Counts {
  games: number;
  turns: number;
  /** How games ended: by side, and whether a proclamation was right. */
  ends: Record<string, number>;
  /** What happened, by log entry; with the words that tell them apart. */
  log: Record<string, number>;
  cards: Record<string, number>;
}

/** What this game is about: who wins, how often whoever stands up is right, how duels end, which cards are used. */
export const statistics: Statistics<Counts> = {
  init: () => ({ games: 0, turns: 0, ends: {}, log: {}, cards: {} }),
  step(counts, { session, entries }) {
    for (const entry of entries) note(counts, entry);
    const { outcome } = session;
    if (!outcome) return counts;
    const { turns, proclamation } = session.state as State;
    counts.games += 1;
    counts.turns += turns;
    add(counts.ends, outcome.side ?? 'none');
    if (proclamation?.claim === 'society') add(counts.ends, proclamation.verdict ? 'right' : 'wrong');
    return counts;
  },
  merge: (a, b) => ({
    games: a.games + b.games,
    turns: a.turns + b.turns,
    ends: sum(a.ends, b.ends),
    log: sum(a.log, b.log),
    cards: sum(a.cards, b.cards),
  }),
  report({ games, turns, ends, log, cards }) {
    const of = (part: number, whole: number): string =>
      whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
    const n = (from: Record<string, number>, key: string): number => from[key] ?? 0;
    const claims = n(ends, 'right') + n(ends, 'wrong');
    const scored = ['attacker', 'defender', 'tie'].reduce((all, it) => all + n(log, `scored ${it}`), 0);
    return {
      'turns in a game': games === 0 ? 0 : Math.round((10 * turns) / games) / 10,
      'games ended by': {
        'a proclamation': of(claims, games),
        'the Armor': of(n(ends, 'solo'), games),
        'arrival without a winner': of(n(ends, 'none'), games),
      },
      'won by': { Order: of(n(ends, 'order'), games), Brotherhood: of(n(ends, 'brotherhood'), games) },
      'proclamations that were right': of(n(ends, 'right'), claims),
      trades: { offered: n(log, 'offered'), accepted: of(n(log, 'offered') - n(log, 'refused'), n(log, 'offered')) },
      duels: {
        fought: n(log, 'challenged'),
        'called off by a Priest': of(n(log, 'calledOff'), n(log, 'challenged')),
        'undone by a Doctor': of(n(log, 'undone'), n(log, 'challenged')),
        'won by the attacker': of(n(log, 'scored attacker'), scored),
        'won by the defender': of(n(log, 'scored defender'), scored),
        tied: of(n(log, 'scored tie'), scored),
      },
      'uses in a game': Object.fromEntries(
        Object.entries(cards)
          .sort(([, a], [, b]) => b - a)
          .map(([card, uses]): [string, Figure] => [card, Math.round((1000 * uses) / games) / 1000]),
      ),
    };
  },
};

/** Counts an entry, and the card that it speaks of if one was used. */
function note(counts: Counts, { kind, args = {} }: Entry): void {
  add(counts.log, kind === 'scored' ? `scored ${String(args['result'])}` : kind);
  const used =
    kind === 'announced' || kind === 'played' || kind === 'poisoned'
      ? args['card']
      : kind === 'revealed'
        ? args['profession']
        : null;
  if (typeof used === 'object' && used !== null && 'msg' in used) {
    const [group, card] = String(used.msg).split('.');
    // A profession that is played has just been turned up, or was up before: it counts once.
    if (kind !== 'revealed' || !playedLater.has(card!))
      add(counts.cards, group === 'profession' ? `profession ${card}` : `object ${card}`);
  }
  if (kind === 'hypnotized') for (const name of hypnotists) add(counts.cards, `profession ${name}`);
}

/** Professions that a log entry of their own tells of. */
const playedLater: ReadonlySet<string> = new Set(
  professionNames.filter((name) => professions[name].duel || professions[name].window === 'hypnosis'),
);
const hypnotists = professionNames.filter((name) => professions[name].window === 'hypnosis');

function add(counts: Record<string, number>, key: string, n = 1): void {
  counts[key] = (counts[key] ?? 0) + n;
}

function sum(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const out = { ...a };
  for (const [key, n] of Object.entries(b)) add(out, key, n);
  return out;
}
