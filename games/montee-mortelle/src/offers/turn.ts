import { type Seat, type IconName } from '@masque/core';
import { clockwiseFrom, isAsked } from '@masque/mechanics';
import { NEED, objects, professions, type ObjectKind } from '../cards/index.ts';
import { canUse, ownHand, ownProfession, ownSociety, type OfferIn, type Seen } from '../own.ts';
import { asleep, awake, soloUnits, units } from '../public.ts';
import { waitOffers } from './duel.ts';
import { oneOf } from './trade.ts';

/** What may be done in addition to an action. */
type Extra = Extract<OfferIn<'main'>, OfferIn<'after'>>;

/** Everybody has the full time to look at their cards. */
export const dealtOffers = (view: Seen, seat: Seat): OfferIn<'dealt'>[] =>
  isAsked(view.ready!, seat) && !view.left.includes(seat)
    ? [{ type: 'ready', look: { icon: 'check-mark', main: true } }]
    : [];

/** The player's own turn: one action, and a profession that may be used in addition. */
export function mainOffers(view: Seen, seat: Seat): OfferIn<'main'>[] {
  if (seat !== view.active) return [];
  const others = clockwiseFrom(seat, view.hands.length);
  // If the Diplomat's demand is tied to a trade, the action is that trade or nothing.
  const tradeOnly = view.demanded && view.options.diplomat === 'tradeOnly';
  return [
    {
      type: 'offer',
      params: {
        card: oneOf(ownHand(view, seat), 'ask.offer.card'),
        to: { kind: 'seat', of: others, ask: 'ask.offer.to' },
      },
      look: { icon: 'trade', note: 'note.offer', slide: true },
    },
    ...(tradeOnly ? [] : [duel(others)]),
    { type: 'pass', look: { icon: 'night-sleep', note: 'note.pass' } },
    ...(tradeOnly ? [] : proclaim(view, seat, others)),
    ...extras(view, seat, others),
  ];
}

const duel = (others: readonly Seat[]): OfferIn<'main'> => ({
  type: 'duel',
  params: { against: { kind: 'seat', of: others, ask: 'ask.duel' } },
  look: { icon: 'crossed-swords', note: 'note.duel' },
});

/** The short pause after a trade or duel. */
export function afterOffers(view: Seen, seat: Seat): OfferIn<'after'>[] {
  if (seat !== view.active) return [];
  const may = view.options.diplomat === 'free' || view.acted === 'trade';
  const others = clockwiseFrom(seat, view.hands.length);
  return [
    { type: 'endTurn', look: { icon: 'check-mark', quiet: true } },
    ...waitOffers(view, seat),
    ...extras(view, seat, others, may),
  ];
}

/** A victory may be proclaimed with an object of the player's own society in hand, and without the Pearl. */
function proclaim(view: Seen, seat: Seat, others: readonly Seat[]): OfferIn<'main'>[] {
  const hand = ownHand(view, seat);
  const gagged = hand.some((kind) => objects[kind].gags);
  const society = ownSociety(view, seat);
  const closed = gagged || units(hand, society, view) === 0 ? 'why.proclaim' : undefined;
  const look = { icon: 'trumpet-flag', note: 'note.proclaim', confirm: true, veiled: true } as const;
  const named = {
    kind: 'subset',
    what: 'seat',
    of: view.options.reveal === 'oneByOne' ? [] : others,
    min: 0,
    max: view.options.reveal === 'oneByOne' ? 0 : others.length,
    ask: 'ask.proclaim',
  } as const;
  const alone = hand.some((kind) => objects[kind].solo) && soloUnits(hand, view) >= NEED;
  return [
    { type: 'proclaim', params: { named }, look, ...(closed !== undefined && { closed }) },
    ...(alone
      ? [
          {
            type: 'loge',
            optional: true,
            look: { icon: 'breastplate', note: 'note.loge', confirm: true, private: true },
            ...(gagged && { closed: 'why.pearl' }),
          } as const,
        ]
      : []),
  ];
}

/** Diplomat and Clairvoyant, on the private cards: a turn looks the same for players who have neither. */
function extras(view: Seen, seat: Seat, others: readonly Seat[], mayDemand = true): Extra[] {
  const own = ownProfession(view, seat);
  const { turn, icon } = professions[own];
  if (!turn || !canUse(view, seat, own)) return [];
  if (turn === 'demand') return mayDemand ? demands(view, seat, others, icon) : [];
  return awake(view) ? [] : [{ type: 'foresee', optional: true, look: { icon, note: 'note.foresee', private: true } }];
}

/** A Bag is never demanded for the other Bag, so a player who holds one demands Bags separately. */
function demands(view: Seen, seat: Seat, others: readonly Seat[], icon: IconName): Extra[] {
  const hand = ownHand(view, seat);
  const kinds = view.set.filter((kind) => !(objects[kind].bag && awake(view)));
  const holdsBag = hand.some((kind) => asleep(view, kind));
  const demand = (of: readonly ObjectKind[], give: readonly ObjectKind[], label: string): Extra[] =>
    of.length === 0 || give.length === 0
      ? []
      : [
          {
            type: 'demand',
            optional: true,
            params: {
              to: { kind: 'seat', of: others, ask: 'ask.demand.to' },
              kind: { kind: 'option', of, names: of.map((kind) => `object.${kind}`), ask: 'ask.demand.kind' },
              give: oneOf(give, 'ask.demand.give'),
            },
            look: { label, icon, note: 'note.demand', private: true },
          },
        ];
  if (!holdsBag) return demand(kinds, hand, 'offer.demand');
  const isBag = (kind: ObjectKind): boolean => asleep(view, kind);
  return [
    ...demand(
      kinds.filter((kind) => !isBag(kind)),
      hand,
      'offer.demand',
    ),
    ...demand(
      kinds.filter(isBag),
      hand.filter((kind) => !isBag(kind)),
      'offer.demandBag',
    ),
  ];
}

/** Allies are named one by one; the proclaimer says when it is enough. */
export function namingOffers(view: Seen, seat: Seat): OfferIn<'naming'>[] {
  const { by, named } = view.proclamation!;
  if (seat !== by) return [];
  const of = view.hands.flatMap((_, it) => (it === by || named.includes(it) ? [] : [it]));
  return [
    {
      type: 'name',
      params: { whom: { kind: 'seat', of, ask: 'ask.name' } },
      look: { icon: 'trumpet-flag', confirm: true },
      ...(of.length === 0 && { closed: 'why.allNamed' }),
    },
    { type: 'rest', look: { icon: 'check-mark', note: 'note.rest', confirm: true } },
  ];
}
