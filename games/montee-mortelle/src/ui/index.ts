import type { Scenes } from '@masque/ui';
import '@masque/ui/scenery';
import './duel.ts';
import './offer.ts';
import './proclamation.ts';

/** The game's own elements, by scene. */
const scenes: Scenes = {
  duel: { tag: 'montee-mortelle-duel', whole: 'stage' },
  result: { tag: 'montee-mortelle-duel', whole: true },
  offer: { tag: 'montee-mortelle-offer', whole: true },
  naming: { tag: 'montee-mortelle-proclamation', whole: 'stage' },
  proclamation: { tag: 'montee-mortelle-proclamation', whole: true },
};

export default scenes;
