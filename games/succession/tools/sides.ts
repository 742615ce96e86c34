import { known, type Bot } from '@masque/core';
import { playOut } from '@masque/testkit';
import succession from '../src/index.ts';
import { bots } from '../src/bots/index.ts';
import type { Faction } from '../src/roles/index.ts';
import type { State, SuccessionActions } from '../src/state.ts';

/**
 * Plays with one level of bots in one faction and another in the other, turn and turn about, and prints how often the first
 * wins: `node --conditions=@masque/source tools/sides.ts [games] [seats,seats] [tier] [word that the seeds begin with]`.
 */
const [games = '1000', seats = '12', tier = '1', seed = 'sides'] = process.argv.slice(2);
const n = Number(games);
type Level = keyof typeof bots;

/** Plays as one level with a card of one faction, and as another with one of the other. */
const byFaction = (first: Faction, one: Level, other: Level): Bot<State, SuccessionActions> => ({
  ...bots.normal,
  decide(observation) {
    const face = known(observation.view.court.players[observation.seat]!.face);
    return bots[face?.faction === first ? one : other].decide(observation);
  },
});

for (const players of seats.split(',').map(Number))
  for (const [one, other] of [
    ['hard', 'normal'],
    ['hard', 'hard'],
    ['normal', 'normal'],
  ] as const) {
    let [won, right, tribunals, minutes] = [0, 0, 0, 0];
    for (let i = 0; i < n; i++) {
      const first = i % 2 === 0 ? 'phoenix' : 'dragon';
      const { session } = playOut(
        { ...succession, bots: { mixed: byFaction(first, one, other) } },
        { seats: players, options: { tier }, seed: `${seed} ${players} ${i}`, bots: 'mixed', maxInputs: 50_000 },
      );
      const { side, reason } = session.outcome!;
      if (side === first) won++;
      if ((typeof reason === 'string' ? reason : reason.key) === 'end.right') right++;
      tribunals += session.state.court.tribunals;
      minutes += session.at / 60_000;
    }
    const part = won / n;
    const doubt = 1.96 * Math.sqrt((part * (1 - part)) / n);
    const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
    console.log(
      `${players} players, ${one} against ${other}: ${percent(part)} ± ${percent(doubt)}, crowns taken rightly ${percent(right / n)}, ` +
        `${(tribunals / n).toFixed(1)} tribunals, ${(minutes / n).toFixed(1)} minutes`,
    );
  }
