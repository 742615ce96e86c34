import type { OptionGroup, Preset } from '@masque/core';
import type { Options } from './options.ts';

/** The layout of the host's form. */
export const groups: readonly OptionGroup<keyof Options>[] = [
  { id: 'rules', options: ['tier', 'roles', 'deck', 'oddN', 'tier2At8', 'literalTier3'] },
  { id: 'time', options: ['song', 'peek', 'pace', 'maxTribunals'] },
  { id: 'court', options: ['minFingers', 'witnessPenalty', 'accuse', 'strikes', 'brigandTotal', 'badgePower'] },
  {
    id: 'surprises',
    options: ['surpriseWindow', 'surpriseFrom', 'guardDiesFor', 'guardSavesSelf', 'divineShown', 'poisonedHeir'],
  },
  { id: 'roles', options: ['wizardFaction', 'virginReturns', 'healerCures', 'diplomatShown', 'deathShowsRole'] },
];

/** The presets of this game, the simplest first. */
export const presets: readonly Preset<Options>[] = [
  { id: 'first', options: { peek: 30, pace: 'relaxed' } },
  { id: 'experts', options: { tier: '3', pace: 'brisk' } },
];
