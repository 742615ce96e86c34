import {
  offersFor,
  randomFor,
  seatsOf,
  seedOf,
  SPECTATOR,
  type Domain,
  type Offer,
  type Seat,
  type Session,
  tableFor,
} from '@masque/core';
import { differences, short } from '../../scenario/compare.ts';
import { Fault } from '../check.ts';
import type { Moment } from '../moment.ts';
import { waitedFor } from '../secrecy/received.ts';
import type { TwinPair, Twins } from '../secrecy/twin.ts';
import type { Observer } from '../suite.ts';
import { place } from '../words.ts';

const SEED = seedOf('closed');

/** How many phones are compared at each moment. */
const PHONES = 3;

/**
 * Others can look over a player's shoulder: while the cards are closed, a phone may show only what everybody knows.
 * The twin differs in everything that a spectator cannot see, including everybody's own cards.
 */
export const closed = (twins: Twins): Observer => ({
  name: 'a closed phone reveals nothing about its own cards',
  moment(moment) {
    for (const pair of twins.at(moment)) if (pair.viewer === SPECTATOR) compare(moment, pair);
  },
});

function compare(moment: Moment, { twin }: TwinPair): void {
  const { session, setting } = moment;
  const asked = waitedFor(session);
  const random = randomFor(SEED, session.n);
  const seats = [...random.shuffle(asked), ...random.shuffle(seatsOf(setting.seats))].slice(0, PHONES);
  const out = moment
    .table(SPECTATOR)
    .seats.flatMap((it) => (it.state === 'out' || it.state === 'ghost' ? [it.seat] : []));
  for (const seat of new Set(seats)) {
    // Players who are out may be shown everything.
    if (out.includes(seat)) continue;
    const [one, other] = [phoneOf(session, seat), phoneOf(twin, seat)];
    if (JSON.stringify(one) === JSON.stringify(other)) continue;
    const [first] = differences(one, other);
    throw new Fault(
      `with its cards covered, the screen of seat ${seat} reveals something about them in ${place(session, setting)}: ${first?.path} is ${short(first?.expected)}, ` +
        `but ${short(first?.got)} if only hidden values differ: draw the card \`down\`, put it into the private area, or make the offer \`private\`, \`veiled\` or \`byHand\`, or its values \`barred\``,
    );
  }
}

/** What a phone shows while the private area is closed. */
function phoneOf(session: Session, seat: Seat): object {
  const { privateArea: _, scene: __, ...table } = tableFor(session, seat);
  return {
    table: unread(table),
    offers: offersFor(session, seat)
      .filter((it) => !it.look?.private)
      .map(drawn),
  };
}

/** Face-down cards are read only by peeking: neither their faces nor names that identify them are drawn before. */
function unread(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unread);
  const isDown = (value as { state?: unknown }).state === 'down';
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      isDown && (key === 'face' || key === 'ref') ? [] : [[key, unread(part)]],
    ),
  );
}

/** An offer as drawn on the open screen. */
function drawn({ type, optional, closed, look, params }: Offer): object {
  return {
    type,
    optional,
    look,
    ...(!look?.veiled && { closed }),
    params: Object.fromEntries(
      Object.entries(params).map(([name, domain]) => [name, asked(domain, look?.veiled === true)]),
    ),
  };
}

/** The question. Cards are chosen from the player's own, with the private area open. */
function asked(domain: Domain, veiled: boolean): object {
  if (domain.kind === 'number') return veiled ? { kind: 'number' } : domain;
  const what = 'what' in domain ? domain.what : domain.kind;
  const { of, names: _, barred: __, ...rest } = domain as Exclude<Domain, { kind: 'number' }> & { barred?: unknown };
  if (veiled || domain.byHand) return { ask: domain.ask, kind: domain.kind };
  return what === 'card' ? { ...rest, single: of.length === 1 } : { ...rest, of };
}
