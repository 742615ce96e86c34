import type { CardLook, Counter, Domain, Message, MessageArg, Offer, OfferLook, Table } from '@masque/core';

/** A message that a game shows, and where. */
export interface Spoken {
  readonly key: string;
  readonly args: { readonly [name: string]: unknown };
  /** "present: seats.2.note" */
  readonly where: string;
}

/** The arguments of a message that takes none. */
export const NOTHING: Spoken['args'] = Object.freeze({});

/** A message and those in its arguments. */
export function* spoken(message: Message | undefined, where: string): Generator<Spoken> {
  if (message === undefined) return;
  if (typeof message === 'string') return yield { key: message, args: NOTHING, where };
  const { key, args = NOTHING } = message;
  yield { key, args, where };
  for (const arg of Object.values(args)) yield* inArg(arg, where);
}

/** The messages in arguments. Those of a log line may contain anything. */
export function* inArg(arg: unknown, where: string): Generator<Spoken> {
  if (typeof arg !== 'object' || arg === null) return;
  if ('msg' in arg) yield* spoken((arg as { msg: Message }).msg, where);
  if ('list' in arg) for (const part of (arg as { list: readonly MessageArg[] }).list) yield* inArg(part, where);
}

/** All messages of a table. */
export function* ofTable(table: Table): Generator<Spoken> {
  const at = (place: string) => `present, ${place}`;
  yield* spoken(table.title, at('title'));
  yield* spoken(table.claim?.text, at('claim'));
  yield* spoken(table.claim?.note, at('note of the claim'));
  yield* spoken(table.ask?.text, at('ask'));
  yield* spoken(table.ask?.note, at('note of the ask'));
  for (const seat of table.seats) {
    const who = at(`seat ${seat.seat}`);
    yield* spoken(seat.note, who);
    yield* ofCards(seat.cards, who);
    yield* ofCounters(seat.counters, who);
    for (const badge of seat.badges ?? []) yield* spoken(badge.label, `${who}, badge`);
  }
  for (const zone of table.zones ?? []) {
    yield* spoken(zone.label, at(`zone ${zone.id}`));
    yield* ofCards(zone.cards, at(`zone ${zone.id}`));
    yield* ofCounters(zone.counter && [zone.counter], at(`zone ${zone.id}`));
  }
  yield* ofCards(table.privateArea?.cards, at('private area'));
  yield* ofCounters(table.privateArea?.counters, at('private area'));
  for (const extra of table.privateArea?.extra ?? []) {
    yield* spoken(extra.label, at('private area, extra'));
    yield* ofCards(extra.cards, at('private area, extra'));
  }
  for (const fact of table.privateArea?.facts ?? []) yield* spoken(fact, at('private area, facts'));
  for (const arrow of table.arrows ?? []) yield* spoken(arrow.label, at('arrow'));
  yield* spoken(table.ballot?.title, at('title of the ballot'));
  for (const vote of table.ballot?.votes ?? []) yield* spoken(vote.choice ?? undefined, at('vote'));
  for (const stat of table.stats ?? []) {
    yield* spoken(stat.label, at('stats'));
    if (typeof stat.value !== 'number') yield* spoken(stat.value, at('stats'));
  }
  for (const { id, label, spaces } of table.tracks ?? []) {
    yield* spoken(label, at(`track ${id}`));
    for (const space of spaces) yield* spoken(space.label, at(`track ${id}`));
  }
}

function* ofCards(cards: readonly CardLook[] | undefined, where: string): Generator<Spoken> {
  for (const card of cards ?? []) {
    yield* spoken(card.label, `${where}, label of a card`);
    yield* ofCounters(card.counters, `${where}, card`);
    if (!card.face) continue;
    const face = `${where}, face "${card.face.id}"`;
    yield* spoken(card.face.name, face);
    yield* spoken(card.face.text, face);
    for (const tag of card.face.tags ?? []) yield* spoken(tag, face);
    yield* spoken(card.face.emblem?.name, face);
  }
}

function* ofCounters(counters: readonly Counter[] | undefined, where: string): Generator<Spoken> {
  for (const counter of counters ?? []) yield* spoken(counter.label, `${where}, counter`);
}

/** The fields of a look that are messages. The compiler requires new ones to be listed here. */
const said = { label: 0, note: 0, group: 0, aside: 0 } satisfies {
  [K in keyof OfferLook as Message extends Required<OfferLook>[K] ? K : never]-?: 0;
};

/** All messages of an offer. */
export function* ofOffer({ type, look, closed, params }: Offer): Generator<Spoken> {
  const where = `offer "${type}"`;
  yield* spoken(look?.label ?? `offer.${type}`, where);
  for (const key of Object.keys(said) as (keyof typeof said)[]) if (key !== 'label') yield* spoken(look?.[key], where);
  yield* spoken(closed, `${where}, closed`);
  for (const [name, domain] of Object.entries(params)) yield* ofDomain(domain, `${where}, parameter "${name}"`);
}

function* ofDomain(domain: Domain, where: string): Generator<Spoken> {
  yield* spoken(domain.ask, where);
  if ('names' in domain) for (const name of domain.names ?? []) yield* spoken(name, where);
  if ('none' in domain) yield* spoken(domain.none, where);
}
