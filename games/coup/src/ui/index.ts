import type { Scenes } from '@masque/ui';
import './reveal.ts';

/** The elements of this game's own, by the scene that each draws. */
const scenes: Scenes = { reveal: { tag: 'coup-reveal', whole: true } };

export default scenes;
