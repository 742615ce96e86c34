import { declassify, type Entry } from '@masque/core';
import { addUp, count, percent, type Counts } from '@masque/mechanics';
import type { Figure, Statistics } from '@masque/testkit';
import { kinds, objects, professionNames, professions } from './cards/index.ts';
import type { State } from './state.ts';

interface Totals {
  games: number;
  turns: number;
  /** Milliseconds, at the speed of bots. */
  time: number;
  /** How games ended: by side, and whether a proclamation was right. */
  ends: Counts;
  /** Log entries, with the arguments that distinguish them. */
  log: Counts;
  cards: Counts;
}

/** Who wins, how often proclamations are right, how duels end, and which cards are used. */
export const statistics: Statistics<Totals, State> = {
  init: () => ({ games: 0, turns: 0, time: 0, ends: {}, log: {}, cards: {} }),
  step(counts, { session, entries }) {
    for (const entry of entries) note(counts, entry);
    const { outcome } = session;
    if (!outcome) return counts;
    const { turns, proclamation } = session.state;
    counts.games += 1;
    counts.turns += turns;
    counts.time += session.at - session.start.at;
    count(counts.ends, outcome.side ?? 'none');
    if (proclamation?.claim === 'society') count(counts.ends, proclamation.verdict ? 'right' : 'wrong');
    return counts;
  },
  merge: addUp,
  sides: ({ state }) => state.societies.map(declassify),
  parts: ({ games, ends, log, cards }) => {
    const n = (from: Counts, key: string): number => from[key] ?? 0;
    const fought = n(log, 'challenged');
    const used = Object.values(cards).reduce((a, b) => a + b, 0);
    return {
      'Who won by what': {
        'Order, by its society': [n(ends, 'order'), games],
        'Brotherhood, by its society': [n(ends, 'brotherhood'), games],
        'one alone, by the Armor': [n(ends, 'solo'), games],
      },
      'Proclamations that were right': { right: [n(ends, 'right'), n(ends, 'right') + n(ends, 'wrong')] },
      'Offers accepted': { accepted: [n(log, 'offered') - n(log, 'refused'), n(log, 'offered')] },
      'How duels ended': {
        'called off by a Priest': [n(log, 'calledOff'), fought],
        'won by the attacker': [n(log, 'scored attacker'), fought],
        'won by the defender': [n(log, 'scored defender'), fought],
        tied: [n(log, 'scored tie'), fought],
      },
      'Cards used, of all': Object.fromEntries(
        Object.entries(cards)
          .sort(([, a], [, b]) => b - a)
          .map(([card, uses]) => [card, [uses, used]]),
      ),
    };
  },
  uses: ({ cards, log }) => ({
    ...Object.fromEntries(
      [...playable.map((it) => `object ${it}`), ...professionNames.map((it) => `profession ${it}`)].map((it) => [
        it,
        cards[it] ?? 0,
      ]),
    ),
    duels: log['challenged'] ?? 0,
  }),
  report({ games, turns, time, ends, log, cards }) {
    const n = (from: Counts, key: string): number => from[key] ?? 0;
    const claims = n(ends, 'right') + n(ends, 'wrong');
    const scored = ['attacker', 'defender', 'tie'].reduce((all, it) => all + n(log, `scored ${it}`), 0);
    return {
      'turns in a game': games === 0 ? 0 : Math.round((10 * turns) / games) / 10,
      'minutes in a game': games === 0 ? 0 : Math.round(time / games / 6000) / 10,
      'games ended by': {
        'a proclamation': percent(claims, games),
        'the Armor': percent(n(ends, 'solo'), games),
        'arrival without a winner': percent(n(ends, 'none'), games),
      },
      'won by': { Order: percent(n(ends, 'order'), games), Brotherhood: percent(n(ends, 'brotherhood'), games) },
      'proclamations that were right': percent(n(ends, 'right'), claims),
      trades: {
        offered: n(log, 'offered'),
        accepted: percent(n(log, 'offered') - n(log, 'refused'), n(log, 'offered')),
      },
      duels: {
        fought: n(log, 'challenged'),
        'called off by a Priest': percent(n(log, 'calledOff'), n(log, 'challenged')),
        'undone by a Doctor': percent(n(log, 'undone'), n(log, 'challenged')),
        'won by the attacker': percent(n(log, 'scored attacker'), scored),
        'won by the defender': percent(n(log, 'scored defender'), scored),
        tied: percent(n(log, 'scored tie'), scored),
      },
      'uses in a game': Object.fromEntries(
        Object.entries(cards)
          .sort(([, a], [, b]) => b - a)
          .map(([card, uses]): [string, Figure] => [card, Math.round((1000 * uses) / games) / 1000]),
      ),
    };
  },
};

/** Counts an entry, and the card that was used, if any. */
function note(counts: Totals, { kind, args = {} }: Entry): void {
  count(counts.log, kind === 'scored' ? `scored ${String(args['result'])}` : kind);
  const used =
    kind === 'announced' || kind === 'played' || kind === 'poisoned'
      ? args['card']
      : kind === 'revealed'
        ? args['profession']
        : null;
  if (typeof used === 'object' && used !== null && 'msg' in used) {
    const [group, card] = String(used.msg).split('.');
    // A profession that is played was turned up just now or before: it counts once.
    if (kind !== 'revealed' || !playedLater.has(card!))
      count(counts.cards, group === 'profession' ? `profession ${card}` : `object ${card}`);
  }
  if (kind === 'hypnotized') for (const name of hypnotists) count(counts.cards, `profession ${name}`);
}

/** Objects that are played; others are only held. The log does not tell which of the Bags it is. */
const playable = [
  ...new Set(kinds.filter((it) => objects[it].passing ?? objects[it].duel).map((it) => (objects[it].bag ? 'bag' : it))),
];

/** Professions with a log entry of their own. */
const playedLater: ReadonlySet<string> = new Set(
  professionNames.filter((name) => professions[name].duel || professions[name].window === 'hypnosis'),
);
const hypnotists = professionNames.filter((name) => professions[name].window === 'hypnosis');
