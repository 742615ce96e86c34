import {
  hereOf,
  isOpen,
  offersFor,
  randomFor,
  sample,
  seatsOf,
  seedOf,
  step,
  type Domain,
  type Offer,
  type Seat,
  type Session,
} from '@masque/core';
import { short } from '../../scenario/compare.ts';
import { Fault, type Check } from '../check.ts';
import { handles } from '../phases.ts';
import type { Plan, Setting } from '../setting.ts';
import { isSample, rounds, walk } from '../walk.ts';
import { errorWords, place } from '../words.ts';

/** Whatever is offered can be taken, with any values from its domains. */
export const accepted = (plan: Plan): Check => ({
  name: 'every offer that is open is well made, accepted, and does something',
  run() {
    for (const { setting, round } of rounds(plan, 2))
      for (const { session } of walk(plan, setting, { round }))
        if (isSample(session)) for (const seat of seatsOf(session.start.seats)) offered(session, seat, setting);
  },
});

function offered(session: Session, seat: Seat, setting: Setting): void {
  const offers = offersOf(session, seat, setting);
  const random = randomFor(seedOf('accepted'), session.n * 100 + seat);
  for (const offer of offers) {
    const said = `offer "${offer.type}" of seat ${seat} in ${place(session, setting)}`;
    for (const [name, domain] of Object.entries(offer.params))
      wellMade(domain, session, `${said}: its parameter "${name}"`);
    wellDrawn(offer, said);
    if (!isOpen(offer)) continue;
    if (!handles(session, offer.type))
      throw new Fault(
        `${said} is open, but phase "${hereOf(session).phase}" has no \`on.${offer.type}\`: taking it does nothing`,
      );
    for (let i = 0; i < 2; i++) {
      const action = sample(offer, random);
      const next = step(session, { at: session.at, seat, action });
      if (next.ok) continue;
      const why = next.error === undefined ? next.code : `the rule throws ${errorWords(next.error)}`;
      throw new Fault(`${said} is open, but refused when taken with ${short(action.params)}: ${why}`);
    }
  }
  if (offers.filter((it) => it.look?.main && isOpen(it)).length > 1)
    throw new Fault(`seat ${seat} has more than one \`main\` offer in ${place(session, setting)}`);
}

/** What is drawn with one's cards only must not be waited for. */
function wellDrawn({ look, optional, params }: Offer, said: string): void {
  const free = Object.keys(params).length === 0;
  if (look?.private && !optional) throw new Fault(`${said} is private, but waited for: everybody sees that it is`);
  if (look?.both && !free) throw new Fault(`${said} is given with both thumbs, but has parameters`);
}

function offersOf(session: Session, seat: Seat, setting: Setting): readonly Offer[] {
  try {
    return offersFor(session, seat);
  } catch (error) {
    throw new Fault(`offers throws for seat ${seat} in ${place(session, setting)}: ${errorWords(error)}`);
  }
}

function wellMade(domain: Domain, session: Session, said: string): void {
  if (domain.kind === 'number') {
    if (!Number.isInteger(domain.min) || !Number.isInteger(domain.max))
      throw new Fault(`${said} has bounds that are not whole numbers`);
    return;
  }
  if (new Set(domain.of).size !== domain.of.length) throw new Fault(`${said} lists a value twice: ${short(domain.of)}`);
  const what = 'what' in domain ? domain.what : domain.kind;
  if (domain.names && domain.names.length !== domain.of.length)
    throw new Fault(`${said} has ${domain.of.length} values but ${domain.names.length} names`);
  if (what === 'option' && !domain.names && domain.of.some((it) => typeof it === 'string'))
    throw new Fault(`${said} lists options that have no names: ${short(domain.of)}`);
  if (
    what === 'seat' &&
    domain.kind !== 'assign' &&
    domain.of.some((it) => !seatsOf(session.start.seats).includes(it as Seat))
  )
    throw new Fault(`${said} names seats that are not at the table: ${short(domain.of)}`);
}
