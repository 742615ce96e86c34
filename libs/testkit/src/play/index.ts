export { doingsOf, Feuds, noFeud, type Doings, type Feud } from './feuds.ts';
export type { PersonPace, TimeRange } from './people.ts';
export { playFirstGame, type FirstGameOptions, type FirstGamePlayed } from './newcomer.ts';
export {
  absent,
  levelsOf,
  nextDeadline,
  players,
  defaultLevel,
  type Decision,
  type Level,
  type Players,
  type PlayersOptions,
} from './players.ts';
export {
  playOut,
  RefusedInput,
  startFor,
  type Termination,
  type Played,
  type PlayedOut,
  type PlayOutOptions,
} from './play-out.ts';
export type { Figure, Statistics } from './statistics.ts';
