import { searching } from '@masque/bots';
import { easy } from './easy.ts';
import { normal } from './normal.ts';

/** Searches, assuming that everybody plays like `normal`, and chooses the best result. */
const hard = searching({ model: normal, playouts: 100, depth: 14 });

/** Plays for absent players. */
export const bots = { easy, normal, hard };
