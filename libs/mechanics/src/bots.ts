import { whyBarred, type Action, type BotObservation, type Offer, type Random, type Seat } from '@masque/core';

/**
 * Takes an offer with these parameters.
 *
 * @example
 * const offers: Offer[] = [{ type: 'coup', window: 'action#1', params: { target: { kind: 'seat', of: [1, 3] } } }];
 * const coup = offerOf({ offers }, 'coup')!;
 * const coins = [2, 5, 0, 7];
 * take(coup, { target: best(targets(coup), (seat) => coins[seat]!, random) }).params; // => { target: 3 }
 */
export const take = ({ type, window }: Offer, params: object = {}): Action => ({
  type,
  window,
  params: params as Action['params'],
});

/** The open offer of an action, if there is one. */
export const offerOf = ({ offers }: Pick<BotObservation<unknown>, 'offers'>, type: string): Offer | undefined =>
  offers.find((it) => it.type === type && it.closed === undefined);

/** The values that a parameter of an offer may take, `null` left out; none if the offer has no such parameter. */
export function valuesOf<V>({ params }: Offer, name: string): V[] {
  const domain = params[name];
  return domain && 'of' in domain ? (domain.of.filter((it) => whyBarred(domain, it) === undefined) as V[]) : [];
}

/** The seats that an offer may be aimed at. */
export const targets = (offer: Offer, name = 'target'): Seat[] => valuesOf<Seat>(offer, name);

/**
 * The element with the highest score; of equals, one by chance, so that no seat is favoured.
 *
 * @param least elements that do not score more than this do not count
 */
export function best<T>(
  list: readonly T[],
  score: (it: T) => number,
  random: Random,
  least = -Infinity,
): T | undefined {
  let top: T[] = [];
  let most = least;
  for (const it of list) {
    const points = score(it);
    if (points > most) [top, most] = [[it], points];
    else if (points === most && points > least) top.push(it);
  }
  return top.length === 0 ? undefined : random.pick(top);
}

/** An element by chance, each as likely as its weight says; `undefined` if none has a weight above 0. */
export function weighted<T>(list: readonly T[], weight: (it: T) => number, random: Random): T | undefined {
  const heavy = list.filter((it) => weight(it) > 0);
  let drawn = (random.below(GRAIN) / GRAIN) * heavy.reduce((sum, it) => sum + weight(it), 0);
  return heavy.find((it) => (drawn -= weight(it)) < 0) ?? heavy.at(-1);
}

const GRAIN = 1 << 20;
