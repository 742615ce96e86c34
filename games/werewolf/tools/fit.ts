import { randomFor, seedOf, type Random } from '@masque/core';
import { playOut } from '@masque/testkit';
import werewolf from '../src/index.ts';
import { isPack, roleNames, ruleOf, type Role } from '../src/roles/index.ts';
import { wrongWith } from '../src/set/check.ts';
import type { RoleSet } from '../src/set/set.ts';

/**
 * Fits the weights of the cards in `src/roles/roles.ts` and the base in `src/set/estimate.ts`: bots play random sets, and a logistic regression determines how much
 * a tenth of the table with each card changes the odds of the village. `node --conditions=@masque/source tools/fit.ts [sets] [games of each]`
 */
const [sets = '300', each = '20'] = process.argv.slice(2);
/** Villagers are the baseline: all other cards are weighted relative to them. */
const [plain, ...rest] = roleNames;
const names: readonly Role[] = [...rest.filter(isPack), ...rest.filter((role) => !isPack(role))];

function drawn(random: Random, seats: number): RoleSet {
  const set: { [role in Role]?: number } = {};
  for (const role of names) {
    const { missed, least = 1, most } = ruleOf(role).deck;
    if (isPack(role)) set[role] = 1 + random.below(Math.max(1, Math.round(seats / 4)));
    else if (random.chance(missed ? 0.85 : 0.35)) set[role] = Math.min(most, least + random.below(2));
  }
  const used = Object.values(set).reduce((a, b) => a + b, 0);
  return { ...set, [plain!]: Math.max(0, seats - used) };
}

const rows: { readonly x: readonly number[]; wins: number; games: number }[] = [];
const random = randomFor(seedOf('fit'), 0);
while (rows.length < Number(sets)) {
  const seats = 7 + random.below(10);
  const roles = drawn(random, seats);
  if (wrongWith(roles, seats).length > 0) continue;
  const row = { x: [1, ...names.map((role) => (10 * (roles[role] ?? 0)) / seats)], wins: 0, games: 0 };
  for (let i = 0; i < Number(each); i++) {
    const options = { set: 'custom', roles };
    const { session } = playOut(werewolf, {
      seats,
      options,
      seed: `fit ${rows.length} ${i}`,
      bots: 'normal',
      maxInputs: 50_000,
    });
    const end = session.outcome?.side;
    if (end !== 'village' && end !== 'wolves') continue;
    row.games++;
    if (end === 'village') row.wins++;
  }
  rows.push(row);
}

const share = (w: readonly number[], x: readonly number[]): number =>
  1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * w[i]!, 0)));
let weights = Array<number>(names.length + 1).fill(0);
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
    weights: Object.fromEntries(['base', ...names].map((name, i) => [name, Math.round(weights[i]! * 1000) / 1000])),
  }),
);
