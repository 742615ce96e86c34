import { searching } from '@masque/bots';
import { easy } from './easy.ts';
import { normal } from './normal.ts';

/** Plays on in its head, with everybody like `normal`, and does what came out best. */
const hard = searching({ model: normal, playouts: 100, depth: 14 });

/** Who plays when nobody does. */
export const bots = { easy, normal, hard };
