import { whyBarred, type Action, type Offer, type ParamsOf, type Random, type Seat } from '@masque/core';

/** The arguments to take an offer: none, if it has no parameters. */
type OfferArgs<O extends Offer> = O extends Offer
  ? string extends O['type']
    ? [params?: object]
    : keyof ParamsOf<O> extends never
      ? []
      : [params: ParamsOf<O>]
  : never;

/** The offer of this type among those of a game; any offer, if they are not known. */
type OfferOfType<O extends Offer, T> = string extends O['type'] ? O : Extract<O, { readonly type: T }>;

/** One of the values that a parameter may have. */
type ValueIn<V> = V extends readonly (readonly [unknown, infer X])[]
  ? X
  : V extends readonly (infer E)[]
    ? E
    : Exclude<V, null>;

/**
 * Takes an offer with these parameters. For a bot with typed actions (`Bot<State, Acts>`), they are checked.
 *
 * @example
 * const offers: Offer[] = [{ type: 'coup', window: 'action#1', params: { target: { kind: 'seat', of: [1, 3] } } }];
 * const coup = offerOf({ offers }, 'coup')!;
 * const coins = [2, 5, 0, 7];
 * take(coup, { target: best(targets(coup), (seat) => coins[seat]!, random) }).params; // => { target: 3 }
 */
export const take = <O extends Offer>({ type, window }: O, ...[params]: OfferArgs<O>): Action => ({
  type,
  window,
  params: (params ?? {}) as Action['params'],
});

/**
 * The open offer of an action, if there is one.
 *
 * @example
 * const offers: Offer[] = [{ type: 'tax', window: 'turn#1', params: {}, closed: 'offer.tax.closed' }];
 * offerOf({ offers }, 'tax'); // => undefined
 */
export const offerOf = <O extends Offer, T extends O['type']>(
  { offers }: { readonly offers: readonly O[] },
  type: T,
): OfferOfType<O, T> | undefined =>
  offers.find((it) => it.type === type && it.closed === undefined) as OfferOfType<O, T> | undefined;

/**
 * The values that a parameter of an offer may have, without `null`; none if the offer has no such parameter.
 *
 * @example
 * const offer: Offer = { type: 'bid', window: 'w', params: { card: { kind: 'card', of: ['A1', 'A2'], none: 'bid.none' } } };
 * valuesOf(offer, 'card'); // => ['A1', 'A2']
 * valuesOf(offer, 'seat'); // => []
 */
export function valuesOf<O extends Offer, N extends keyof ParamsOf<O> & string>(
  offer: O,
  name: N,
): ValueIn<ParamsOf<O>[N]>[];
export function valuesOf<V>(offer: Offer, name: string): V[];
export function valuesOf<V>({ params }: Offer, name: string): V[] {
  const domain = params[name];
  return domain && 'of' in domain ? (domain.of.filter((it) => whyBarred(domain, it) === undefined) as V[]) : [];
}

/**
 * The seats that an offer may target.
 *
 * @example
 * targets({ type: 'coup', window: 'w', params: { target: { kind: 'seat', of: [1, 3] } } }); // => [1, 3]
 */
export const targets = (offer: Offer, name = 'target'): Seat[] => valuesOf<Seat>(offer, name);

/**
 * The element with the highest score; a random one if several are equal, so that no seat is favoured.
 *
 * @param min elements that do not score more than this do not count
 *
 * @example
 * best(['duke', 'contessa'], (it) => it.length, random); // => 'contessa'
 * best([1, 2], (n) => n, random, 2); // => undefined
 */
export function best<T>(list: readonly T[], score: (it: T) => number, random: Random, min = -Infinity): T | undefined {
  let top: T[] = [];
  let max = min;
  for (const it of list) {
    const points = score(it);
    if (points > max) [top, max] = [[it], points];
    else if (points === max && points > min) top.push(it);
  }
  return top.length === 0 ? undefined : random.pick(top);
}

/**
 * A random element, with a probability proportional to its weight; `undefined` if none has a weight above 0.
 *
 * @example
 * weighted(['tax', 'income'], (it) => (it === 'tax' ? 3 : 0), random); // => 'tax'
 * weighted(['tax'], () => 0, random); // => undefined
 */
export function weighted<T>(list: readonly T[], weight: (it: T) => number, random: Random): T | undefined {
  const heavy = list.filter((it) => weight(it) > 0);
  let drawn = (random.below(GRAIN) / GRAIN) * heavy.reduce((sum, it) => sum + weight(it), 0);
  return heavy.find((it) => (drawn -= weight(it)) < 0) ?? heavy.at(-1);
}

const GRAIN = 1 << 20;
