import type { OptionGroup, Preset } from '@masque/core';
import type { Options } from './options.ts';

/** The layout of the host's form. */
export const groups: readonly OptionGroup<keyof Options>[] = [
  { id: 'start', options: ['firstSpeaker', 'speaker', 'supply'] },
  { id: 'contests', options: ['contestTie', 'villagersContest', 'allowPass', 'tiebreak'] },
  { id: 'abilities', options: ['abilities', 'mysticBribes', 'lostBribes', 'mysticRemainder'] },
  { id: 'memory', options: ['memoryAid'] },
  { id: 'time', options: ['pace', 'selectSeconds', 'endorseSeconds', 'abilitySeconds'] },
];

/** The presets of this game, the simplest first. */
export const presets: readonly Preset<Options>[] = [
  { id: 'first', options: { abilities: 'mystic_only', pace: 'relaxed' } },
  { id: 'experts', options: { memoryAid: false, pace: 'brisk' } },
];
