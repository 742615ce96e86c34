import { isHidden, type Seat, type IconName } from '@masque/core';
import { hasAnswered, ownAnswer } from '@masque/mechanics';
import {
  distinct,
  isObject,
  objects,
  professions,
  type ObjectKind,
  type Profession,
  type UseWindow,
} from '../cards/index.ts';
import { canUse, ownHand, ownProfession, readable, type OfferIn, type Seen } from '../own.ts';
import { effectOf, fits, leftToSupport, resultOf, roleOf } from '../public.ts';
import type { Combatant } from '../state.ts';
import { oneOf } from './trade.ts';

/** A player who has asked for time may still do everything they could before. */
const isOpenTo = ({ window, left }: Seen, seat: Seat): boolean =>
  window!.asked.includes(seat) && ownAnswer(window!, seat) !== 'no' && !left.includes(seat);

type Waiting = Extract<OfferIn<'interrupt'>, { readonly type: 'wait' }>;

/** Time to think, for everybody who is asked: even a player without a useful card may want to seem to have one. */
export const waitOffers = (view: Seen, seat: Seat): Waiting[] =>
  view.held || view.options.pace === 'off' || (view.window && hasAnswered(view.window, seat))
    ? []
    : [{ type: 'wait', optional: true, look: { icon: 'hourglass', note: 'note.wait' } }];

/**
 * Priest or Doctor: everybody who might have it is asked; the actual owner can use it, out of the neighbours' sight.
 */
const stopOffers =
  (window: UseWindow & ('interrupt' | 'undo')) =>
  (view: Seen, seat: Seat): OfferIn<'undo'>[] => {
    if (!isOpenTo(view, seat)) return [];
    const own = ownProfession(view, seat);
    const use: OfferIn<'undo'> = {
      type: 'use',
      optional: true,
      look: {
        label: `offer.use.${window}`,
        icon: professions[own].icon,
        note: {
          key: 'note.use',
          args: { profession: { msg: `profession.${own}` }, times: professions[own].reusable ? 'often' : 'once' },
        },
        private: true,
      },
    };
    return [
      { type: 'no', look: { label: 'offer.let', icon: 'check-mark', quiet: true } },
      ...waitOffers(view, seat),
      ...(professions[own].window === window && canUse(view, seat, own) ? [use] : []),
    ];
  };

const mayStop = stopOffers('interrupt');
export const undoOffers = stopOffers('undo');

/** The player who must pay the Priest chooses with what. */
export const payOffers = (view: Seen, seat: Seat): OfferIn<'pay'>[] =>
  seat === view.duel!.attacker
    ? [{ type: 'pay', params: { card: oneOf(ownHand(view, seat), 'ask.pay') }, look: { icon: 'present', main: true } }]
    : [];

const sides = [
  { type: 'sword', side: 'attacker', icon: 'broadsword' },
  { type: 'shield', side: 'defender', icon: 'checked-shield' },
  { type: 'abstain', side: 'none', icon: 'cancel' },
] as const;

/**
 * Sword, shield or neither. Sides are shown one after the other; players may choose theirs from the challenge on, and
 * change it until their turn. All this is one question, so that a tap counts even if sides are asked for meanwhile.
 */
export function sideOffers(view: Seen, seat: Seat): OfferIn<'duel'>[] {
  if (!view.early || !leftToSupport(view).includes(seat) || view.left.includes(seat)) return [];
  const window = `${view.duel!.n}`;
  const isAsked = seat === view.asked || (view.window !== null && isOpenTo(view, seat));
  const chosen = ownAnswer(view.early, seat);
  return sides
    .filter(({ side }) => side !== chosen)
    .map(({ type, icon }) => ({ type, window, ...(!isAsked && { optional: true }), look: { icon } }));
}

/** Whoever is to side may do so at once instead, and so lets the duel be. */
export function interruptOffers(view: Seen, seat: Seat): OfferIn<'interrupt'>[] {
  const stops = mayStop(view, seat);
  return sideOffers(view, seat).length > 0 ? stops.map((it) => ({ ...it, optional: true })) : stops;
}

/**
 * The attacker is asked whether to hypnotise somebody; only the Hypnotist can, and finds the answer with the private
 * cards.
 */
