import type { Scenes } from '@masque/ui';
import '@masque/ui/scenery';
import './fallen.ts';
import './village.ts';

/**
 * The game's own elements, by scene. On a phone players are tapped on the table's own ring, except while a card turns.
 */
const scenes: Scenes = {
  village: { tag: 'werewolf-village', whole: true, on: 'stage' },
  fallen: { tag: 'werewolf-fallen', whole: true },
};

export default scenes;
