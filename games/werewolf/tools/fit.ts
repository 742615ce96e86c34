import { cards, playedSets } from './sets.ts';

/**
 * Fits the weights of the cards in `src/roles/roles.ts` and the base in `src/set/estimate.ts`: bots play random sets, and a logistic regression determines how much
 * a tenth of the table with each card changes the odds of the village. `node --conditions=@masque/source tools/fit.ts [sets] [games of each]`
 */
const [sets = '300', each = '20'] = process.argv.slice(2);
const rows = playedSets(Number(sets), Number(each), 'fit').map(({ seats, roles, wins, games }) => ({
  x: [1, ...cards.map((role) => (10 * (roles[role] ?? 0)) / seats)],
  wins,
  games,
}));

const share = (w: readonly number[], x: readonly number[]): number =>
  1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * w[i]!, 0)));
let weights = Array<number>(cards.length + 1).fill(0);
const total = rows.reduce((sum, it) => sum + it.games, 0);
for (let round = 0; round < 20_000; round++) {
  const slope = weights.map((w, i) => (i === 0 ? 0 : -0.002 * w));
  for (const { x, wins, games } of rows) {
    const off = wins - games * share(weights, x);
    x.forEach((value, i) => (slope[i]! += (off * value) / total));
  }
  weights = weights.map((w, i) => w + 0.3 * slope[i]!);
}
const error =
  rows.reduce((sum, { x, wins, games }) => sum + (games === 0 ? 0 : Math.abs(wins / games - share(weights, x))), 0) /
  rows.length;
console.log(
  JSON.stringify({
    games: total,
    sets: rows.length,
    meanError: Math.round(error * 1000) / 10,
    weights: Object.fromEntries(['base', ...cards].map((name, i) => [name, Math.round(weights[i]! * 1000) / 1000])),
  }),
);
