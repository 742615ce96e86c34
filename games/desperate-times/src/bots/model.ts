import { seen, type Seat, type View } from '@masque/core';
import type { Options } from '../options.ts';
import { scores } from '../rules/score.ts';
import type { State } from '../state.ts';
import { isVillager, type Supporter } from '../supporters.ts';

/** A Supporter as one seat knows it. */
export interface Piece {
  readonly id: string;
  readonly owner: Seat;
  /** `null`: not known to this seat. */
  readonly face: Supporter | null;
  readonly up: boolean;
  readonly bribes: number;
}

/** The table as one seat knows it: what a bot tries its moves on. */
export interface Model {
  readonly me: Seat;
  readonly seats: number;
  readonly pieces: readonly Piece[];
  readonly supply: number;
  readonly discard: readonly Supporter[];
  readonly options: View<Options>;
  /** Own Endorsements after the present one. */
  readonly left: number;
}

export function modelOf(view: View<State>, me: Seat): Model {
  const held = view.hands[me]!.length;
  // In the Selection the Endorsement of this round is still to come.
  const left = view.selection
    ? held
    : view.turn === me || view.ability?.by === me
      ? held
      : held + (hasEndorsed(view, me) ? 0 : 1);
  return {
    me,
    seats: view.areas.length,
    pieces: view.areas.flatMap(({ owner, slots }) =>
      slots.map(({ id, up, bribes, card }): Piece => ({ id, owner, face: seen(card) ?? null, up, bribes })),
    ),
    supply: view.supply,
    discard: view.discard,
    options: view.options,
    left,
  };
}

const hasEndorsed = (view: View<State>, seat: Seat): boolean => {
  const place = (seat - view.speaker + view.areas.length) % view.areas.length;
  return place < view.endorsed;
};

export const own = (model: Model, seat: Seat = model.me): Piece[] => model.pieces.filter((it) => it.owner === seat);
export const pieceAt = (model: Model, id: string): Piece => model.pieces.find((it) => it.id === id)!;

export const change = (model: Model, id: string, to: Partial<Piece>): Model => ({
  ...model,
  pieces: model.pieces.map((it) => (it.id === id ? { ...it, ...to } : it)),
});

/** One Bribe more, if there is one. */
export const bribed = (model: Model, id: string): Model =>
  model.supply === 0
    ? model
    : { ...change(model, id, { bribes: pieceAt(model, id).bribes + 1 }), supply: model.supply - 1 };

/** One Bribe less. */
export const unbribed = (model: Model, id: string): Model => ({
  ...change(model, id, { bribes: pieceAt(model, id).bribes - 1 }),
  supply: model.supply + 1,
});

/** The public copies of a face that a newcomer of `owner` would have to beat. */
export const claims = (model: Model, face: Supporter, owner: Seat): Piece[] =>
  isVillager(face) && !model.options.villagersContest
    ? []
    : model.pieces.filter((it) => it.up && it.owner !== owner && it.face === face);

/** Would this piece stay up if it were turned up now? */
export function stays(model: Model, piece: Piece): boolean {
  const rivals = piece.face === null ? [] : claims(model, piece.face, piece.owner);
  if (rivals.length === 0) return true;
  const top = Math.max(...rivals.map((it) => it.bribes));
  return piece.bribes > top || (piece.bribes === top && model.options.contestTie === 'newcomer');
}

/** A known piece turned up, with the contest that follows. */
export function turnedUp(model: Model, id: string): Model {
  const piece = pieceAt(model, id);
  const rivals = piece.face === null ? [] : claims(model, piece.face, piece.owner);
  const top = Math.max(-1, ...rivals.map((it) => it.bribes));
  const bothDown = piece.bribes === top && model.options.contestTie === 'both_down';
  const up = stays(model, piece);
  const lost = up || bothDown ? rivals.map((it) => it.id) : [];
  return lost.reduce((now, rival) => change(now, rival, { up: false }), change(model, id, { up }));
}

/** Everybody's points. */
export const totals = (model: Model): number[] =>
  scores(
    Array.from({ length: model.seats }, (_, seat) =>
      own(model, seat).map(({ face, up, bribes }) => ({ face: up ? face : null, bribes })),
    ),
  ).map((it) => it.total);
