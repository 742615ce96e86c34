import { comparing } from '@masque/bots';
import { start, type Bot, type Session } from '@masque/core';
import { playOut, startFor } from '@masque/testkit';
import { parseArgs } from 'node:util';
import desperateTimes from '../src/index.ts';

/**
 * How often a bot would win that sees all cards and is otherwise `hard`, at a table of four with two of them and two
 * `normal` bots: no better worlds can bring more. `node --conditions=@masque/source tools/ceiling.ts`.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', short: 'n', default: '600' },
    seed: { type: 'string', default: 'ceiling' },
    playouts: { type: 'string', default: '80' },
    depth: { type: 'string', default: '14' },
  },
});
const [games, playouts, depth] = [values.games, values.playouts, values.depth].map(Number) as [number, number, number];

let now: Session;
const hard = comparing({ model: desperateTimes.bots['normal'] as Bot<object>, playouts, depth });
/** It is shown the state itself, so that no place in it is hidden. */
const seer: Bot<object> = {
  decide: (given) => hard.decide({ ...given, redacted: () => ({ ...given.redacted(), state: now.state }) }),
};
const game = { ...desperateTimes, bots: { normal: desperateTimes.bots['normal'], seer } };

const shares: number[] = [];
for (let i = 0; i < games; i++) {
  const table = { seats: 4, seed: `${values.seed}.${i}` };
  const bots = Array.from({ length: table.seats }, (_, seat) => ((seat + i) % 2 === 0 ? 'seer' : 'normal'));
  now = start(game, startFor(game, table));
  const { winners } = playOut(game, { ...table, bots, onStep: ({ session }) => void (now = session) }).session.outcome!;
  shares.push(winners.filter((seat) => bots[seat] === 'seer').length / winners.length);
  if (shares.length % 10 === 0 || shares.length === games) console.log(told(shares));
}

function told(all: readonly number[]): string {
  const share = all.reduce((a, b) => a + b, 0) / all.length;
  const half = 1.96 * Math.sqrt(all.reduce((sum, it) => sum + (it - share) ** 2, 0) / all.length ** 2);
  const [mean, low, high] = [share, share - half, share + half].map((it) => (100 * it).toFixed(1));
  return `${all.length} games: ${mean} % of the wins (${low}–${high})`;
}
