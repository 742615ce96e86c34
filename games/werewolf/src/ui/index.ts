import type { Scenes } from '@masque/ui';
import './fallen.ts';
import './village.ts';

/** The elements of this game's own, by the scene that each draws. On a phone the table's own ring is tapped, but while a card turns. */
const scenes: Scenes = {
  village: { tag: 'werewolf-village', whole: true, on: 'stage' },
  fallen: { tag: 'werewolf-fallen', whole: true },
};

export default scenes;
