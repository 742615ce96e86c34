import type { Scenes } from '@masque/ui';

/** Elements that games bring for their own scenes, loaded when needed: the one place of the app that knows games by name. */
export const elements: Readonly<Record<string, () => Promise<{ readonly default: Scenes }>>> = {
  'desperate-times': () => import('@masque/game-desperate-times/ui'),
  'montee-mortelle': () => import('@masque/game-montee-mortelle/ui'),
  succession: () => import('@masque/game-succession/ui'),
  werewolf: () => import('@masque/game-werewolf/ui'),
};
