import type { OptionGroup, Preset } from '@masque/core';
import type { Options } from './options.ts';

/** The layout of the host's form. */
export const groups: readonly OptionGroup<keyof Options>[] = [
  { id: 'objects', options: ['objectSet', 'extras', 'openingVisible'] },
  { id: 'start', options: ['firstSeat', 'startsAt'] },
  { id: 'rules', options: ['diplomat', 'afterWindow', 'duelistBonus', 'doctorOnTie', 'naming', 'reveal'] },
  { id: 'memory', options: ['memoryAid'] },
  { id: 'time', options: ['pace', 'fixedWindows', 'stalemateRounds', 'roundCap'] },
];

/** The presets of this game, the simplest first. */
export const presets: readonly Preset<Options>[] = [
  { id: 'first', options: { objectSet: 'firstTrip', pace: 'relaxed' } },
  { id: 'experts', options: { naming: 'exact', memoryAid: false, pace: 'brisk' } },
];
