import type { Line, Recalled, Seat } from '@masque/core';
import { slotName } from '@masque/mechanics';
import type { FaceId } from './cards/print.ts';
import type { State } from './state.ts';

/** A hand as a seat last saw it: before the Selection of that round. */
interface Read {
  readonly round: number;
  readonly cards: ReadonlySet<FaceId>;
}

/**
 * What a seat remembers of the hands that it has passed on: what is in such a hand now, and what has been played from
 * it since, was in it then.
 */
export function recall(log: readonly Line[], { hands, areas, round, selection }: State, me: Seat): Recalled<State> {
  const seats = hands.length;
  /** By the player who had the hand at the deal. */
  const read = new Map<Seat, Read>();
  const lists = log.filter(({ kind }) => kind === 'received').map(facesIn);
  // The last one was seen in this round; tables older than these lines have none for the first round.
  for (const [i, cards] of lists.entries()) {
    const at = round - (lists.length - 1 - i);
    read.set(dealtTo(me, at, seats), { round: at, cards });
  }
  const may = new Map<string, ReadonlySet<FaceId>>();
  for (const [seat, hand] of hands.entries()) {
    const cards = read.get(dealtTo(seat, round, seats))?.cards;
    if (cards) for (const i of hand.keys()) may.set(`hands.${seat}.${i}`, cards);
  }
  // Once cards have been swapped, nobody knows which hand they came from.
  const isMixed = log.some(({ kind }) => kind === 'mystic' || kind === 'swaps');
  const laid = selection ? round - 1 : round;
  for (const [owner, { slots }] of isMixed ? [] : areas.entries()) {
    const dug = log.flatMap(({ kind, args }) => (kind === 'digs' ? [args['slot']] : []));
    // The first slot is dealt; one more is added every round, and those of Miners.
    let at = -1;
    for (let number = 1; at < laid; number++) {
      const id = slotName(owner, number);
      if (dug.includes(id)) continue;
      at++;
      const known = at === 0 ? undefined : read.get(dealtTo(owner, at, seats));
      const place = slots.findIndex((it) => it.id === id);
      if (known && known.round <= at && place >= 0) may.set(`areas.${owner}.slots.${place}.card`, known.cards);
    }
  }
  return { fits: ({ path }, value) => may.get(path.join('.'))?.has(value as FaceId) ?? true };
}

/** The player who was dealt the hand that a seat holds in a round: hands go one seat to the left each time. */
const dealtTo = (seat: Seat, round: number, seats: number): Seat => (((seat - round + 1) % seats) + seats) % seats;

/** The cards in a line that a player has seen. */
const facesIn = ({ args }: Line): ReadonlySet<FaceId> =>
  new Set(
    (args['cards'] as { list: readonly { msg: string }[] }).list.map(({ msg }) => msg.slice(CARD.length) as FaceId),
  );

const CARD = 'card.';
