import type { Assign, Domain, Seat, Value } from '@masque/core';
import type { CardLook, Table } from '@masque/core/table';
import type { Translator } from '../i18n/translator.ts';
import { kindOf, type Draft } from './draft.ts';

/** The cards that offers can refer to, and that are tapped where they lie. */
export type CardsByRef = ReadonlyMap<Value, { readonly card: CardLook; readonly n: number; readonly owner?: Seat }>;

/** All cards of a table that offers can refer to. */
export const cardsOf = (table: Table): CardsByRef => {
  const all = new Map<Value, { card: CardLook; n: number; owner?: Seat }>();
  const add = (cards: readonly CardLook[] = [], owner?: Seat) =>
    cards.forEach(
      (card, i) => card.ref !== undefined && !all.has(card.ref) && all.set(card.ref, { card, n: i + 1, owner }),
    );
  add(table.privateArea?.cards);
  for (const extra of table.privateArea?.extra ?? []) add(extra.cards);
  for (const zone of table.zones ?? []) add(zone.cards);
  for (const { seat, cards } of table.seats) add(cards, seat);
  return all;
};

/** The same with their faces, for places where the viewer sees them anyway. */
export const unveiled = (cards: CardsByRef): CardsByRef =>
  new Map([...cards].map(([ref, it]) => [ref, { ...it, card: { ...it.card, state: 'up' } }]));

/** The public name of a card: its place, or its face if everybody can see it. */
export const openCardName = (t: Translator, ref: Value, cards: CardsByRef): string => {
  const found = cards.get(ref);
  if (!found) return String(ref);
  const { card, n, owner } = found;
  if (card.label) return t.msg(card.label);
  if (card.face && card.state !== 'down') return t.msg(card.face.name);
  return t.msg(
    owner === undefined
      ? { key: 'ui.card.nth', args: { n } }
      : { key: 'ui.card.of', args: { n, who: { seat: owner } } },
  );
};

/** The name of a value of a domain, without revealing what only the viewer may see. */
export const valueName = (t: Translator, domain: Domain, value: Value | null, cards: CardsByRef): string => {
  if (value === null) return 'none' in domain && domain.none ? t.msg(domain.none) : t.msg('ui.fill.none');
  if (domain.kind !== 'number') {
    const name = domain.names?.[domain.of.indexOf(value)];
    if (name !== undefined) return t.msg(name);
  }
  const kind = kindOf(domain);
  if (kind === 'seat' && typeof value === 'number') return t.name(value);
  return kind === 'card' || cards.has(value) ? openCardName(t, value, cards) : String(value);
};

/** The name of a key of an assignment. */
export const keyName = (t: Translator, { keys, keysAre, keyNames }: Assign, key: Value, cards: CardsByRef): string => {
  const name = keyNames?.[keys.indexOf(key)];
  if (name !== undefined) return t.msg(name);
  if (keysAre === 'option') return String(key);
  const seat = keysAre ? keysAre === 'seat' : t.names.some((n) => n.seat === key);
  return typeof key === 'number' && seat ? t.name(key) : openCardName(t, key, cards);
};

/** The question asked for a parameter. */
export const askOf = (t: Translator, domain: Domain): string => t.msg(domain.ask ?? `ui.fill.${domain.kind}`);

/** The values chosen so far, in one line, after the offer's own text. */
export const summaryOf = (
  t: Translator,
  draft: Draft,
  cards: CardsByRef,
  isMarked: (domain: Domain) => boolean,
): string => {
  const values = Object.entries(draft.offer.params).flatMap(([name, d]) => {
    const value = draft.params[name];
    if (d.kind === 'assign' || value === undefined || isMarked(d)) return [];
    const list = Array.isArray(value) ? (value as Value[]) : [value as Value | null];
    return list.map((v) => valueName(t, d, v, cards));
  });
  const note = draft.offer.look?.note ? t.msg(draft.offer.look.note) : '';
  return [note, values.length ? t.list(values) : ''].filter(Boolean).join(' · ');
};
