import { declassify, isHidden, type Line, type Recalled, type Seat, type SeenTogether } from '@masque/core';
import { slotName, type Card } from '@masque/mechanics';
import type { FaceId } from './cards/print.ts';
import type { State } from './state.ts';

/** A hand as a seat last saw it: before the Selection of that round. */
interface Read {
  readonly round: number;
  readonly cards: readonly FaceId[];
}

/** From which hand a Supporter was played, named by the player who was dealt it, and in which round. */
interface Origin {
  readonly hand: Seat;
  readonly round: number;
}

/**
 * What a seat remembers of the hands that it has passed on: what is in such a hand now, and what has been played from
 * it since, was in it then.
 */
export function recall(log: readonly Line[], { hands, areas, round, selection }: State, me: Seat): Recalled<State> {
  const seats = hands.length;
  const read = new Map<Seat, Read>();
  const lists = log.filter(({ kind }) => kind === 'received').map(facesIn);
  // The last one was seen in this round; tables older than these lines have none for the first round.
  for (const [i, cards] of lists.entries()) {
    const at = round - (lists.length - 1 - i);
    read.set(dealtTo(me, at, seats), { round: at, cards });
  }
  const { from, gone } = traced(log, areas, selection ? round - 1 : round);
  const together = [...read].map(([hand, { round: since, cards }]): SeenTogether => {
    const isOfIt = (it: Origin | undefined): boolean => it?.hand === hand && it.round >= since;
    const played = areas.flatMap(({ slots }, owner) =>
      slots.flatMap(({ id, card }, i) =>
        isOfIt(from.get(id)) ? [{ path: `areas.${owner}.slots.${i}.card`, face: seen(card) }] : [],
      ),
    );
    const holder = (hand + round - 1) % seats;
    const held = hands[holder]!.map((card, i) => ({ path: `hands.${holder}.${i}`, face: seen(card) }));
    const places = [...held, ...played];
    const elsewhere = [...gone.filter(isOfIt), ...places].map(({ face }) => face);
    const left = [...cards];
    for (const face of elsewhere) if (face !== undefined && left.includes(face)) left.splice(left.indexOf(face), 1);
    return { places: new Set(places.map(({ path }) => path)), values: left };
  });
  return { together };
}

/**
 * Where the Supporters come from that have been laid down since a Mystic last shuffled them, by their slots; and those of
 * them that have been discarded.
 *
 * @param laid rounds in which all have laid down a card
 */
function traced(log: readonly Line[], areas: State['areas'], laid: number) {
  const since = log.slice(log.findLastIndex(({ kind }) => kind === 'mystic') + 1);
  const from = new Map<string, Origin>();
  const gone: (Origin & { readonly face: FaceId })[] = [];
  // Slots are numbered in the order in which they are made, the last ones since then.
  const isLaid = (owner: Seat, { kind, args }: Line): boolean =>
    kind === 'placed' || (kind === 'digs' && (args['who'] as { seat: Seat }).seat === owner);
  const numbers = areas.map(({ laid }, owner) => laid - since.filter((it) => isLaid(owner, it)).length);
  let round = laid - since.filter(({ kind }) => kind === 'placed').length;
  for (const line of since) {
    const { kind, args } = line;
    if (kind === 'placed') round++;
    for (const owner of areas.keys()) {
      if (!isLaid(owner, line)) continue;
      numbers[owner]!++;
      if (kind === 'placed')
        from.set(slotName(owner, numbers[owner]!), { hand: dealtTo(owner, round, areas.length), round });
    }
    if (kind === 'swaps') {
      const [give, take] = [String(args['give']), String(args['take'])];
      const [given, taken] = [from.get(give), from.get(take)];
      for (const [slot, origin] of [
        [give, taken],
        [take, given],
      ] as const)
        if (origin) from.set(slot, origin);
        else from.delete(slot);
    }
    const origin = kind === 'discards' ? from.get(String(args['slot'])) : undefined;
    if (origin) gone.push({ ...origin, face: faceIn(args['card']) });
  }
  return { from, gone };
}

/** The player who was dealt the hand that a seat holds in a round: hands go one seat to the left each time. */
const dealtTo = (seat: Seat, round: number, seats: number): Seat => (((seat - round + 1) % seats) + seats) % seats;

const seen = (card: Card<FaceId>): FaceId | undefined => {
  const face: unknown = declassify(card);
  return isHidden(face) ? undefined : (face as FaceId);
};

/** The cards in a line that a player has seen. */
const facesIn = ({ args }: Line): FaceId[] => (args['cards'] as { list: readonly unknown[] }).list.map(faceIn);

const faceIn = (card: unknown): FaceId => (card as { readonly msg: string }).msg.slice(CARD.length);

const CARD = 'card.';
