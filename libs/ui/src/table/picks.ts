import type { Action, Domain, Value } from '@masque/core';
import type { CardLook, PrivateArea } from '@masque/core/table';
import { current, kindOf, paramFor, picked, type Draft, type PickKind } from '../offers/draft.ts';
import { wantedIn } from '../offers/pointed.ts';

/** What can be tapped on the table for the current question. */
export interface Picks<V extends Value = Value> {
  readonly param: string;
  readonly open: readonly V[];
  readonly chosen: readonly V[];
  readonly numbered: boolean;
  /** What a hint recommends and is not chosen yet. */
  readonly pointed: readonly V[];
}

/** Seats or cards that a draft waits for; `hint`: the recommended action. */
export const picksOf = (draft: Draft | null, kind: PickKind, hint?: Action | null): Picks | undefined => {
  const param = draft ? paramFor(draft, kind) : undefined;
  if (!draft || param === undefined) return undefined;
  const d = draft.offer.params[param] as Domain;
  if (d.kind === 'number' || d.kind === 'assign') return undefined;
  // Values of an earlier question remain tappable; those of a later one have to wait.
  const asked = current(draft);
  const names = Object.keys(draft.offer.params);
  if (
    asked !== undefined &&
    asked !== param &&
    names.indexOf(param) > names.indexOf(asked) &&
    kindOf(draft.offer.params[asked] as Domain) !== kind
  )
    return undefined;
  const chosen = picked(draft, param);
  const now = 'now' in d && d.now !== undefined && chosen.length === 0 ? [d.now] : chosen;
  const before = earlier(draft, param, kind);
  return {
    param,
    open: [...d.of, ...before.flatMap((name) => valuesOf(draft, name))],
    chosen: [...now, ...before.flatMap((name) => picked(draft, name))],
    numbered: d.kind === 'order',
    pointed: wantedIn(hint, draft, param),
  };
};

/**
 * The question about people that stands above them. `short`: on a low screen, one about several stands only in the
 * panel, beside their number.
 */
export const askedAbove = (draft: Draft | null, short: boolean): Domain | undefined => {
  const seats = picksOf(draft, 'seat');
  const domain = seats && draft?.offer.params[seats.param];
  return short && (domain?.kind === 'subset' || domain?.kind === 'order') ? undefined : domain;
};

const valuesOf = ({ offer }: Draft, name: string): readonly Value[] => {
  const d = offer.params[name] as Domain;
  return d.kind === 'number' || d.kind === 'assign' ? [] : d.of;
};

/** Earlier questions of this kind whose values are others, so that a tap can still mean them. */
const earlier = (draft: Draft, param: string, kind: PickKind): readonly string[] => {
  const names = Object.keys(draft.offer.params);
  const own = valuesOf(draft, param);
  return names
    .slice(0, names.indexOf(param))
    .filter((name) => kindOf(draft.offer.params[name] as Domain) === kind)
    .filter((name) => !valuesOf(draft, name).some((it) => own.includes(it)));
};

/** The parameter that a tap on a value fills in. */
export const meantBy = (draft: Draft, { param }: Picks, kind: PickKind, value: Value | null): string =>
  earlier(draft, param, kind).find((name) => value !== null && valuesOf(draft, name).includes(value)) ?? param;

/** The parameter for the player to whom a card that has been chosen already can be slid. */
export function slideOf(draft: Draft | null): string | undefined {
  if (!draft?.offer.look?.slide) return undefined;
  const params = Object.entries(draft.offer.params);
  const chosen = params.some(([name, d]) => kindOf(d) === 'card' && draft.params[name] !== undefined);
  return chosen ? params.find(([, d]) => d.kind === 'seat')?.[0] : undefined;
}

/** The cards of a private area that the question is about: those of the hand, those beside it, or both. */
export function askedOf({ cards, extra = [] }: PrivateArea, picks?: Pick<Picks, 'open'>): 'hand' | 'beside' | 'both' {
  const asked = ({ ref }: CardLook): boolean => ref !== undefined && picks !== undefined && picks.open.includes(ref);
  const beside = extra.some((it) => it.cards.some(asked));
  return cards.some(asked) === beside ? 'both' : beside ? 'beside' : 'hand';
}

/** What can be tapped in a private area, and whether a hint recommends a card that lies elsewhere. */
export function picksInside(
  { cards, extra = [] }: PrivateArea,
  picks: Picks | undefined,
): { readonly picks: Picks | undefined; readonly away: boolean } {
  const inside = new Set<Value | undefined>([cards, ...extra.map((it) => it.cards)].flat().map(({ ref }) => ref));
  const isInside = (ref: Value): boolean => inside.has(ref);
  return {
    picks: picks?.open.some(isInside) ? { ...picks, pointed: picks.pointed.filter(isInside) } : undefined,
    away: picks?.pointed.some((ref) => !isInside(ref)) ?? false,
  };
}

/** Whether this is a value, a person or a card that fills in an offer, also one that only looks so at night. */
export const isPick = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.matches(
    'mq-chip, mq-pick-card, mq-stepper, .hitbox[aria-pressed], .pickseat:is([aria-pressed], [aria-disabled])',
  );
