import type { Scenes } from '@masque/ui';
import './court.ts';
import './crown.ts';

/** The elements of this game's own, by the scene that each draws. */
const scenes: Scenes = {
  court: { tag: 'succession-court' },
  crown: { tag: 'succession-crown', whole: 'stage' },
};

export default scenes;
