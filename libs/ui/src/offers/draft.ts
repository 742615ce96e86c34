import { whyBarred, type Action, type Domain, type Message, type Offer, type Value } from '@masque/core';

/** An offer that is being filled in. Never sent before it is complete. */
export interface Draft {
  readonly offer: Offer;
  readonly params: Readonly<Record<string, unknown>>;
  /** The parameter one has gone back to. */
  readonly at?: string;
}

/** What a parameter is picked from, for those that are picked. */
export type Kind = 'seat' | 'card' | 'option';

export const kindOf = (domain: Domain): Kind | 'number' | 'assign' =>
  domain.kind === 'subset' || domain.kind === 'order' ? domain.what : domain.kind;

/** The only value that a domain can yield, if there is just one. `undefined` otherwise. */
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

/** What a parameter starts with: its only value, or the least it may be. */
const first = (d: Domain): unknown => {
  const only = d.byHand ? undefined : onlyValue(d);
  if (only !== undefined) return only;
  return d.kind === 'number'
    ? d.min
    : d.kind === 'subset' || d.kind === 'order' || d.kind === 'assign'
      ? []
      : undefined;
};

export const openDraft = (offer: Offer): Draft => ({
  offer,
  params: Object.fromEntries(Object.entries(offer.params).map(([name, d]) => [name, first(d)])),
});

/** Whether there is nothing to choose, and nothing asked: it need not be drawn. */
export const isGiven = (d: Domain): boolean => d.ask === undefined && !d.byHand && onlyValue(d) !== undefined;

/** Whether an offer leaves nothing to choose: each parameter has one value only, and nothing is asked about it. */
export const isSettled = ({ params }: Offer): boolean =>
  Object.values(params).every((d) => d.ask === undefined && onlyValue(d) !== undefined);

const listOf = (value: unknown): readonly Value[] => (Array.isArray(value) ? (value as Value[]) : []);
export const pairsOf = (value: unknown): readonly (readonly [Value, Value])[] =>
  Array.isArray(value) ? (value as [Value, Value][]) : [];

/** Whether a value is one that the domain can yield. */
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

/** Whether a value is drawn to be picked, though it may turn out that it cannot be. */
const isListed = (d: Extract<Domain, { kind: Kind }>, value: unknown): boolean =>
  value === null ? d.none !== undefined : d.of.includes(value as Value);

/** Why what is picked cannot be sent, for each parameter of which that is so. */
export const barredIn = ({ offer, params }: Draft): readonly Message[] =>
  Object.entries(offer.params).flatMap(([name, d]) => whyBarred(d, params[name]) ?? []);

/** Whether nothing more can be asked about a parameter: it has all the values it can take. */
const settled = (d: Domain, value: unknown): boolean =>
  isValue(d, value) &&
  (d.kind === 'subset' || d.kind === 'order' ? listOf(value).length === d.max : d.kind !== 'assign');

/** The first parameters that still lack a value. */
export const missing = (draft: Draft): readonly string[] =>
  Object.entries(draft.offer.params)
    .filter(([name, d]) => !isValue(d, draft.params[name]))
    .map(([name]) => name);

export const isComplete = (draft: Draft): boolean => missing(draft).length === 0;

/** The parameter to which a tap on something of this kind goes. */
export const paramFor = (draft: Draft, kind: Kind): string | undefined => {
  const names = Object.keys(draft.offer.params).filter((name) => kindOf(draft.offer.params[name] as Domain) === kind);
  if (draft.at !== undefined && names.includes(draft.at)) return draft.at;
  return names.find((name) => !settled(draft.offer.params[name] as Domain, draft.params[name])) ?? names.at(-1);
};

/** The parameter that is being asked now: where one has gone back to, or the first that is open. */
export const current = (draft: Draft): string | undefined =>
  draft.at ?? Object.entries(draft.offer.params).find(([name, d]) => !settled(d, draft.params[name]))?.[0];

export const setParam = (draft: Draft, name: string, value: unknown): Draft => ({
  offer: draft.offer,
  params: { ...draft.params, [name]: value },
});

export const goTo = (draft: Draft, name: string): Draft => ({ ...draft, at: name });

/** A value is tapped: picked, or taken back where several may be picked. Taps that mean nothing change nothing. */
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
  // With room for one only, a second tap means the other one instead.
  if (list.length >= d.max) return d.max === 1 ? setParam(draft, name, [value]) : draft;
  const next = setParam(draft, name, [...list, value]);
  return draft.at === name && list.length + 1 < d.max ? { ...next, at: name } : next;
};

/** One key of an assignment gets a value, or none. Pairs stay in the order of the keys. */
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

/** What is sent. Only of a complete draft. */
export const actionOf = ({ offer, params }: Draft): Action => ({ type: offer.type, window: offer.window, params });

/** They answer the same question with the same action. */
export const alike = (a: Offer, b: Offer): boolean => a.type === b.type && a.window === b.window;

/** Several offers may answer the same question with the same action: they differ in what can be chosen. */
export const sameOffer = (a: Offer, b: Offer): boolean =>
  alike(a, b) && JSON.stringify(a.params) === JSON.stringify(b.params);

/** A draft under new offers: kept as far as the same question is still asked, with the values still possible. */
export const carryOver = (draft: Draft | null, offers: readonly Offer[]): Draft | null => {
  if (!draft) return null;
  const those = offers.filter((o) => alike(o, draft.offer));
  const offer = those.find((o) => sameOffer(o, draft.offer)) ?? (those.length === 1 ? those[0] : undefined);
  // A question that need not be answered any more has been.
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

/** What begins with a tap on somebody, while nothing else is asked. */
export function begunByTap(offers: readonly Offer[]): Draft | null {
  if (offers.some((it) => !it.optional)) return null;
  const offer = offers.find((it) => it.look?.people && !it.closed);
  return offer ? openDraft(offer) : null;
}
