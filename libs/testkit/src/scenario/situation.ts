import { randomFor, start, type Actions, type AnyGame, type RandomSource, type Game } from '@masque/core';
import { startFor, type PlayOutOptions } from '../play/play-out.ts';
import { ScenarioPlay } from './play.ts';

/**
 * A position of a game, from which a test plays by hand: for tests of a single rule.
 *
 * @param position the state to begin with, made from the one that was dealt
 * @param randomSource what draws; `unshuffled` leaves shuffled cards in their order
 *
 * @example
 * const play = situation(game, { seats: 3 }, (dealt) => ({ ...dealt, turn: 2 }));
 * play.act(2, 'boast', { value: 6 });
 * play.phase; // => 'belief'
 */
export function situation<State extends object, A extends Actions, Options extends object>(
  game: Game<State, A, Options>,
  table: Pick<PlayOutOptions, 'seats' | 'options' | 'seed'>,
  position: (dealt: State) => State = (dealt) => dealt,
  randomSource: RandomSource = randomFor,
): ScenarioPlay<State> {
  const plain: AnyGame = game;
  const placed: Game<State, A, Options> = { ...game, setup: (dealing) => position(game.setup(dealing)) };
  return new ScenarioPlay(start(placed, startFor(plain, table), randomSource), randomSource);
}
