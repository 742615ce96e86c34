import { type Play, checkNumberOf } from '@masque/protocol';

/** The check number: eight digits over the deal of a game, the same on all screens of the room. */
export const numberOf = ({ commitment, entropy }: Pick<Play, 'commitment' | 'entropy'>): string =>
  checkNumberOf(commitment, entropy ?? []);
