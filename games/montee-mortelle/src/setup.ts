import { NOBODY, declassify, seatsOf, secret, type Random, type Seat, type Secret, type Setup } from '@masque/core';
import { deal, faceDown, notebooks, shuffle } from '@masque/mechanics';
import {
  kinds,
  membersFor,
  OBJECT,
  objects,
  PROFESSION,
  professionNames,
  SOCIETY,
  sorted,
  type ObjectKind,
  type Profession,
  type Society,
} from './cards/index.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** The maximum number of objects in a hand, by number of players. */
export const limitFor = (seats: number): number => (seats === 3 ? 8 : seats === 4 ? 6 : 5);

/** The kinds of objects at a table: the chosen set, without those that are not used with this number of players. */
export const setFor = ({ objectSet, extras }: Options, seats: number): ObjectKind[] =>
  kinds.filter((kind) => {
    const { seal, seats: { min = 0, max = Infinity } = {} } = objects[kind];
    if (seats < min || seats > max) return false;
    return seal || objectSet === 'full' || (objectSet === 'custom' && extras.includes(kind));
  });

/** Deals professions, societies, the opening hands (sealed objects and both Bags) and the pile. */
export function setup({ seats, options, random }: Setup<Options>): State {
  const set = setFor(options, seats);
  const [professions, pool] = deal(shuffle(random, faceDown(professionNames, PROFESSION)), seats, 1);
  const half = membersFor(seats);
  const [societies, left] = deal(shuffle(random, faceDown(sides(half), SOCIETY)), seats, 1);
  const { hands, opening, pile } = dealObjects(random, set, seats);
  const named = Math.min(options.startsAt, seats) - 1;
  return {
    ...position(seats, options, options.firstSeat === 'host' ? named : random.below(seats)),
    set,
    opening: options.openingVisible ? sorted(opening) : null,
    societies: societies.map(([card]) => card!),
    spare: left[0] ?? null,
    professions: professions.map(([card]) => ({ card: card!, up: null })),
    pool,
    hands,
    pile,
  };
}

const sides = (half: number): Society[] => [
  ...Array<Society>(half).fill('order'),
  ...Array<Society>(half).fill('brotherhood'),
];

/** Both Bags and some sealed objects form the opening hands: one each, or two each for three players. */
function dealObjects(
  random: Random,
  set: readonly ObjectKind[],
  seats: number,
): Pick<State, 'hands' | 'pile'> & { opening: ObjectKind[] } {
  const cards = set.flatMap((kind) => Array<ObjectKind>(objects[kind].copies).fill(kind));
  const each = seats === 3 ? 2 : 1;
  const bags = cards.filter((kind) => objects[kind].bag);
  const sealed = random.shuffle(cards.filter((kind) => objects[kind].seal && !objects[kind].bag));
  const opening = sealed.slice(0, seats * each - bags.length);
  const rest = [...sealed.slice(opening.length), ...cards.filter((kind) => !objects[kind].seal)];
  const [hands] = deal(shuffle(random, faceDown([...opening, ...bags], OBJECT)), seats, each);
  return {
    hands: hands.map((hand, seat) => inOrder(hand, seat)),
    opening,
    pile: shuffle(random, faceDown(rest, OBJECT)),
  };
}

const inOrder = (hand: readonly Secret<ObjectKind>[], seat: Seat): Secret<ObjectKind>[] =>
  sorted(hand.map(declassify)).map((kind) => secret(kind, [seat], OBJECT));

/** The state before the deal. */
export function position(seats: number, options: Options, active: Seat): State {
  const each = <T>(value: (seat: Seat) => T): T[] => seatsOf(seats).map(value);
  return {
    options,
    set: setFor(options, seats),
    limit: limitFor(seats),
    opening: null,
    societies: [],
    spare: null,
    professions: [],
    pool: [],
    hands: [],
    pile: [],
    ready: null,
    active,
    turns: 1,
    passes: 0,
    acted: null,
    demanded: false,
    next: 'main',
    asked: null,
    todo: secret([], NOBODY),
    offer: null,
    chooser: null,
    rotation: null,
    overflow: null,
    foreseen: null,
    duel: null,
    duels: 0,
    early: null,
    window: null,
    lull: 0,
    held: false,
    proclamation: null,
    notebooks: notebooks(seats),
    touched: { hands: each(() => 0), professions: each(() => 0) },
    pinned: [],
    regard: each(() => each(() => 0)),
    left: [],
  };
}

/** A profession in front of a seat, as it is dealt. */
export const before = (seat: Seat, profession: Profession, up = false): State['professions'][number] => ({
  card: secret(profession, up ? 'all' : [seat], PROFESSION),
  up: up ? profession : null,
});
