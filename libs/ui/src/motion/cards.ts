import type { CardLook } from '@masque/core/table';

/** How one card has changed, identified by its index in a row of cards. */
export interface CardMove {
  readonly kind: 'deal' | 'turn' | 'lose';
  /** Its index now. */
  readonly at: number;
  /** Its index before, for a card that was already here. */
  readonly was?: number;
}

/** Everything that decides how a card moves. All face-down cards are equal, whoever may see their faces. */
const signOf = ({ state, face }: CardLook): string => (state === 'down' ? state : `${state} ${face?.id ?? ''}`);

/** The card that now looks like `card`: the same one at another index, or else one that was face down. */
const sourceOf = (card: CardLook, gone: readonly number[], before: readonly CardLook[]): number | undefined => {
  const open = (i: number) => before[i]?.state !== 'down';
  if (card.state === 'down') return gone.find(open);
  return gone.find((i) => open(i) && before[i]?.face?.id === card.face?.id) ?? gone.find((i) => !open(i)) ?? gone.at(0);
};

/**
 * How the cards of one place move from one look to the next. Cards that only swap places do not move.
 *
 * @example
 * cardMoves([{ state: 'down' }], [{ state: 'lost' }]); // => [expect.objectContaining({ kind: 'lose', at: 0, was: 0 })]
 */
export const cardMoves = (before: readonly CardLook[], after: readonly CardLook[]): readonly CardMove[] => {
  const gone = before.map((_, i) => i);
  const take = (i: number | undefined) => {
    if (i !== undefined) gone.splice(gone.indexOf(i), 1);
    return i;
  };
  const same = (card: CardLook, at: number) =>
    take(
      gone.find((i) => i === at && signOf(before[i] as CardLook) === signOf(card)) ??
        gone.find((i) => signOf(before[i] as CardLook) === signOf(card)),
    );
  const fresh = after.flatMap((card, at) => (same(card, at) === undefined ? [{ card, at }] : []));
  return fresh.map(({ card, at }) => {
    const was = take(sourceOf(card, gone, before));
    if (card.state === 'lost') return { kind: 'lose', at, was };
    return was === undefined ? { kind: 'deal', at } : { kind: 'turn', at, was };
  });
};
