import type { OptionGroup, Preset } from '@masque/core';
import type { Options } from './options.ts';

/** How the host's form is laid out. */
export const groups: readonly OptionGroup<keyof Options>[] = [
  { id: 'answers', options: ['window', 'fastWindows', 'fixedWindows', 'autoProve', 'blockAfterOwnChallenge'] },
  { id: 'cards', options: ['inquisitor', 'reformation', 'examineFaction', 'embezzleProof', 'duelDraft', 'stealZero'] },
  { id: 'out', options: ['ghostView'] },
  { id: 'time', options: ['pace', 'turnCap'] },
];

/** Ways to play that this game proposes, the simplest first. */
export const presets: readonly Preset<Options>[] = [
  { id: 'first', options: { pace: 'relaxed', ghostView: true } },
  { id: 'experts', options: { inquisitor: true, fixedWindows: true, pace: 'brisk' } },
];
