import type { Scenes } from '@masque/ui';
import './contest.ts';

/** The game's own elements, by scene. */
const scenes: Scenes = { contest: { tag: 'desperate-times-contest' } };

export default scenes;
