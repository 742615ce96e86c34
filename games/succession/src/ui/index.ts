import type { Scenes } from '@masque/ui';
import './court.ts';

/** The elements of this game's own, by the scene that each draws. */
const scenes: Scenes = { court: { tag: 'succession-court' } };

export default scenes;
