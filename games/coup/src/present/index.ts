import {
  isHidden,
  type CardLook,
  type GameStatus,
  type SeatLook,
  type Stat,
  type Table,
  type Viewer,
  type Zone,
} from '@masque/core';
import { back, listed, byPart } from '@masque/mechanics';
import type { Seen } from '../state.ts';
import { accountOf } from './account.ts';
import { askOf } from './ask.ts';
import { faceOf, up } from './cards.ts';
import { openOf } from './open.ts';
import { privateAreaOf } from './private-area.ts';

/** The table, for one viewer. */
export function present(view: Seen, me: Viewer, status: GameStatus): Table {
  const open = openOf(view, status);
  const reserve = view.allegiance ? view.reserve : null;
  const ask = askOf(view, me, open);
  const seats = seatsFor(view, me);
  const zones = zonesOf(view.deck, view.proof, reserve);
  // A phone has no room to repeat what is on its felt.
  const table =
    me >= 0
      ? { ...open.drawn, ask, seats, zones, privateArea: privateAreaOf(view, me) }
      : { ...open.drawn, ask, seats, zones, stats: statsOf(view.lost) };
  return status.outcome ? { ...table, account: accountOf(view) } : table;
}

/**
 * While nobody's cards are visible, all viewers share the seats. A viewer's own lie face down: they are read in the
 * private area.
 */
function seatsFor({ hands, lost, coins, allegiance, todo }: Seen, me: Viewer): readonly SeatLook[] {
  const isClosed = (hand: Seen['hands'][number], seat: number): boolean =>
    (seat === me && todo[0] !== 'over') || hand.every(isHidden);
  if (hands.every(isClosed)) {
    // The sizes of all hands as one number, for comparison.
    const held = hands.reduce((all, hand) => all * (MAX_CARDS + 1) + hand.length, 0);
    return closedSeats(coins, lost, allegiance, held);
  }
  return hands.map((hand, seat) =>
    seatOf(lost[seat]!, seat, coins[seat]!, hand.length, isClosed(hand, seat) ? null : hand, allegiance?.[seat]),
  );
}

/** No hand has more cards than this. */
const MAX_CARDS = 7;

/** `held`: the sizes of the hands, as digits. */
const closedSeats = byPart(
  (coins: Seen['coins'], lost: Seen['lost'], allegiance: Seen['allegiance'], held: number): SeatLook[] =>
    lost.map((gone, seat) => {
      const cards = Math.floor(held / (MAX_CARDS + 1) ** (lost.length - 1 - seat)) % (MAX_CARDS + 1);
      return seatOf(gone, seat, coins[seat]!, cards, null, allegiance?.[seat]);
    }),
);

/** `faces`: the visible cards of the hand; `null`: all of them are face down. */
const seatOf = byPart(
  (
    lost: Seen['lost'][number],
    seat: number,
    coins: number,
    held: number,
    faces: Seen['hands'][number] | null,
    allegiance: 'loyalist' | 'reformist' | undefined,
  ): SeatLook => ({
    seat,
    counters: [{ icon: 'two-coins', n: coins, label: 'counter.coins' }],
    cards: [
      ...(faces ? faces.map(up) : Array<CardLook>(held).fill(back)),
      ...lost.map((character): CardLook => ({ state: 'lost', face: faceOf(character) })),
    ],
    ...(held === 0 && { state: 'out', note: 'note.out' }),
    ...(allegiance && {
      badges: [{ icon: allegiance === 'loyalist' ? 'heraldic-sun' : 'evil-moon', label: `allegiance.${allegiance}` }],
    }),
  }),
);

/** `reserve`: the coins of the Treasury Reserve, if the game has one. */
const zonesOf = byPart((deck: Seen['deck'], proof: Seen['proof'], reserve: number | null): Zone[] =>
  listed(
    proof && proofOf(proof),
    {
      id: 'court',
      label: 'zone.court',
      cards: deck.slice(0, 3).map(() => back),
      counter: { icon: 'card-draw', n: deck.length, label: 'counter.cards' },
    },
    reserve !== null && {
      id: 'reserve',
      label: 'zone.reserve',
      counter: { icon: 'two-coins', n: reserve, label: 'counter.coins' },
    },
  ),
);

const proofOf = ({ by, card }: NonNullable<Seen['proof']>): Zone => ({
  id: 'proof',
  label: { key: 'zone.proof', args: { who: { seat: by } } },
  cards: [{ state: 'proven', face: faceOf(card) }],
});

const statsOf = byPart((lost: Seen['lost']): Stat[] => [
  { icon: 'tombstone', label: 'stat.lost', value: lost.flat().length },
]);
