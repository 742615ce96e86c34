import type { Preset } from '@masque/core';
import type { Options } from './state.ts';

/** The presets of this game, the simplest first. */
export const presets: readonly Preset<Options>[] = [
  { id: 'first', options: { lookout: false, pace: 'relaxed' } },
  { id: 'experts', options: { pace: 'brisk' } },
];
