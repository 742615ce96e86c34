import type { OptionGroup, Preset } from '@masque/core';
import type { Options } from './options.ts';

/** How the host's form is laid out. */
export const groups: readonly OptionGroup<keyof Options>[] = [
  { id: 'objects', options: ['objectSet', 'extras', 'openingVisible'] },
  { id: 'start', options: ['firstSeat', 'startsAt'] },
  { id: 'rules', options: ['diplomat', 'afterWindow', 'duelistBonus', 'doctorOnTie', 'naming', 'reveal'] },
  { id: 'memory', options: ['memoryAid'] },
  { id: 'time', options: ['pace', 'fixedWindows', 'stalemateRounds', 'roundCap'] },
];

/** Ways to play that this game proposes, the simplest first. */
export const presets: readonly Preset<Options>[] = [
  { id: 'first', options: { objectSet: 'firstTrip', pace: 'relaxed' } },
  { id: 'experts', options: { naming: 'exact', memoryAid: false, pace: 'brisk' } },
];
