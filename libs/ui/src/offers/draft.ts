import { whyBarred, type Action, type Domain, type Message, type Offer, type Value } from '@masque/core';

/** An offer that is being filled in. It is sent only when complete. */
export interface Draft {
  readonly offer: Offer;
  readonly params: Readonly<Record<string, unknown>>;
  /** The parameter the user has gone back to. */
  readonly at?: string;
}

/** What the value of a parameter is picked from, if it is picked. */
export type PickKind = 'seat' | 'card' | 'option';

/** What a parameter's value is picked from, or how it is filled in. */
export const kindOf = (domain: Domain): PickKind | 'number' | 'assign' =>
  domain.kind === 'subset' || domain.kind === 'order' ? domain.what : domain.kind;

/** The only value of a domain; `undefined` if there is more than one. */
const onlyValue = (d: Domain): unknown => {
  switch (d.kind) {
    case 'number':
      return d.min === d.max ? d.min : undefined;
    case 'subset':
      return d.min === d.of.length ? d.of : d.max === 0 ? [] : undefined;
    case 'order':
      return d.max === 0 ? [] : d.of.length === 1 && d.min === 1 ? d.of : undefined;
    case 'assign':
      return d.keys.length === 0 ? [] : d.of.length === 1 && !d.partial ? d.keys.map((k) => [k, d.of[0]]) : undefined;
    default:
      return d.of.length === 1 && !d.none ? d.of[0] : d.of.length === 0 && d.none ? null : undefined;
  }
};

/** The initial value of a parameter: its only value, or its minimum. */
const first = (d: Domain): unknown => {
  const only = d.byHand ? undefined : onlyValue(d);
  if (only !== undefined) return only;
  return d.kind === 'number'
    ? d.min
    : d.kind === 'subset' || d.kind === 'order' || d.kind === 'assign'
      ? []
      : undefined;
};

/** A new draft: each parameter has its only value, or its minimum. */
export const openDraft = (offer: Offer): Draft => ({
  offer,
  params: Object.fromEntries(Object.entries(offer.params).map(([name, d]) => [name, first(d)])),
});

/** Whether there is nothing to choose and no question to ask, so the parameter need not be drawn. */
export const isGiven = (d: Domain): boolean => d.ask === undefined && !d.byHand && onlyValue(d) !== undefined;

/** Whether an offer leaves nothing to choose: each parameter has only one value, and no question. */
export const isSettled = ({ params }: Offer): boolean =>
  Object.values(params).every((d) => d.ask === undefined && onlyValue(d) !== undefined);

const listOf = (value: unknown): readonly Value[] => (Array.isArray(value) ? (value as Value[]) : []);
/** The pairs of an assignment. */
export const pairsOf = (value: unknown): readonly (readonly [Value, Value])[] =>
  Array.isArray(value) ? (value as [Value, Value][]) : [];

/** Whether the domain contains a value. */
export const isValue = (d: Domain, value: unknown): boolean => {
  switch (d.kind) {
    case 'number':
      return Number.isInteger(value) && Number(value) >= d.min && Number(value) <= d.max;
    case 'subset':
    case 'order': {
      if (!Array.isArray(value)) return false;
      const list = listOf(value);
      return (
        list.length >= d.min &&
        list.length <= d.max &&
        new Set(list).size === list.length &&
        list.every((v) => d.of.includes(v))
      );
    }
    case 'assign': {
      const pairs = pairsOf(value);
      const keys = new Set(pairs.map(([k]) => k));
      return (
        Array.isArray(value) &&
        keys.size === pairs.length &&
        pairs.every(([k, v]) => d.keys.includes(k) && d.of.includes(v)) &&
        (keys.size === d.keys.length || (d.partial === true && keys.size === 0) || d.partial === true)
      );
    }
    default:
      return isListed(d, value) && whyBarred(d, value) === undefined;
  }
};

/** Whether a value is shown to be picked, even if picking it is not allowed. */
const isListed = (d: Extract<Domain, { kind: PickKind }>, value: unknown): boolean =>
  value === null ? d.none !== undefined : d.of.includes(value as Value);

/** The reasons why picked values cannot be sent, one for each parameter that has one. */
export const barredIn = ({ offer, params }: Draft): readonly Message[] =>
  Object.entries(offer.params).flatMap(([name, d]) => whyBarred(d, params[name]) ?? []);

/** Whether a parameter has all the values it can take. */
const settled = (d: Domain, value: unknown): boolean =>
  isValue(d, value) &&
  (d.kind === 'subset' || d.kind === 'order' ? listOf(value).length === d.max : d.kind !== 'assign');

/** The parameters that still lack a value, in order. */
export const missing = (draft: Draft): readonly string[] =>
  Object.entries(draft.offer.params)
    .filter(([name, d]) => !isValue(d, draft.params[name]))
    .map(([name]) => name);

