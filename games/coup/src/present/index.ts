import {
  type CardLook,
  type GameStatus,
  type SeatLook,
  type Stat,
  type Table,
  type View,
  type Viewer,
  type Zone,
} from '@masque/core';
import { back, listed, byPart } from '@masque/mechanics';
import type { State } from '../state.ts';
import { accountOf } from './account.ts';
import { faceOf, up } from './cards.ts';
import { focusOf } from './focus.ts';
import { privateAreaOf } from './private-area.ts';
import { revealOf } from './reveal.ts';
import { aimOf, askOf, claimOf, lightOf } from './talk.ts';

type Seen = View<State>;

/** What lies on the table, for one viewer. */
export function present(view: Seen, me: Viewer, status: GameStatus): Table {
  const claim = claimOf(view);
  const reveal = revealOf(view);
  const focus = status.outcome ? undefined : focusOf(view);
  const aim = aimOf(view);
  const account = status.outcome ? accountOf(view) : undefined;
  return {
    title: { key: 'title.round', args: { n: view.round } },
    active: status.outcome ? status.outcome.winners : lightOf(view),
    ...(focus && { focus }),
    ...(claim && !status.outcome && !reveal && { claim }),
    ask: askOf(view, me, status),
    seats: view.hands.map((hand, seat) => {
      const closed = seat === me && view.todo[0] !== 'over';
      return seatOf(hand, view.lost[seat]!, seat, view.coins[seat]!, view.allegiance?.[seat], closed);
    }),
    zones: zonesOf(view.deck, view.proof, view.allegiance ? view.reserve : null),
    ...(me >= 0 && { privateArea: privateAreaOf(view, me) }),
    // Nobody is waited for while all look.
    ...(status.timer && !reveal && { timer: status.timer }),
    ...(view.window && view.options.window === 'sealed' && { sealed: true }),
    ...(aim && !reveal && { arrows: [{ ...aim, label: 'arrow.against' }] }),
    ...(reveal && { scene: { kind: 'reveal', data: reveal } }),
    // A phone has no room to say twice what lies on its felt.
    ...(me < 0 && { stats: statsOf(view) }),
    ...(account && { account }),
  };
}

/** `closed`: one's own cards lie face down here too: one's hand is read in the private area alone. */
const seatOf = byPart(
  (
    hand: Seen['hands'][number],
    lost: Seen['lost'][number],
    seat: number,
    coins: number,
    allegiance: 'loyalist' | 'reformist' | undefined,
    closed: boolean,
  ): SeatLook => ({
    seat,
    counters: [{ icon: 'two-coins', n: coins, label: 'counter.coins' }],
    cards: [
      ...hand.map((card) => (closed ? back : up(card))),
      ...lost.map((character): CardLook => ({ state: 'lost', face: faceOf(character) })),
    ],
    ...(hand.length === 0 && { state: 'out', note: 'note.out' }),
    ...(allegiance && {
      badges: [{ icon: allegiance === 'loyalist' ? 'heraldic-sun' : 'evil-moon', label: `allegiance.${allegiance}` }],
    }),
  }),
);

/** `reserve`: the coins of the treasury reserve, where the game has one. */
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

const statsOf = (view: Seen): Stat[] =>
  listed(
    { icon: 'card-draw', label: 'zone.court', value: view.deck.length },
    { icon: 'tombstone', label: 'stat.lost', value: view.lost.flat().length },
    view.allegiance && { icon: 'two-coins', label: 'zone.reserve', value: view.reserve },
  );
