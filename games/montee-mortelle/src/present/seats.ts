import { isHidden, type Badge, type CardLook, type SeatLook, type Viewer, type Zone, type Counter } from '@masque/core';
import { back, byPart, unanswered } from '@masque/mechanics';
import { isObject, kinds, objects, type Society } from '../cards/index.ts';
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
    view.asked === seat ||
    isLooking(view, seat) ||
    (view.window ?? view.rotation?.gifts)?.asked.includes(seat) === true;
  const hand = view.hands[seat]!;
  const society = view.societies[seat]!;
  const reads = open || seat !== me;
  return seatLook(
    view.professions[seat]!,
    seat,
    isHidden(society) || !reads ? null : society,
    reads,
    open ? hand : null,
    hand.length,
    badgesFor(view, seat),
    left.includes(seat),
    asked && !over,
  );
}

/**
 * @param society if the viewer may see it
 * @param reads whether the profession may be drawn, if the viewer sees it
 * @param shown the hand, if it is open
 */
const seatLook = byPart(
  (
    profession: Seen['professions'][number],
    seat: number,
    society: Society | null,
    reads: boolean,
    shown: Seen['hands'][number] | null,
    held: number,
    badges: readonly Badge[],
    left: boolean,
    asked: boolean,
  ): SeatLook => ({
    seat,
    cards: [
      ...lying(profession, society, reads),
      ...(shown ? readable(shown).map((kind) => objectCard(kind, 'up')) : []),
    ],
    counters: [{ icon: SUITCASE, n: held, label: 'counter.objects' }],
    ...(badges.length > 0 && { badges }),
    ...(left && { state: 'ghost', note: 'note.left' }),
    ...(asked && { asked: true }),
  }),
);

/** Before the first turn: whether the player has yet to confirm having looked at their cards. */
const isLooking = ({ ready, left }: Seen, seat: number): boolean =>
  ready !== null && !left.includes(seat) && unanswered(ready).includes(seat);

/** Society and profession. The viewer's own are face down here too: they are read in the private area. */
function lying({ card, up }: Seen['professions'][number], society: Society | null, reads: boolean): CardLook[] {
  return [
    society === null ? back : { state: 'up', face: societyFace(society) },
    up !== null
      ? { state: 'up', face: professionFace(up, true) }
      : isHidden(card) || !reads
        ? back
        : { state: 'up', face: professionFace(card) },
  ];
}

const badgesFor = ({ duel, proclamation }: Seen, seat: number): readonly Badge[] => {
  const of = proclamation ?? duel;
  return of ? badgesOf(of, duel, proclamation, seat) : none;
};

const none: readonly Badge[] = [];

/** `_of`: one of the two that is there. */
const badgesOf = byPart(
  (_of: object, duel: Seen['duel'], proclamation: Seen['proclamation'], seat: number): Badge[] => {
    const named: Badge[] = proclamation?.named.includes(seat) ? [{ icon: 'trumpet-flag', label: 'badge.named' }] : [];
    const spoken: Badge[] =
      proclamation?.by === seat && proclamation.claim === 'loge'
        ? kinds
            .filter((kind) => objects[kind].solo)
            .map((kind) => ({ icon: objects[kind].icon, label: `object.${kind}` }))
        : [];
    return [...named, ...spoken, ...(duel ? sideBadges(duel, seat) : [])];
  },
);

/**
 * The objects that a player has shown in this duel, and a badge for those on no side: the sides themselves are arrows.
 */
function sideBadges(duel: NonNullable<Seen['duel']>, seat: number): Badge[] {
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
