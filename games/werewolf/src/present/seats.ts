import { listed } from '@masque/mechanics';
import { OMNISCIENT, type Badge, type Message, type Seat, type SeatLook, type Viewer } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import { cardBefore } from './faces.ts';
import { awaited, isDark } from './hour.ts';

/** What is publicly known about a seat. */
export function seatOf(view: Seen, seat: Seat, me: Viewer): SeatLook {
  const alive = view.alive[seat]!;
  const note = noteOn(view, seat);
  const badges = badgesOf(view, seat);
  return {
    seat,
    state: alive ? 'in' : 'out',
    cards: [cardBefore(view, seat, me)],
    ...(badges.length > 0 && { badges }),
    ...(note && { note }),
    ...((isAsked(view, seat) || (me === OMNISCIENT && awaited(view).includes(seat))) && { asked: true }),
  };
}

/** The public cause of a death. */
function noteOn(view: Seen, seat: Seat): Message | undefined {
  const death = view.deaths.find((it) => it.seat === seat);
  if (death && isDark(view)) return 'note.dead';
  return death && { key: `note.${death.cause}`, args: { day: death.day, night: death.night } };
}

function badgesOf(view: Seen, seat: Seat): Badge[] {
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
const isAsked = (view: Seen, seat: Seat): boolean =>
  (view.next === 'defence' && view.accused === seat) || (view.next === 'shoot' && view.shooter === seat);
