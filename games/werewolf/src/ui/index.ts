import type { Scenes } from '@masque/ui';
import './village.ts';

/** The elements of this game's own, by the scene that each draws. On a phone the table's own ring is tapped. */
const scenes: Scenes = { village: { tag: 'werewolf-village', whole: true, on: 'stage' } };

export default scenes;