export function hypnosisOffers(view: Seen, seat: Seat): OfferIn<'hypnosis'>[] {
  if (!isOpenTo(view, seat)) return [];
  const { attacker, defender } = view.duel!;
  const of = view.hands.flatMap((_, it) => (it === attacker || it === defender ? [] : [it]));
  const own = ownProfession(view, seat);
  return [
    { type: 'no', look: { label: 'offer.let', icon: 'check-mark', quiet: true } },
    ...waitOffers(view, seat),
    ...(professions[own].window === 'hypnosis' && canUse(view, seat, own)
      ? [
          {
            type: 'hypnotize',
            optional: true,
            params: { whom: { kind: 'seat', of, ask: 'ask.hypnotize' } },
            look: { icon: professions[own].icon, note: 'note.hypnotize', private: true },
          } as const,
        ]
      : []),
  ];
}

/**
 * The cards that may be played into the duel now, on the private cards. The window gets a new name with every card
 * played.
 */
export function cardsOffers(view: Seen, seat: Seat): OfferIn<'cards'>[] {
  const duel = view.duel!;
  if (!isOpenTo(view, seat)) return [];
  const role = roleOf(duel, seat);
  const window = `${duel.n}`;
  const objectsToPlay = distinct(ownHand(view, seat)).filter((kind) => fits(duel, role, kind));
  const own = ownProfession(view, seat);
  const playable: (ObjectKind | Profession)[] = [
    ...objectsToPlay,
    ...(canUse(view, seat, own) && fits(duel, role, own) ? [own] : []),
  ];
  return [
    {
      type: 'no',
      window: `${window}.${duel.plays.length}`,
      look: { label: 'offer.done', icon: 'check-mark', quiet: true },
    },
    ...waitOffers(view, seat),
    ...playable.flatMap((card) => (effectOf(card)?.decides ? poisons(card, window) : [played(card, window)])),
  ];
}

/** The look of a card that can be played. */
function looks(card: ObjectKind | Profession): { face: string; icon: IconName; note: string } {
  return isObject(card)
    ? { face: `object.${card}`, icon: objects[card].icon, note: 'note.playObject' }
    : { face: `profession.${card}`, icon: professions[card].icon, note: 'note.playProfession' };
}

const played = (card: ObjectKind | Profession, window: string): OfferIn<'cards'> => {
  const { face, icon, note } = looks(card);
  return {
    type: 'play',
    optional: true,
    window,
    params: { card: { kind: 'card', of: [card] } },
    look: { label: { key: 'offer.playCard', args: { card: { msg: face } } }, icon, note, private: true },
  };
};

const poisons = (card: ObjectKind | Profession, window: string): OfferIn<'cards'>[] => {
  const { icon, note } = looks(card);
  return (['attacker', 'defender'] as const).map((winner: Combatant) => ({
    type: 'poison',
    optional: true,
    window,
    params: { winner: { kind: 'option', of: [winner], names: [`side.${winner}`] } },
    look: { label: `offer.poison.${winner}`, icon, note, private: true },
  }));
};

/** The winner looks at two cards or steals an object. */
export const spoilsOffers = (view: Seen, seat: Seat): OfferIn<'spoils'>[] =>
  seat === resultOf(view.duel!).winner
    ? [
        { type: 'look', look: { icon: 'all-seeing-eye', note: 'note.look' } },
        { type: 'steal', look: { icon: 'snatch', note: 'note.steal' } },
      ]
    : [];

/** What is stolen; if it is the loser's only object, what is given in return. */
export function takeOffers(view: Seen, seat: Seat): OfferIn<'take'>[] {
  const { winner, loser } = resultOf(view.duel!);
  if (seat !== winner || view.hands[loser]!.some(isHidden)) return [];
  const card = oneOf(readable(view.hands[loser]!), 'ask.take');
  return view.hands[loser]!.length > 1
    ? [{ type: 'take', params: { card }, look: { icon: 'snatch', main: true } }]
    : [
        {
          type: 'swap',
          params: { card, back: oneOf(ownHand(view, seat), 'ask.back') },
          look: { icon: 'snatch', main: true },
        },
      ];
}
