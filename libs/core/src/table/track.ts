import type { IconName } from './icon.ts';
import type { Message } from '../message/message.ts';

/** A space of a track, and what is on it. */
export interface Space<M extends Message = Message> {
  /** `filled`: already used; `now`: the current one; `empty`: still to come. */
  readonly state: 'empty' | 'now' | 'filled';
  /** What it means, or what its result was: "3 go aboard", "sunk". */
  readonly label: M;
  /** game-icons name. */
  readonly icon?: IconName;
  /** A short figure, if there is no picture: how many go aboard. */
  readonly value?: number;
  /** Which side it belongs to, if two sides fill a track: shown by its shape, never by colour alone. */
  readonly tone?: 'for' | 'against';
}

/**
 * A row of spaces that fill up, each with a meaning: crossings, laws, failed elections.
 *
 * @example
 * const laws: Track = {
 *   id: 'laws',
 *   label: 'track.laws',
 *   spaces: [
 *     { state: 'filled', label: 'law.reform', icon: 'scroll-unfurled', tone: 'for' },
 *     { state: 'now', label: 'law.next', value: 2 },
 *     { state: 'empty', label: 'law.last', value: 3 },
 *   ],
 * };
 */
export interface Track<M extends Message = Message> {
  readonly id: string;
  readonly label: M;
  readonly spaces: readonly Space<M>[];
}
