import { isHidden, type Face, type Seat, type Table, type Viewer } from '@masque/core';
import { NEED, objects, type ObjectKind, type Society } from '../cards/index.ts';
import { ownProfession, ownSociety, readable, type Seen } from '../own.ts';
import { sideOf, soloUnits, units } from '../public.ts';
import { settledBy } from '../rules/outcome.ts';
import type { Duel } from '../state.ts';
import { objectFace, playedFace, professionFace, societyFace } from './cards.ts';
import { fallsOf, type DuelScene } from './duel.ts';
import { paceOf } from './pace.ts';

/** An object lies face down in front of this viewer. */
export interface OfferScene {
  readonly from: Seat;
  readonly face: Face;
}

/** A proclamation: who shows what, one after the other, and whether it was right. */
export interface ProclamationScene {
  readonly by: Seat;
  readonly claim: 'society' | 'loge';
  readonly society: Society;
  readonly named: readonly Seat[];
  readonly shown: readonly ShownHand[];
  readonly verdict: boolean | null;
  /** The number needed; at an odd count the smaller society has a Drink of Power, which counts for one. */
  readonly need: number;
  readonly elixir: boolean;
}

/** What one of them shows. */
export interface ShownHand {
  readonly seat: Seat;
  readonly society: Face;
  readonly profession: Face;
  readonly objects: readonly { readonly face: Face; readonly counts: boolean; readonly solo?: true }[];
  /** An ally who holds something that is needed. */
  readonly right: boolean;
}

/** The data for the game's own elements: a duel, an offered object, a proclamation. */
export function sceneOf(view: Seen, me: Viewer, phase: string): Table['scene'] {
  const { duel, offer, proclamation } = view;
  if (proclamation) return proclaimed(view);
  if (offer) return me === offer.to && !isHidden(offer.card) ? offered(offer.from, offer.card) : undefined;
  if (!duel || phase === 'main' || phase === 'over') return undefined;
  return { kind: COUNTED.includes(phase) ? 'result' : 'duel', data: duelScene(view, duel) satisfies DuelScene };
}

/** The cards of a duel are counted, and nobody has to be chosen on the ring. */
const COUNTED = ['undo', 'spoils'];

const offered = (from: Seat, card: ObjectKind): Table['scene'] => ({
  kind: 'offer',
  data: { from, face: objectFace(card) } satisfies OfferScene,
});

function duelScene({ hands, options }: Seen, duel: Duel): DuelScene {
  const { n, attacker, defender, hypnotised, score } = duel;
  const aside = hands.flatMap((_, seat): DuelScene['aside'] => {
    const side = sideOf(duel, seat);
    if (side === 'attacker' || side === 'defender') return [];
    return [{ seat, why: seat === hypnotised ? 'hypnotised' : side === undefined ? 'waits' : 'abstains' }];
  });
  const by = score ? settledBy(duel, options) : undefined;
  return {
    n,
    attacker,
    defender,
    falls: fallsOf(duel, options),
    aside,
    icon: 'crossed-swords',
    result: score?.result ?? null,
    ...(by && { by: playedFace(by.card) }),
  };
}

/** The time before the first player shows cards, and after the last, in milliseconds. */
const FRAME = 5600;

function proclaimed(view: Seen): Table['scene'] {
  const { by, claim, society, named, verdict } = view.proclamation!;
  const small = hasElixir(view, society);
  const data: ProclamationScene = {
    by,
    claim,
    society,
    named,
    shown: [by, ...named].map((seat) => shownBy(view, seat, claim, society)),
    verdict,
    need: small && claim === 'society' ? NEED - 1 : NEED,
    elixir: small && claim === 'society',
  };
  const { length } = data.shown;
  const lasts = FRAME + paceOf(length) * length;
  return { kind: verdict === null ? 'naming' : 'proclamation', data, lasts };
}

/** Whether a society is known to be the smaller one: only when everything is open. */
function hasElixir({ societies }: Seen, society: Society): boolean {
  const own = societies.filter((it) => it === society).length;
  return societies.every((it) => !isHidden(it)) && own < societies.length - own;
}

function shownBy(view: Seen, seat: Seat, claim: 'society' | 'loge', society: Society): ShownHand {
  const hand = readable(view.hands[seat]!);
  const one = (kind: ObjectKind): boolean =>
    claim === 'loge'
      ? objects[kind].solo === true || soloUnits([kind], view) > 0
      : view.societies[seat] === society && units([kind], society, view) > 0;
  return {
    seat,
    society: societyFace(ownSociety(view, seat)),
    profession: professionFace(ownProfession(view, seat)),
    objects: hand.map((kind) => ({
      face: objectFace(kind),
      counts: one(kind),
      ...(objects[kind].solo && { solo: true }),
    })),
    right: claim === 'loge' || (view.societies[seat] === society && units(hand, society, view) > 0),
  };
}
