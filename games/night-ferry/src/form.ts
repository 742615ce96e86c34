import type { Preset } from '@masque/core';
import type { Options } from './state.ts';

/** Ways to play that this game proposes, the simplest first. */
export const presets: readonly Preset<Options>[] = [
  { id: 'first', options: { lookout: false, pace: 'relaxed' } },
  { id: 'experts', options: { pace: 'brisk' } },
];
