import type { Scenes } from '@masque/ui';
import '@masque/ui/scenery';
import './reveal.ts';

/** The game's own elements, by scene. */
const scenes: Scenes = { reveal: { tag: 'coup-reveal', whole: true } };

export default scenes;
