import { known, type Seat, type View } from '@masque/core';
import { abilityOf, supporter } from '../rules/supporters.ts';
import type { Print } from '../cards/print.ts';
import type { Promised } from '../cards/supporter.ts';
import { handRefs } from '../rules/board.ts';
import { scores, type Counted } from '../rules/score.ts';
import type { State } from '../state.ts';
import { even } from './leaning.ts';
import { claims, own, stays, type Model, type WeighedMove, type KnownSupporter } from './model.ts';

/** The table as a seat knows it, with its preferences. */
export function modelOf(view: View<State>, me: Seat, leaning = even): Model {
  const { areas, hands, supply, discard, options, uncontested } = view;
  const held = hands[me]!.length;
  // During the Selection, the Endorsement of this round is still to come.
  const mine = view.turn === me || view.ability?.by === me;
  const done = (me - view.speaker + areas.length) % areas.length < view.endorsed;
  return {
    me,
    seats: areas.length,
    pieces: areas.flatMap(({ owner, slots }) =>
      slots.map(({ id, up, bribes, card }): KnownSupporter => {
        const face = known(card);
        return { id, owner, face: face === undefined ? null : supporter(face), up, bribes };
      }),
    ),
    supply,
    discard: discard.map(supporter),
    options,
    uncontested,
    leaning,
    left: view.selection || mine || done ? held : held + 1,
  };
}

/** Weight of a rival's lead, relative to one's own points. */
const ENVY = 0.5;
/** A future point is worth less than one already scored. */
const LATER = 0.4;
/** Value of an own card that has not been looked at yet. */
const UNKNOWN = 0.9;

/** Share of an ability's potential for which it waits instead of using it now: less if Bribes run out. */
const patience = (seats: number): number => (seats > 5 ? 0.36 : 0.6);

/** Value of a position for the seat that knows it. */
export function worth(model: Model): number {
  const points = totals(model);
  const mine = points[model.me]!;
  const best = Math.max(...points.filter((_, seat) => seat !== model.me));
  const { fear, spite } = model.leaning;
  const spited = points.reduce((sum, it, seat) => sum + spite(seat) * it, 0);
  return mine - ENVY * best - spited + LATER * plans(model) + fear * safety(model);
}

/** Value of a move. */
export const valueOf = ({ after, extra = 0 }: WeighedMove): number => worth(after) + extra;

/** Value of using the ability of a Supporter that was just revealed, for its best choice or on average. */
export function abilityWorth(model: Model, face: Print, slot: string): number {
  const ability = abilityOf(face.id, model.options.abilities);
  if (!ability) return 0;
  const [first] = Object.values(ability.questions);
  const moves = ability.outlook?.(model) ?? first?.moves(model, { by: model.me, slot }) ?? [];
  return moves.length === 0 ? 0 : Math.max(...moves.map(valueOf)) - worth(model);
}

/** Everybody's points. */
function totals({ seats, pieces }: Model): number[] {
  const areas = Array.from({ length: seats }, (): Counted[] => []);
  for (const it of pieces) areas[it.owner]!.push(it.up ? it : { face: null, bribes: it.bribes });
  return scores(areas).map((it) => it.total);
}

/** What the best Anonymous Supporters would bring beyond the Bribes one could place instead. */
function plans(model: Model): number {
  const mine = own(model);
  const gains: number[] = [];
  for (const it of mine) {
    if (it.up) continue;
    const points = it.face === null ? UNKNOWN : gain(model, mine, it, it.face);
    if (points > 0) gains.push(points);
  }
  gains.sort((a, b) => b - a);
  return gains.slice(0, model.left).reduce((sum, it) => sum + it, 0);
}

/** Points of a later Reveal minus those of a Bribe. */
function gain(model: Model, mine: readonly KnownSupporter[], piece: KnownSupporter, face: Print): number {
  const promise = abilityOf(face.id, model.options.abilities)?.promise.points ?? 0;
  const friends = mine.filter((it) => it !== piece && it.face?.faction === face.faction).length;
  const blocked = stays(model, piece) ? 0 : 1.5;
  return face.value - 1 + patience(model.seats) * promise + 0.4 * friends - (model.supply > 0 ? 1 : 0) - blocked;
}

/** Public Supporters can be contested, Bribes on Anonymous ones can be lost. */
function safety(model: Model): number {
  if (model.left === 0) return 0;
  return own(model).reduce((sum, it) => {
    if (!it.up) return sum - 0.2 * it.bribes;
    const { value } = it.face!;
    return sum + (it.bribes > 0 ? 0.1 * value : 0) + (it.bribes > 1 ? 0.03 * value : 0);
  }, 0);
}

/** How attractive each card of the hand is, by position. */
export function wishes(view: View<State>, me: Seat, leaning = even): { card: string; wish: number }[] {
  const model = modelOf(view, me, leaning);
  return handRefs(view.hands[me]!).flatMap((card, i) => {
    const face = known(view.hands[me]![i]!);
    return face ? [{ card, wish: wish(model, supporter(face)) }] : [];
  });
}

function wish(model: Model, face: Print): number {
  const { value, faction } = face;
  const promise = abilityOf(face.id, model.options.abilities)?.promise;
  const mine = own(model).filter((it) => it.face?.faction === faction).length;
  const taken = claims(model, face, model.me);
  const next = (model.me + 1) % model.seats;
  const deny = own(model, next).filter((it) => it.up && it.face?.faction === faction).length;
  return (
    value +
    (promise ? pointsOf(promise, model.seats) + model.leaning.ability : 0) +
    0.6 * mine +
    0.15 * deny -
    (taken.length > 0 ? 1 + 0.3 * Math.max(...taken.map((it) => it.bribes)) : 0)
  );
}

/** Value of a Supporter's ability with this many Contenders. */
const pointsOf = ({ points, crowd = 0, six = 0 }: Promised, seats: number): number =>
  points + crowd * (seats - 4) + (seats > 5 ? six : 0);
