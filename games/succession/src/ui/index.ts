import type { Scenes } from '@masque/ui';
import '@masque/ui/scenery';
import './court.ts';
import './crown.ts';

/** The game's own elements, by scene. */
const scenes: Scenes = {
  court: { tag: 'succession-court' },
  fingers: { tag: 'succession-court', whole: 'phone' },
  crown: { tag: 'succession-crown', whole: true },
};

export default scenes;
