import type { Scenes } from '@masque/ui';
import '@masque/ui/scenery';
import './contest.ts';

/** The game's own elements, by scene. */
const scenes: Scenes = { contest: { tag: 'desperate-times-contest', whole: true } };

export default scenes;
