import { known, type Bot } from '@masque/core';
import { playOut } from '@masque/testkit';
import werewolf from '../src/index.ts';
import { sideOfCard } from '../src/roles/index.ts';
import type { State, WerewolfActions } from '../src/state.ts';

/**
 * Plays the recommended sets with one level of bots in the village and another on the wolves' side, and prints how often
 * each side wins: `node --conditions=@masque/source tools/sides.ts [games] [seats,seats] [word that the seeds begin with]`.
 */
const [games = '1000', seats = '9,13', seed = 'sides'] = process.argv.slice(2);
const n = Number(games);
type Level = 'normal' | 'hard';

/** Plays as one level with a card of the village, and as another with one of the wolves' side. */
const bySide = (village: Level, wolves: Level): Bot<State, WerewolfActions> => ({
  ...werewolf.bots.normal,
  decide(observation) {
    const card = known(observation.view.cards[observation.seat]);
    return werewolf.bots[card && sideOfCard(card) === 'evil' ? wolves : village].decide(observation);
  },
});

for (const players of seats.split(',').map(Number))
  for (const village of ['normal', 'hard'] as const)
    for (const wolves of ['normal', 'hard'] as const) {
      const game = { ...werewolf, bots: { mixed: bySide(village, wolves) } };
      const ends: Record<string, number> = {};
      for (let i = 0; i < n; i++) {
        const { session } = playOut(game, {
          seats: players,
          seed: `${seed} ${players} ${i}`,
          bots: 'mixed',
          maxInputs: 50_000,
        });
        const end = session.outcome?.side ?? 'draw';
        ends[end] = (ends[end] ?? 0) + 1;
      }
      const part = (ends['village'] ?? 0) / n;
      const doubt = 1.96 * Math.sqrt((part * (1 - part)) / n);
      const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
      console.log(
        `${players} players, village ${village}, wolves ${wolves}: village ${percent(part)} ± ${percent(doubt)}`,
      );
    }
