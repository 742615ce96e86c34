import { playOut } from '@masque/testkit';
import werewolf from '../src/index.ts';
import { statistics } from '../src/statistics.ts';

/**
 * Plays the recommended sets with bots and prints the results:
 * `node --conditions=@masque/source tools/balance.ts [games] [from] [to] [options as JSON] [prefix of the seeds]`.
 */
const [games = '1000', from = '6', to = '24', options = '{}', seed = 'balance'] = process.argv.slice(2);

for (let seats = Number(from); seats <= Number(to); seats++) {
  let counts = statistics.init();
  for (let i = 0; i < Number(games); i++)
    playOut(werewolf, {
      seats,
      seed: `${seed} ${seats} ${i}`,
      bots: 'normal',
      options: JSON.parse(options) as object,
      maxInputs: 50_000,
      onStep: (played) => void (counts = statistics.step(counts, played)),
    });
  console.log(seats, JSON.stringify(statistics.report(counts)));
}
