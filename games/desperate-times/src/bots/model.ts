import type { Seat } from '@masque/core';
import type { FaceId, Print } from '../cards/print.ts';
import type { Options } from '../options.ts';

/** A Supporter as one seat knows it. */
export interface KnownSupporter {
  readonly id: string;
  readonly owner: Seat;
  /** `null` if this seat does not know it. */
  readonly face: Print | null;
  readonly up: boolean;
  readonly bribes: number;
}

/** What a temperament adds to the value of moves, in points. */
export interface Leaning {
  /** To a Reveal that survives its contest, instead of a Bribe. */
  readonly reveal: number;
  /** To a Reveal that wins a contest. */
  readonly contest: number;
  /** To using an ability, and to a Supporter that has one. */
  readonly ability: number;
  /** Factor on the risks to one's own Supporters. */
  readonly fear: number;
  /** Weight of each point of a seat, relative to one's own. */
  readonly spite: (seat: Seat) => number;
}

/** The table as one seat knows it, on which a bot tries its moves. */
export interface Model {
  readonly me: Seat;
  readonly seats: number;
  readonly pieces: readonly KnownSupporter[];
  readonly supply: number;
  readonly discard: readonly Print[];
  readonly options: Options;
  /** Faces that nobody contests. */
  readonly uncontested: readonly FaceId[];
  readonly leaning: Leaning;
  /** Own Endorsements after the current one. */
  readonly left: number;
}

/** A choice and the resulting table. */
export type WeighedMove<Choice = object> = Choice & {
  readonly after: Model;
  /** Value that the model does not represent. */
  readonly extra?: number;
};

export const own = (model: Model, seat: Seat = model.me): KnownSupporter[] =>
  model.pieces.filter((it) => it.owner === seat);
export const others = (model: Model): KnownSupporter[] => model.pieces.filter((it) => it.owner !== model.me);
/** The Anonymous Supporters. */
export const hidden = (pieces: readonly KnownSupporter[]): KnownSupporter[] => pieces.filter((it) => !it.up);
export const withBribes = (pieces: readonly KnownSupporter[]): KnownSupporter[] => pieces.filter((it) => it.bribes > 0);
export const pieceAt = (model: Model, id: string): KnownSupporter => model.pieces.find((it) => it.id === id)!;

export const change = (model: Model, id: string, to: Partial<KnownSupporter>): Model => ({
  ...model,
  pieces: model.pieces.map((it) => (it.id === id ? { ...it, ...to } : it)),
});

/** Adds a Bribe, if there is one left. */
export const bribed = (model: Model, id: string): Model =>
  model.supply === 0
    ? model
    : { ...change(model, id, { bribes: pieceAt(model, id).bribes + 1 }), supply: model.supply - 1 };

/** Removes a Bribe. */
export const unbribed = (model: Model, id: string): Model => ({
  ...change(model, id, { bribes: pieceAt(model, id).bribes - 1 }),
  supply: model.supply + 1,
});

/** The public copies of a face that a newcomer of `owner` would have to beat. */
export const claims = (model: Model, face: Print, owner: Seat): KnownSupporter[] =>
  model.uncontested.includes(face.id)
    ? []
    : model.pieces.filter((it) => it.up && it.owner !== owner && it.face?.id === face.id);

/** Would this piece stay up if it were turned up now? */
export function stays(model: Model, piece: KnownSupporter): boolean {
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
