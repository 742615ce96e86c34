import type { Action, Domain, Offer } from '@masque/core';
import type { Sentences } from '@masque/messages';

/** What somebody did, in the words of the offer it answered: "Steal (from Tom)". */
export function answerWords({ type, params }: Action, offer: Offer | undefined, words: Sentences): string {
  const label = words.say(offer?.look?.label ?? `offer.${type}`);
  const given = Object.entries(params).map(([name, value]) => valueWords(value, offer?.params[name], words));
  return given.length === 0 ? label : `${label} (${given.join('; ')})`;
}

function valueWords(value: unknown, domain: Domain | undefined, words: Sentences): string {
  if (Array.isArray(value)) return value.map((it) => valueWords(it, domain, words)).join(', ') || '–';
  if (!domain || domain.kind === 'number') return String(value);
  if (value === null) return 'none' in domain && domain.none !== undefined ? words.say(domain.none) : '–';
  const at = domain.of.findIndex((it) => it === value);
  const name = domain.names?.[at];
  if (name !== undefined) return words.say(name);
  const what = 'what' in domain ? domain.what : domain.kind;
  return what === 'seat' && typeof value === 'number' ? words.name(value) : String(value);
}
