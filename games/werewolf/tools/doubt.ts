import { estimate } from '../src/set/estimate.ts';
import { playedSets } from './sets.ts';

/**
 * Measures how far `estimate` is off for sets that it was not fitted to, beyond what chance does to so few games: the standard
 * deviation of the village's true odds (logit) about the estimated ones that makes the results likeliest, to be written into
 * `src/set/estimate.ts`. `node --conditions=@masque/source tools/doubt.ts [sets] [games of each] [seed]`
 */
const [sets = '60', each = '12', seed = 'doubt'] = process.argv.slice(2);

/** Values of a standard normal variable, and how likely each is. */
const grid = Array.from({ length: 61 }, (_, i) => (i - 30) / 10).map((z) => ({ z, weight: Math.exp((-z * z) / 2) }));
const total = grid.reduce((sum, it) => sum + it.weight, 0);

const played = playedSets(Number(sets), Number(each), seed).filter(({ games }) => games > 0);
const logit = (p: number): number => Math.log(p / (1 - p));

const likelihood = (sd: number): number =>
  played.reduce((sum, { roles, wins, games }) => {
    const middle = logit(estimate(roles).village);
    const all = grid.reduce((all, { z, weight }) => {
      const p = 1 / (1 + Math.exp(-middle - sd * z));
      return all + (weight / total) * p ** wins * (1 - p) ** (games - wins);
    }, 0);
    return sum + Math.log(all);
  }, 0);

const tried = Array.from({ length: 61 }, (_, i) => i / 20).map((sd) => ({ sd, likely: likelihood(sd) }));
const best = tried.reduce((a, b) => (b.likely > a.likely ? b : a));
/** Those that the results do not exclude: the likelihood ratio at 95 %. */
const left = tried.filter(({ likely }) => likely > best.likely - 1.92).map(({ sd }) => sd);
console.log(
  JSON.stringify({
    sets: played.length,
    games: played.reduce((sum, it) => sum + it.games, 0),
    doubt: best.sd,
    between: [left[0], left.at(-1)],
    village: played.reduce((sum, it) => sum + it.wins, 0) / played.reduce((sum, it) => sum + it.games, 0),
    estimated: played.reduce((sum, it) => sum + estimate(it.roles).village, 0) / played.length,
  }),
);
