import type { SoundName } from '../sound/voices.ts';
import type { Change } from './change.ts';

/** In order of importance: if several things happen at once, only the first is heard. */
const sounds: readonly (readonly [SoundName, (change: Change, big: boolean) => boolean])[] = [
  ['night', (c, big) => c.kind === 'night' && big],
  ['dawn', (c, big) => c.kind === 'dawn' && big],
  // A card shown to the viewer in private turns silently, so that the room does not notice.
  ['reveal', (c, big) => c.kind === 'reveal' && (c.open || big)],
  ['lose', (c) => c.kind === 'lose'],
  ['challenge', (c) => c.kind === 'challenge'],
  ['turn', (c, big) => c.kind === 'told' || (c.kind === 'turn' && (c.open || big))],
  ['claim', (c) => c.kind === 'claim'],
  ['deal', (c) => c.kind === 'deal'],
];

/** The sound for the changes of a table. */
export const heard = (changes: readonly Change[], big: boolean): SoundName | undefined =>
  sounds.find(([, is]) => changes.some((change) => is(change, big)))?.[0];
