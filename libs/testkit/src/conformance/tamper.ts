import type { Action, Domain, Offer } from '@masque/core';

/** Answers that are almost valid. Some may happen to be valid, so the caller has to check. */
export function* tampered(action: Action, offer: Offer): Generator<Action> {
  const { params } = action;
  yield { ...action, window: `${action.window}0` };
  yield { ...action, window: '' };
  yield { ...action, type: `${action.type} ` };
  yield { ...action, params: { ...params, extra: 1 } };
  yield { ...action, params: JSON.parse('{"__proto__":{"type":"leave"}}') as Action['params'] };
  yield {
    ...action,
    params: Object.keys(params).length > 0 ? (Object.create(params) as Action['params']) : { type: 'leave' },
  };
  for (const bad of [null, [], 'params', 7]) yield { ...action, params: bad as never };
  for (const [name, domain] of Object.entries(offer.params)) {
    const { [name]: _, ...rest } = params;
    yield { ...action, params: rest };
    for (const value of wrong(domain, params[name])) yield { ...action, params: { ...params, [name]: value } };
  }
}

/** Values that are not in a domain, or in another form. */
function wrong(domain: Domain, good: unknown): unknown[] {
  const anyone = [
    undefined,
    null,
    NaN,
    Infinity,
    -1,
    0.5,
    1e9,
    '',
    '0',
    true,
    {},
    [],
    [good],
    { toString: () => good },
    [null],
    [[]],
  ];
  switch (domain.kind) {
    case 'number':
      return [...anyone, domain.min - 1, domain.max + 1, String(good)];
    case 'subset':
    case 'order':
      return [
        ...anyone,
        domain.of[0],
        [...domain.of, ...domain.of],
        [...(good as unknown[]), ...(good as unknown[])],
        domain.of.map(String),
      ];
    case 'assign':
      return [
        ...anyone,
        [...(good as unknown[]), ...(good as unknown[])],
        domain.keys.map((key) => [key]),
        domain.keys.map((key) => [key, 'nobody']),
      ];
    default:
      return [
        ...anyone,
        ...(domain.barred ?? []).map((it) => it.value),
        typeof good === 'number' ? String(good) : [good],
      ];
  }
}
