import type { Scenes } from '@masque/ui';
import './contest.ts';

/** The elements of this game's own, by the scene that each draws. */
const scenes: Scenes = { contest: { tag: 'desperate-times-contest' } };

export default scenes;
