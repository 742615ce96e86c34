import { seatsOf, type Random, type Seat } from '@masque/core';
import { actorOf, supporters, type Actor } from '../supporters.ts';
import { bribed, change, own, pieceAt, stays, turnedUp, unbribed, type Model, type Piece } from './model.ts';
import { worth } from './worth.ts';

/** A choice and what the table would look like after it. */
export interface Move<Params> {
  readonly params: Params;
  readonly after: Model;
  /** Worth that the model cannot show. */
  readonly extra?: number;
}

const valueOf = (move: Move<unknown>): number => worth(move.after) + (move.extra ?? 0);

/** The best move; of equal ones, any. `undefined` if there is none. */
export function best<P>(moves: readonly Move<P>[], random: Random): Move<P> | undefined {
  let found: Move<P> | undefined;
  let most = -Infinity;
  for (const move of random.shuffle(moves)) {
    const value = valueOf(move);
    if (value > most) [found, most] = [move, value];
  }
  return found;
}

const top = (moves: readonly Move<unknown>[], otherwise: number): number =>
  moves.length === 0 ? otherwise : Math.max(...moves.map(valueOf));

const down = (pieces: readonly Piece[]): Piece[] => pieces.filter((it) => !it.up);
const withBribes = (pieces: readonly Piece[]): Piece[] => pieces.filter((it) => it.bribes > 0);
const others = (model: Model): Piece[] => model.pieces.filter((it) => it.owner !== model.me);

export const drugMoves = (model: Model, self: string): Move<{ slot: string }>[] =>
  model.pieces
    .filter((it) => it.up && it.id !== self)
    .map((it) => ({
      params: { slot: it.id },
      after: change(model, it.id, { up: false }),
      extra: sleepWorth(model, it),
    }));

/** One's own sleeper may be Revealed again for its ability; that takes an Endorsement. */
const sleepWorth = (model: Model, piece: Piece): number =>
  piece.owner !== model.me ? 0.25 * Math.min(1, model.left) : 0;

export const liftMoves = (model: Model): Move<{ from: string; to: string }>[] =>
  withBribes(model.pieces).flatMap((from) => {
    const lifted = unbribed(model, from.id);
    return own(model)
      .filter((to) => to.id !== from.id)
      .map((to) => ({ params: { from: from.id, to: to.id }, after: bribed(lifted, to.id) }));
  });

export const exposeMoves = (model: Model): Move<{ from: string; slot: string }>[] =>
  withBribes(own(model)).flatMap((from) =>
    down(own(model)).map((it) => ({
      params: { from: from.id, slot: it.id },
      after: turnedUp(unbribed(model, from.id), it.id),
    })),
  );

export function reinforceMoves(model: Model): Move<{ slots: string[] }>[] {
  const open = own(model)
    .filter((it) => it.up)
    .map((it) => it.id);
  const n = Math.min(2, model.supply, open.length);
  const choices =
    n === 2 ? open.flatMap((a, i) => open.slice(i + 1).map((b) => [a, b])) : n === 1 ? open.map((it) => [it]) : [];
  return choices.map((slots) => ({ params: { slots }, after: slots.reduce(bribed, model) }));
}

export const fundMoves = (model: Model): Move<{ slot: string }>[] =>
  own(model).map((it) => ({ params: { slot: it.id }, after: bribed(model, it.id) }));

export const digMoves = (model: Model): Move<{ card: string }>[] =>
  model.discard.map((face, i) => ({
    params: { card: `discard-${i + 1}` },
    after: {
      ...model,
      discard: model.discard.filter((_, j) => j !== i),
      pieces: [...model.pieces, { id: 'dug', owner: model.me, face, up: false, bribes: 0 }],
    },
  }));

export const payMoves = (model: Model): Move<{ slot: string }>[] =>
  withBribes(own(model)).map((it) => ({ params: { slot: it.id }, after: unbribed(model, it.id) }));

export const inspectMoves = (model: Model): Move<{ slot: string }>[] =>
  down(others(model)).map((it) => ({
    params: { slot: it.id },
    after: without(model, it),
    extra: it.face === null ? 0.3 : 0,
  }));

/** Everybody else loses a point for a card discarded; what it could have become counts too. */
export function verdictWorth(model: Model, slot: string): number {
  const piece = pieceAt(model, slot);
  const { value } = supporters[piece.face!];
  return worth(without(model, piece)) - worth(model) + 0.2 * (value - 1);
}

