import { whyBarred, type Domain, type Value } from './domain.ts';
import type { Offer } from './offer.ts';

/** Parameters found to be an instance of an offer, as fresh data; or the name of the first one that is not. */
export type Filled =
  { readonly ok: true; readonly params: Record<string, unknown> } | { readonly ok: false; readonly param: string };

/**
 * Checks parameters from outside against an offer. No part of the sender's objects is kept: values are taken from the
 * domains themselves, and unknown names are refused.
 *
 * @example
 * const offer = { type: 'steal', window: 'w', params: { from: { kind: 'seat', of: [1, 2] } } };
 * fill(offer, { from: 2 }); // => { ok: true, params: { from: 2 } }
 * fill(offer, { from: 0 }).ok; // => false
 */
export function fill(offer: Offer, given: unknown): Filled {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { ok: false, param: '' };
  const params: Record<string, unknown> = {};
  for (const name of Object.keys(given)) if (!Object.hasOwn(offer.params, name)) return { ok: false, param: name };
  for (const name of Object.keys(offer.params)) {
    const value = Object.hasOwn(given, name)
      ? instance(offer.params[name]!, (given as Record<string, unknown>)[name])
      : undefined;
    if (value === undefined) return { ok: false, param: name };
    params[name] = value;
  }
  return { ok: true, params };
}

function instance(domain: Domain, given: unknown): unknown {
  switch (domain.kind) {
    case 'number':
      return Number.isInteger(given) && (given as number) >= domain.min && (given as number) <= domain.max
        ? given
        : undefined;
    case 'subset':
    case 'order':
      return several(domain, given);
    case 'assign':
      return pairs(domain, given);
    default:
      if (whyBarred(domain, given) !== undefined) return undefined;
      return given === null && domain.none !== undefined ? null : one(domain.of, given);
  }
}

const one = (of: readonly Value[], given: unknown): Value | undefined => of.find((value) => value === given);

function several(domain: Extract<Domain, { kind: 'subset' | 'order' }>, given: unknown): Value[] | undefined {
  if (!Array.isArray(given) || given.length < domain.min || given.length > domain.max) return undefined;
  const chosen = given.map((it) => one(domain.of, it));
  if (chosen.includes(undefined) || new Set(chosen).size !== chosen.length) return undefined;
  const values = chosen as Value[];
  // The order of a subset has no meaning. It is made the same for everybody, so that nobody can send a message with it.
  return domain.kind === 'order' ? values : domain.of.filter((value) => values.includes(value));
}

function pairs(domain: Extract<Domain, { kind: 'assign' }>, given: unknown): [Value, Value][] | undefined {
  if (!Array.isArray(given) || given.length > domain.keys.length) return undefined;
  const out = new Map<Value, Value>();
  for (const pair of given as unknown[]) {
    if (!Array.isArray(pair) || pair.length !== 2) return undefined;
    const key = one(domain.keys, pair[0]);
    const value = one(domain.of, pair[1]);
    if (key === undefined || value === undefined || out.has(key)) return undefined;
    out.set(key, value);
  }
  if (!domain.partial && out.size !== domain.keys.length) return undefined;
  return domain.keys.flatMap((key) => (out.has(key) ? [[key, out.get(key)!] as [Value, Value]] : []));
}
