import { atOnce, listed } from '@masque/mechanics';
import {
  OMNISCIENT,
  seatsOf,
  type Badge,
  type CardLook,
  type Message,
  type Seat,
  type SeatLook,
  type Viewer,
} from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import type { Role } from '../roles/index.ts';
import { cardLook, openCard, seenCard, seesAll } from './faces.ts';
import { awaited, isDark } from './hour.ts';

/** The part of a view that is the same for everybody, from which seats are drawn. */
type Open = Pick<Seen, 'alive' | 'deaths' | 'said' | 'sleepy' | 'gone' | 'accused' | 'shooter' | 'next' | 'options'>;

/** All seats. Viewers who see no more than everybody does share them. */
export function seatsFor(view: Seen, me: Viewer): readonly SeatLook[] {
  if (seesAll(view, me)) {
    const waited = me === OMNISCIENT ? awaited(view) : [];
    return seatsOf(view.alive.length).map((seat) => seatOf(view, seat, seenCard(view, seat), waited.includes(seat)));
  }
  const { alive, deaths, said, sleepy, gone, accused, shooter, next, options } = view;
  const cards = seatsOf(alive.length).map((seat) => openCard(view, seat) ?? '');
  return openSeats(alive, cards.join(' '), deaths, said, sleepy, gone, accused, shooter, next, options);
}

/** `cards`: those that lie open, by seat. */
const openSeats = atOnce(
  (
    alive: Open['alive'],
    cards: string,
    deaths: Open['deaths'],
    said: Open['said'],
    sleepy: Open['sleepy'],
    gone: Open['gone'],
    accused: Open['accused'],
    shooter: Open['shooter'],
    next: Open['next'],
    options: Open['options'],
  ): SeatLook[] => {
    const open = { alive, deaths, said, sleepy, gone, accused, shooter, next, options };
    return cards
      .split(' ')
      .map((role, seat) => seatOf(open, seat, cardLook(role === '' ? undefined : (role as Role), alive[seat]!)));
  },
);

function seatOf(view: Open, seat: Seat, card: CardLook, awaited = false): SeatLook {
  const alive = view.alive[seat]!;
  const note = noteOn(view, seat);
  const badges = badgesOf(view, seat);
  return {
    seat,
    state: alive ? 'in' : 'out',
    cards: [card],
    ...(badges.length > 0 && { badges }),
    ...(note && { note }),
    ...((isAsked(view, seat) || awaited) && { asked: true }),
  };
}

/** The public cause of a death. */
function noteOn(view: Open, seat: Seat): Message | undefined {
  const death = view.deaths.find((it) => it.seat === seat);
  if (death && isDark(view)) return 'note.dead';
  return death && { key: `note.${death.cause}`, args: { day: death.day, night: death.night } };
}

function badgesOf(view: Open, seat: Seat): Badge[] {
  const claim = view.said.findLast((it) => it.by === seat && it.kind === 'claim');
  return listed(
    claim?.role && {
      icon: 'public-speaker',
      label: { key: 'badge.claims', args: { role: { msg: `role.${claim.role}` } } },
    },
    view.accused === seat && view.alive[seat] && { icon: 'gibbet', label: 'badge.accused' },
    view.sleepy.includes(seat) && { icon: 'night-sleep', label: 'badge.sleepy' },
    view.gone.includes(seat) &&
      view.alive[seat] &&
      view.options.onLeave === 'dusk' && { icon: 'exit-door', label: 'badge.gone' },
  );
}

/** Questions to single seats that are public; those of the night go to everybody. */
const isAsked = (view: Open, seat: Seat): boolean =>
  (view.next === 'defence' && view.accused === seat) || (view.next === 'shoot' && view.shooter === seat);