/** Whether it can be sent. */
export const isComplete = (draft: Draft): boolean => missing(draft).length === 0;

/** The parameter that a tap on something of this kind fills in. */
export const paramFor = (draft: Draft, kind: PickKind): string | undefined => {
  const names = Object.keys(draft.offer.params).filter((name) => kindOf(draft.offer.params[name] as Domain) === kind);
  if (draft.at !== undefined && names.includes(draft.at)) return draft.at;
  return names.find((name) => !settled(draft.offer.params[name] as Domain, draft.params[name])) ?? names.at(-1);
};

/** The current question: the parameter the user has gone back to, or the first open one. */
export const current = (draft: Draft): string | undefined =>
  draft.at ?? Object.entries(draft.offer.params).find(([name, d]) => !settled(d, draft.params[name]))?.[0];

/** The draft with this value, and on to the next question. */
export const setParam = (draft: Draft, name: string, value: unknown): Draft => ({
  offer: draft.offer,
  params: { ...draft.params, [name]: value },
});

/** Goes back to a parameter. */
export const goTo = (draft: Draft, name: string): Draft => ({ ...draft, at: name });

/** Handles a tap on a value: picks it, or removes it where several may be picked. Invalid taps change nothing. */
export const tap = (draft: Draft, name: string, value: Value | null): Draft => {
  const d = draft.offer.params[name];
  if (!d || d.kind === 'number' || d.kind === 'assign') return draft;
  if (d.kind !== 'subset' && d.kind !== 'order') return isListed(d, value) ? setParam(draft, name, value) : draft;
  if (value === null || !d.of.includes(value)) return draft;
  const list = listOf(draft.params[name]);
  if (list.includes(value))
    return {
      ...setParam(
        draft,
        name,
        list.filter((v) => v !== value),
      ),
      at: name,
    };
  // If only one may be picked, the second tap replaces the first.
  if (list.length >= d.max) return d.max === 1 ? setParam(draft, name, [value]) : draft;
  const next = setParam(draft, name, [...list, value]);
  return draft.at === name && list.length + 1 < d.max ? { ...next, at: name } : next;
};

/** Sets or clears the value of one key of an assignment. Pairs stay in the order of the keys. */
export const assign = (draft: Draft, name: string, key: Value, value: Value | undefined): Draft => {
  const d = draft.offer.params[name];
  if (d?.kind !== 'assign') return draft;
  const now = new Map(pairsOf(draft.params[name]));
  if (value === undefined) now.delete(key);
  else now.set(key, value);
  return setParam(
    draft,
    name,
    d.keys.filter((k) => now.has(k)).map((k) => [k, now.get(k)]),
  );
};

/** The values that are picked so far. */
export const picked = (draft: Draft, name: string): readonly Value[] => {
  const value = draft.params[name];
  return Array.isArray(value) ? listOf(value) : value === undefined || value === null ? [] : [value as Value];
};

/** The action to send. The draft has to be complete. */
export const actionOf = ({ offer, params }: Draft): Action => ({ type: offer.type, window: offer.window, params });

/** Whether they answer the same question with the same action. */
export const alike = (a: Offer, b: Offer): boolean => a.type === b.type && a.window === b.window;

/** Several offers may answer the same question with the same action and differ in what can be chosen. */
export const sameOffer = (a: Offer, b: Offer): boolean =>
  alike(a, b) && JSON.stringify(a.params) === JSON.stringify(b.params);

/**
 * Carries a draft over to new offers: kept if the same question is still asked, with the values that are still valid.
 */
export const carryOver = (draft: Draft | null, offers: readonly Offer[]): Draft | null => {
  if (!draft) return null;
  const those = offers.filter((o) => alike(o, draft.offer));
  const offer = those.find((o) => sameOffer(o, draft.offer)) ?? (those.length === 1 ? those[0] : undefined);
  // If the question has become optional, it has been answered.
  const answered = offer?.optional && !draft.offer.optional;
  if (!offer || offer.closed || answered) return null;
  const fresh = openDraft(offer);
  const params = Object.fromEntries(
    Object.entries(offer.params).map(([name, d]) => {
      const had = draft.params[name];
      const partly =
        Array.isArray(had) && Array.isArray(fresh.params[name]) && (d.kind === 'subset' || d.kind === 'order');
      const keeps =
        isValue(d, had) ||
        (partly && listOf(had).every((v) => 'of' in d && d.of.includes(v)) && listOf(had).length <= d.max);
      return [name, keeps ? had : fresh.params[name]];
    }),
  );
  return { offer, params, ...(draft.at !== undefined && draft.at in offer.params && { at: draft.at }) };
};

/** The draft that a tap on a player starts, if nothing else is asked. */
export function begunByTap(offers: readonly Offer[]): Draft | null {
  if (offers.some((it) => !it.optional)) return null;
  const offer = offers.find((it) => it.look?.people && !it.closed);
  return offer ? openDraft(offer) : null;
}
