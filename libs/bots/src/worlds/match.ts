import type { Random } from '@masque/core';

/**
 * Puts values into places at random, each where it is allowed (by default anywhere): every possible arrangement can
 * come out. Values may be left over; returns `null` if some place stays empty.
 *
 * Kuhn's augmenting paths, with places and values in random order.
 *
 * @example
 * match(2, ['duke', 'page'], (place, value) => place === 0 || value === 'duke', random); // => ['page', 'duke']
 */
export function match<V>(
  places: number,
  values: readonly V[],
  fits: ((place: number, value: V) => boolean) | undefined,
  random: Random,
): V[] | null {
  if (places > values.length) return null;
  const shuffled = random.shuffle(values);
  if (!fits) return shuffled.slice(0, places);
  /** The place of each value. */
  const taken = Array<number | undefined>(values.length);
  const seat = (place: number, tried: boolean[]): boolean => {
    for (const [i, value] of shuffled.entries()) {
      if (tried[i] || !fits(place, value)) continue;
      tried[i] = true;
      const other = taken[i];
      if (other !== undefined && !seat(other, tried)) continue;
      taken[i] = place;
      return true;
    }
    return false;
  };
  for (const place of random.shuffle([...Array(places).keys()])) if (!seat(place, [])) return null;
  const out = Array<V>(places);
  for (const [i, place] of taken.entries()) if (place !== undefined) out[place] = shuffled[i]!;
  return out;
}
