import { easy } from './easy.ts';
import { normal } from './normal.ts';

/** Who plays when nobody does. */
export const bots = { easy, normal };
