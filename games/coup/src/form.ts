import type { OptionGroup, Preset } from '@masque/core';
import type { Options } from './options.ts';

/** The layout of the host's form. */
export const groups: readonly OptionGroup<keyof Options>[] = [
  { id: 'answers', options: ['window', 'fastWindows', 'fixedWindows', 'autoProve', 'blockAfterOwnChallenge'] },
  { id: 'cards', options: ['inquisitor', 'reformation', 'examineFaction', 'embezzleProof', 'duelDraft', 'stealZero'] },
  { id: 'out', options: ['ghostView'] },
  { id: 'time', options: ['pace', 'turnCap'] },
];

/** The presets of this game, the simplest first. */
export const presets: readonly Preset<Options>[] = [
  { id: 'first', options: { pace: 'relaxed', ghostView: true } },
  { id: 'experts', options: { inquisitor: true, fixedWindows: true, pace: 'brisk' } },
];
