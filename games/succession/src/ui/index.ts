import type { Scenes } from '@masque/ui';
import './court.ts';
import './crown.ts';

/** The elements of this game's own, by the scene that each draws. */
const scenes: Scenes = {
  court: { tag: 'succession-court' },
  fingers: { tag: 'succession-court', whole: 'phone' },
  crown: { tag: 'succession-crown', whole: true },
};

export default scenes;
