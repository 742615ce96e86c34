import type { IconName } from './icon.ts';
import type { Message } from '../message/message.ts';

/** A place of a track, and what stands there. */
export interface Space<M extends Message = Message> {
  /** `filled`: something has come to it; `now`: it is about this one; `empty`: it is still to come. */
  readonly state: 'empty' | 'now' | 'filled';
  /** What it means, or what has come of it: "3 go aboard", "sunk". */
  readonly label: M;
  /** game-icons name. */
  readonly icon?: IconName;
  /** A short figure, where there is no picture: how many go aboard. */
  readonly value?: number;
  /** Whose it is, where a track is filled by two: told by its shape, never by colour alone. */
  readonly tone?: 'for' | 'against';
}

/**
 * A row of places that fill up, each with a meaning: crossings, laws, failed elections.
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
