import type { OptionGroup, Preset } from '@masque/core';
import type { Options } from './options.ts';

/** How the host's form is laid out. */
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

/** Ways to play that this game proposes, the simplest first. */
export const presets: readonly Preset<Options>[] = [
  { id: 'first', options: { peek: 30, pace: 'relaxed' } },
  { id: 'experts', options: { tier: '3', pace: 'brisk' } },
];