const without = (model: Model, piece: Piece): Model => ({
  ...model,
  pieces: model.pieces.filter((it) => it !== piece),
  supply: model.supply + piece.bribes,
});

/** At whom the Wizard looks: where there is most to find. */
export const spyWorth = (model: Model, target: Seat): number => {
  const there = down(own(model, target));
  return (
    there.filter((it) => it.face === null).length +
    Math.max(0, ...there.map((it) => (it.face === null ? 0 : supporters[it.face].value - 1)))
  );
};

export function swapMoves(model: Model, target: Seat): Move<{ give: string; take: string }>[] {
  return down(own(model)).flatMap((give) =>
    down(own(model, target)).map((take) => {
      const swapped = change(change(model, give.id, { face: take.face }), take.id, { face: give.face });
      return { params: { give: give.id, take: take.id }, after: bribed(swapped, give.id) };
    }),
  );
}

/** What using an ability would bring, by its best choice or, where chance has a part, on average. */
export function abilityWorth(model: Model, actor: Actor, self: string): number {
  const now = worth(model);
  switch (actor) {
    case 'herbalist':
      return top(drugMoves(model, self), now) - now;
    case 'councillor':
      return top(liftMoves(model), now) - now;
    case 'preacher':
      return top(exposeMoves(model), now) - now;
    case 'blacksmith':
      return top(reinforceMoves(model), now) - now;
    case 'miner':
      return top(model.discard.length > 0 ? digMoves(model) : fundMoves(model), now) - now;
    case 'inquisitor':
      return Math.max(0, top(inspectMoves(model), now) - now);
    case 'wizard':
      return wizardWorth(model);
    case 'judge':
      return worth(levied(model)) - now;
    case 'mystic':
      return worth(shuffled(model)) - now;
  }
}

/** A Bribe, and the difference between the worst of one's own and a good one of another. */
function wizardWorth(model: Model): number {
  const mine = down(own(model));
  if (mine.length === 0 || down(others(model)).length === 0) return 0;
  const least = Math.min(...mine.map((it) => (it.face === null ? 2 : supporters[it.face].value)));
  const found = Math.max(
    0,
    ...seatsOf(model.seats)
      .filter((seat) => seat !== model.me)
      .map((seat) => down(own(model, seat)).length),
  );
  return Math.min(1, model.supply) + Math.min(1, model.left) * 0.35 * Math.min(found, 3) * (3 - least) * 0.5;
}

/** After the Judge: everybody pays where it hurts least, which is a point for each. */
const levied = (model: Model): Model =>
  seatsOf(model.seats).reduce((now, seat) => {
    const payers = withBribes(own(now, seat));
    const payer = payers.find((it) => !it.up) ?? payers[0];
    return payer ? unbribed(now, payer.id) : now;
  }, model);

/** After the Mystic: no Bribes on Anonymous Supporters, nobody knows what lies where, as many cards for each. */
function shuffled(model: Model): Model {
  const hidden = down(model.pieces);
  const each = hidden.length / model.seats;
  const first = (seat: Seat): number => (seat - model.me - 1 + model.seats) % model.seats;
  const pieces = seatsOf(model.seats).flatMap((seat) =>
    Array.from({ length: Math.floor(each) + (first(seat) < hidden.length % model.seats ? 1 : 0) }, (_, i): Piece => ({
      id: `new-${seat}-${i}`,
      owner: seat,
      face: null,
      up: false,
      bribes: 0,
    })),
  );
  return {
    ...model,
    pieces: [...model.pieces.filter((it) => it.up), ...pieces],
    supply: model.supply + hidden.reduce((sum, it) => sum + it.bribes, 0),
  };
}

/** Endorsements: every Bribe and every Reveal, with what its ability would bring. */
export const bribeMoves = (model: Model): Move<{ slot: string }>[] => (model.supply > 0 ? fundMoves(model) : []);

export const revealMoves = (model: Model): Move<{ slot: string }>[] =>
  down(own(model)).map((it) => {
    const after = turnedUp(model, it.id);
    const actor = it.face === null ? null : actorOf(it.face, model.options.abilities);
    return { params: { slot: it.id }, after, extra: actor && stays(model, it) ? abilityWorth(after, actor, it.id) : 0 };
  });
