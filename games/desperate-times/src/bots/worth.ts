import { supporters, actorOf, type Actor } from '../supporters.ts';
import { claims, own, stays, totals, type Model, type Piece } from './model.ts';

/** What the ability of a Supporter is worth on average with four Contenders, in points, if it is used when it pays most. */
const promises: Readonly<Record<Actor, number>> = {
  wizard: 0.9,
  herbalist: 1.9,
  mystic: 1.3,
  councillor: 2.6,
  preacher: 1.4,
  inquisitor: 1.4,
  blacksmith: 3.2,
  miner: 1.6,
  judge: 0.9,
};

/** How much more for each further Contender: Bribes become scarce, and the hand is short. */
const crowd: Readonly<Partial<Record<Actor, number>>> = {
  blacksmith: 1.1,
  preacher: 0.9,
  miner: 0.7,
  herbalist: 0.5,
  judge: 0.4,
  councillor: 0.4,
  mystic: 0.2,
  inquisitor: 0.2,
};

/** And how much more with six, where hands are short and there are 30 Endorsements for 16 Bribes. */
const withSix: Readonly<Partial<Record<Actor, number>>> = {
  preacher: 1.2,
  councillor: 1,
  herbalist: 0.4,
  inquisitor: 0.4,
};

/** What the ability of a Supporter promises at this table. */
export const promiseOf = (actor: Actor, seats: number): number =>
  promises[actor] + (crowd[actor] ?? 0) * (seats - 4) + (seats > 5 ? (withSix[actor] ?? 0) : 0);

/** How much of a rival's lead counts against one's own points. */
const ENVY = 0.5;
/** A point that still has to be made is worth less than one made. */
const LATER = 0.4;

/** What an own card brings that one has yet to look at. */
const UNKNOWN = 0.9;

/** How much of an ability's promise one waits for instead of using it as well as one can now: less where Bribes run out. */
const patience = (seats: number): number => (seats > 5 ? 0.36 : 0.6);

/** How good a position is for the seat that knows it. */
export function worth(model: Model): number {
  const points = totals(model);
  const mine = points[model.me]!;
  const best = Math.max(...points.filter((_, seat) => seat !== model.me));
  return mine - ENVY * best + LATER * plans(model) + safety(model);
}

/** What the best Anonymous Supporters would bring beyond the Bribes one could place instead. */
function plans(model: Model): number {
  const gains = own(model)
    .filter((it) => !it.up)
    .map((it) => (it.face === null ? UNKNOWN : gain(model, it)))
    .filter((it) => it > 0)
    .sort((a, b) => b - a);
  return gains.slice(0, model.left).reduce((sum, it) => sum + it, 0);
}

/** Points of a later Reveal over those of a Bribe. */
function gain(model: Model, piece: Piece): number {
  const { value, faction } = supporters[piece.face!];
  const actor = actorOf(piece.face!, model.options.abilities);
  const friends = own(model).filter(
    (it) => it !== piece && it.face !== null && supporters[it.face].faction === faction,
  ).length;
  const blocked = stays(model, piece) ? 0 : 1.5;
  return (
    value -
    1 +
    (actor ? patience(model.seats) * promises[actor] : 0) +
    0.4 * friends -
    (model.supply > 0 ? 1 : 0) -
    blocked
  );
}

/** Public Supporters can be contested, Bribes on Anonymous ones can be lost to a Mystic. */
function safety(model: Model): number {
  if (model.left === 0) return 0;
  return own(model).reduce((sum, it) => {
    if (!it.up) return sum - 0.2 * it.bribes;
    const value = supporters[it.face!].value;
    return sum + (it.bribes > 0 ? 0.1 * value : 0) + (it.bribes > 1 ? 0.03 * value : 0);
  }, 0);
}

/** Is the name of this Supporter taken, so that one would have to outbid somebody for it? */
export const isTaken = (model: Model, piece: Piece): boolean =>
  piece.face !== null && claims(model, piece.face, piece.owner).length > 0;
