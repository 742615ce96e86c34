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
import { back } from '@masque/mechanics';
import { lives } from '../rules/legal.ts';
import type { State } from '../state.ts';
import { accountOf } from './account.ts';
import { faceOf, up } from './cards.ts';
import { focusOf } from './focus.ts';
import { pocketOf } from './pocket.ts';
import { askOf, claimOf, lightOf } from './talk.ts';

type Seen = View<State>;

/** What lies on the table, for one viewer. */
export function present(view: Seen, me: Viewer, status: GameStatus): Table {
  const claim = claimOf(view);
  const focus = status.outcome ? undefined : focusOf(view);
  const account = status.outcome ? accountOf(view) : undefined;
  return {
    title: { key: 'title.round', args: { n: view.round } },
    active: status.outcome ? status.outcome.winners : lightOf(view),
    ...(focus && { focus }),
    ...(claim && !status.outcome && { claim }),
    ask: askOf(view, me, status),
    seats: view.hands.map((_, seat) => seatOf(view, seat, me)),
    zones: zonesOf(view),
    ...(me >= 0 && { privateArea: pocketOf(view, me) }),
    ...(status.timer && { timer: status.timer }),
    ...(view.window && view.options.window === 'sealed' && { sealed: true }),
    ...(claim?.on !== undefined && { arrows: [{ from: claim.by, to: claim.on, label: 'arrow.against' }] }),
    // A phone has no room to say twice what lies on its felt.
    ...(me < 0 && { stats: statsOf(view) }),
    ...(account && { account }),
  };
}

function seatOf(view: Seen, seat: number, me: Viewer): SeatLook {
  const allegiance = view.allegiance?.[seat];
  const out = !lives(view, seat);
  const lost = view.lost[seat]!.map((character): CardLook => ({ state: 'lost', face: faceOf(character) }));
  return {
    seat,
    counters: [{ icon: 'two-coins', n: view.coins[seat]!, label: 'counter.coins' }],
    // Own cards lie face down here too: one's hand is read in the pocket alone.
    cards: [...view.hands[seat]!.map((card) => (seat === me && view.todo[0] !== 'over' ? back : up(card))), ...lost],
    ...(out && { state: 'out', note: 'note.out' }),
    ...(allegiance && {
      badges: [{ icon: allegiance === 'loyalist' ? 'heraldic-sun' : 'evil-moon', label: `allegiance.${allegiance}` }],
    }),
  };
}

function zonesOf(view: Seen): Zone[] {
  const deck: Zone = {
    id: 'court',
    label: 'zone.court',
    cards: view.deck.slice(0, 3).map(() => back),
    counter: { icon: 'card-draw', n: view.deck.length, label: 'counter.cards' },
  };
  const reserve: Zone = {
    id: 'reserve',
    label: 'zone.reserve',
    counter: { icon: 'two-coins', n: view.reserve, label: 'counter.coins' },
  };
  const proof: Zone[] = view.proof
    ? [
        {
          id: 'proof',
          label: { key: 'zone.proof', args: { who: { seat: view.proof.by } } },
          cards: [{ state: 'proven', face: faceOf(view.proof.card) }],
        },
      ]
    : [];
  return [...proof, deck, ...(view.allegiance ? [reserve] : [])];
}

const statsOf = (view: Seen): Stat[] => [
  { icon: 'card-draw', label: 'zone.court', value: view.deck.length },
  { icon: 'tombstone', label: 'stat.lost', value: view.lost.flat().length },
  ...(view.allegiance ? [{ icon: 'two-coins', label: 'zone.reserve', value: view.reserve }] : []),
];
