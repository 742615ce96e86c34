import { masks, type Mask } from '@masque/protocol';
import unhomoglyph from 'unhomoglyph';
import type { Place } from './data.ts';

/** Can two names not be told from each other, read aloud or seen? Case, accents and look-alike letters do not count. */
export function sameName(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  const [one, other] = [bare(a), bare(b)];
  // Letters look alike in one case alone: Greek Ν is a Latin N, ν is a v.
  return looks(one) === looks(other) || looks(one.toLowerCase()) === looks(other.toLowerCase());
}

/** Without accents. Vowel signs, as in Hindi, are not accents. */
const bare = (name: string): string => name.normalize('NFKD').replace(/\p{Script=Inherited}/gu, '');

const looks = (name: string): string => unhomoglyph(name).toLowerCase();

/** A mask that nobody at the table wears: the one wished for if it is free. */
export function freeMask(places: readonly Place[], wish?: Mask): Mask {
  const worn = new Set(places.map((it) => it.mask));
  return wish !== undefined && !worn.has(wish) ? wish : masks.find((it) => !worn.has(it))!;
}

/** Names of bots, in order: those of stock characters, which are the same in every language. */
const NAMES = [
  'Colombine', 'Pierrot', 'Scaramouche', 'Pantalon', 'Isabella', 'Brighella', 'Zerbinetta', 'Capitan', 'Leandro',
  'Smeraldina', 'Truffaldin', 'Fiorella', 'Mezzetin', 'Ruzzante', 'Coviello', 'Flavio', 'Silvia', 'Gianduja',
  'Stenterello', 'Beltrame',
]; // prettier-ignore

/** A name for a bot that nobody at the table has. */
export function botName(places: readonly Place[]): string {
  for (let round = 1; ; round++) {
    for (const name of NAMES) {
      const full = round === 1 ? name : `${name} ${round}`;
      if (!places.some((it) => sameName(it.name, full))) return full;
    }
  }
}
