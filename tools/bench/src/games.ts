import { start, type Input, type Session } from '@masque/core';
import { playOut } from '@masque/testkit';
import { allGames, cpu } from './bots.ts';
import { sendAll } from './bytes.ts';

/** Games of random players, which are played again and again. */
const GAMES = 4;
/** Moves of a game that are played: the games have about the same weight. */
const MOVES = 400;

/** What a move of a game costs on the way to the bytes for all its players and the spectators. */
export interface Sending {
  readonly game: string;
  readonly seats: number;
  /** Microseconds of CPU for a move. */
  readonly us: number;
  /** Bytes for a move. */
  readonly bytes: number;
}

/** The same for every game: `seconds` of CPU each, after as much for warming up. */
export async function movesToBytes(seconds: number): Promise<Sending[]> {
  return (await allGames()).map(({ game, seats }) => {
    const logs = Array.from(
      { length: GAMES },
      (_, i): { readonly from: Session; readonly inputs: readonly Input[] } => {
        const { session, inputs } = playOut(game, { seats, seed: `bench.${i}`, bots: 'random' });
        return { from: start(game, session.start), inputs: inputs.slice(0, MOVES) };
      },
    );
    const play = (): { us: number; moves: number; bytes: number } => {
      let [moves, bytes] = [0, 0];
      const from = cpu();
      while (cpu() - from < seconds * 1e6)
        for (const { from: dealt, inputs } of logs) {
          bytes += sendAll(inputs, dealt);
          moves += inputs.length;
        }
      return { us: cpu() - from, moves, bytes };
    };
    play();
    const { us, moves, bytes } = play();
    return { game: game.id, seats, us: us / moves, bytes: bytes / moves };
  });
}
