import { masks, sameName, type Mask } from '@masque/protocol';
import type { StoredSeat } from '../data.ts';

/** A mask that nobody at the table wears: the requested one if it is free. */
export function freeMask(places: readonly StoredSeat[], wish?: Mask): Mask {
  const worn = new Set(places.map((it) => it.mask));
  return wish !== undefined && !worn.has(wish) ? wish : masks.find((it) => !worn.has(it))!;
}

/** Names of bots, in order. They are stock characters, whose names are the same in every language. */
const NAMES = [
  'Colombine', 'Pierrot', 'Scaramouche', 'Pantalon', 'Isabella', 'Brighella', 'Zerbinetta', 'Capitan', 'Leandro',
  'Smeraldina', 'Truffaldin', 'Fiorella', 'Mezzetin', 'Ruzzante', 'Coviello', 'Flavio', 'Silvia', 'Gianduja',
  'Stenterello', 'Beltrame',
]; // prettier-ignore

/** A bot name that nobody at the table has. */
export function botName(places: readonly StoredSeat[]): string {
  for (let round = 1; ; round++) {
    for (const name of NAMES) {
      const full = round === 1 ? name : `${name} ${round}`;
      if (!places.some((it) => sameName(it.name, full))) return full;
    }
  }
}
