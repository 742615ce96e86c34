import type { OptionGroup, Preset } from '@masque/core';
import type { Options } from './options.ts';

/** The layout of the host's form. */
export const groups: readonly OptionGroup<keyof Options>[] = [
  { id: 'cards', options: ['set', 'roles', 'code', 'mystery', 'reveal'] },
  { id: 'night', options: ['nightMode', 'nightZero', 'skipWaves', 'packTie', 'wolvesMayPass'] },
  {
    id: 'day',
    options: ['trialLimit', 'ballot', 'accusedVotes', 'strictMajority', 'retrySameDay', 'mustLynch', 'stall'],
  },
  {
    id: 'roles',
    options: [
      'warlockKnown',
      'hexWolves',
      'guardStopsPoison',
      'witchSelfHeal',
      'witchBlindAfterHeal',
      'witchSeesHamster',
      'gravedigger',
      'hamsterUsurpsFool',
      'seerKillsHamster',
      'seerSeesHamster',
      'hamsterTurns',
    ],
  },
  { id: 'end', options: ['parity', 'ghostView', 'onLeave'] },
  { id: 'time', options: ['gm', 'pace'] },
];

/** The presets of this game, the simplest first. */
export const presets: readonly Preset<Options>[] = [
  { id: 'first', options: { set: 'beginners', pace: 'relaxed' } },
  { id: 'experts', options: { reveal: false, ballot: 'secret', pace: 'brisk' } },
];
