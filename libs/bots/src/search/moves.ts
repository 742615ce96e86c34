import { choicesOf, sample, type Action, type Domain, type Offer, type Random } from '@masque/core';

/** The maximum number of moves of an offer to consider; of an offer with more, a random selection. */
const MAX_MOVES = 24;

/**
 * The moves that some offers allow: all moves of offers with few, a random selection of the others; also `null`, to
 * take none, if nothing waits for an answer.
 *
 * @example
 * const offers = [{ type: 'rob', window: 'w', params: { target: { kind: 'seat', of: [1, 2] } } }];
 * movesOf(offers, random).map((it) => it.params.target); // => [1, 2]
 */
export function movesOf(offers: readonly Offer[], random: Random): (Action | null)[] {
  const moves: (Action | null)[] = offers.flatMap((offer) => instances(offer, random));
  if (offers.every((it) => it.optional)) moves.push(null);
  return moves;
}

/** A key that is equal for equal moves. */
export const textOf = (move: Action | null): string => (move ? `${move.type} ${JSON.stringify(move.params)}` : '');

function instances(offer: Offer, random: Random): Action[] {
  const { type, window } = offer;
  let rows: (readonly [string, unknown])[][] = [[]];
  for (const [name, domain] of Object.entries(offer.params)) {
    const values = valuesOf(domain);
    if (!values || rows.length * values.length > MAX_MOVES) return some(offer, random);
    rows = rows.flatMap((row) => values.map((value) => [...row, [name, value] as const]));
  }
  return rows.map((row) => ({ type, window, params: Object.fromEntries(row) }));
}

function some(offer: Offer, random: Random): Action[] {
  const moves = new Map<string, Action>();
  for (let i = 0; i < MAX_MOVES; i++) {
    const move = sample(offer, random);
    moves.set(textOf(move), move);
  }
  return [...moves.values()];
}

/** All values of a domain; `null` if there are too many to list. */
function valuesOf(domain: Domain): unknown[] | null {
  switch (domain.kind) {
    case 'number':
      return domain.max - domain.min < MAX_MOVES
        ? Array.from({ length: domain.max - domain.min + 1 }, (_, i) => domain.min + i)
        : null;
    case 'subset':
      return domain.of.length <= 8
        ? subsetsOf<unknown>(domain.of).filter(({ length }) => length >= domain.min && length <= domain.max)
        : null;
    case 'order':
    case 'assign':
      return null;
    default:
      return choicesOf(domain);
  }
}

const subsetsOf = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((all, it) => [...all, ...all.map((some) => [...some, it])], [[]]);
