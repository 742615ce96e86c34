import { offersFor, isOpen, type Domain, type Offer, type Seat, type Session } from '@masque/core';
import { letterOf } from './format.ts';
import { sideTypes, stateOf } from './operate.ts';

/** All that a seat may do now, written as the files write it. */
export const legalOf = (session: Session, seat: Seat): unknown[][] =>
  offersFor(session, seat)
    .filter(isOpen)
    .flatMap((offer) => instances(offer).map((args) => written(session, offer, args)));

function instances({ params }: Offer): unknown[][] {
  return Object.values(params).reduce<unknown[][]>(
    (all, domain) => all.flatMap((args) => valuesIn(domain).map((value) => [...args, value])),
    [[]],
  );
}

function valuesIn(domain: Domain): unknown[] {
  const isSeat = domain.kind === 'seat' || ('what' in domain && domain.what === 'seat');
  const show = (value: unknown): unknown => (isSeat ? letterOf(value as number) : value);
  switch (domain.kind) {
    case 'subset':
      return domain.of.reduce<unknown[][]>((all, value) => all.flatMap((set) => [set, [...set, show(value)]]), [[]]);
    case 'order':
      return domain.max === 1
        ? domain.of.map((it) => [it])
        : domain.of.flatMap((a) => domain.of.flatMap((b) => (a === b ? [] : [[a, b]])));
    case 'number':
    case 'assign':
      return [];
    default:
      return domain.of.map(show);
  }
}

function written(session: Session, { type }: Offer, args: unknown[]): unknown[] {
  const side = Object.keys(sideTypes).find((it) => sideTypes[it] === type);
  if (side) return ['support', side];
  switch (type) {
    case 'no':
      return [stateOf(session).next === 'cards' ? 'done' : 'skip'];
    case 'poison':
      return ['play', 'poisonMixer', ...args];
    case 'swap':
      return ['take', ...args];
    case 'proclaim':
      return ['proclaim', 'society', ...args.flat()];
    case 'loge':
      return ['proclaim', 'loge'];
    case 'arrange': {
      const { foreseen } = stateOf(session);
      return ['arrange', ...(args[0] as number[]).map((place) => foreseen!.cards.secret[place])];
    }
    default:
      return [type, ...args];
  }
}
