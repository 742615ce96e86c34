import { isHidden, type Badge, type CardLook, type SeatLook, type Viewer, type Zone, type Counter } from '@masque/core';
import { back, unanswered } from '@masque/mechanics';
import { isObject, kinds, objects } from '../cards/index.ts';
import { readable, type Seen } from '../own.ts';
import { sideOf } from '../public.ts';
import { objectCard, professionFace, societyFace } from './cards.ts';

const SUITCASE = 'suitcase';

/**
 * What is in front of each seat: profession, society, and the amount of luggage.
 *
 * @param over everything is open
 */
export const seatsOf = (view: Seen, me: Viewer, over: boolean): SeatLook[] =>
  view.hands.map((_, seat) => seatOf(view, seat, me, over));

function seatOf(view: Seen, seat: number, me: Viewer, over: boolean): SeatLook {
  const { proclamation, left } = view;
  const open = over || proclamation?.by === seat || proclamation?.named.includes(seat) === true;
  const asked =
    view.asked === seat || isLooking(view, seat) || (view.window ?? view.rotation?.gifts)?.asked.includes(seat);
  const badges = badgesOf(view, seat);
  return {
    seat,
    cards: [
      ...lying(view, seat, open || seat !== me),
      ...(open ? readable(view.hands[seat]!).map((kind) => objectCard(kind, 'up')) : []),
    ],
    counters: [{ icon: SUITCASE, n: view.hands[seat]!.length, label: 'counter.objects' }],
    ...(badges.length > 0 && { badges }),
    ...(left.includes(seat) && { state: 'ghost', note: 'note.left' }),
    ...(asked && !over && { asked: true }),
  };
}

/** Before the first turn: whether the player has yet to confirm having looked at their cards. */
const isLooking = ({ ready, left }: Seen, seat: number): boolean =>
  ready !== null && !left.includes(seat) && unanswered(ready).includes(seat);

/** Society and profession. The viewer's own are face down here too: they are read in the private area. */
function lying(view: Seen, seat: number, open: boolean): CardLook[] {
  const society = view.societies[seat]!;
  const { card, up } = view.professions[seat]!;
  return [
    isHidden(society) || !open ? back : { state: 'up', face: societyFace(society) },
    up !== null
      ? { state: 'up', face: professionFace(up, true) }
      : isHidden(card) || !open
        ? back
        : { state: 'up', face: professionFace(card) },
  ];
}

function badgesOf(view: Seen, seat: number): Badge[] {
  const { duel, proclamation } = view;
  const named: Badge[] = proclamation?.named.includes(seat) ? [{ icon: 'trumpet-flag', label: 'badge.named' }] : [];
  const spoken: Badge[] =
    proclamation?.by === seat && proclamation.claim === 'loge'
      ? kinds
          .filter((kind) => objects[kind].solo)
          .map((kind) => ({ icon: objects[kind].icon, label: `object.${kind}` }))
      : [];
  return [...named, ...spoken, ...(duel ? sideBadges(view, seat) : [])];
}

/**
 * The objects that a player has shown in this duel, and a badge for those on no side: the sides themselves are arrows.
 */
function sideBadges(view: Seen, seat: number): Badge[] {
  const duel = view.duel!;
  const shown = duel.plays.flatMap((play): Badge[] =>
    play.seat === seat && isObject(play.card) ? [{ icon: objects[play.card].icon, label: `object.${play.card}` }] : [],
  );
  if (seat === duel.hypnotised) return [{ icon: 'all-seeing-eye', label: 'badge.hypnotised' }, ...shown];
  return sideOf(duel, seat) === 'none' ? [{ icon: 'cancel', label: 'badge.abstains' }, ...shown] : shown;
}

/** The middle of the table. */
export function zonesOf(view: Seen, me: Viewer): Zone[] {
  const { pile, offer, spare, proclamation } = view;
  const zones: Zone[] = [];
  const add = (id: string, cards: readonly CardLook[]): void => void zones.push({ id, label: `zone.${id}`, cards });
  if (offer) add('offer', [offered(view, me)]);
  // After a proclamation it would give away the result; the summary at the end has it.
  if (!proclamation && spare && !isHidden(spare)) add('spare', [{ state: 'up', face: societyFace(spare) }]);
  const counter: Counter = { icon: 'card-draw', n: pile.length, label: 'counter.cards' };
  return [...zones, { id: 'pile', label: 'zone.pile', cards: pile.length > 0 ? [back] : [], counter }];
}

/** The offered object: it can be peeked at by its receiver and its giver. */
const offered = ({ offer }: Seen, me: Viewer): CardLook =>
  isHidden(offer!.card) || (me !== offer!.to && me !== offer!.from) ? back : objectCard(offer!.card, 'down', 'offered');
