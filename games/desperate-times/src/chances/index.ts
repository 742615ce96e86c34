import { declassify, type Seat } from '@masque/core';
import { supporters } from '../cards/index.ts';
import { factions, type Print } from '../cards/print.ts';
import { abilityOf, supporter } from '../rules/supporters.ts';
import type { State } from '../state.ts';
import { learned } from './learned.ts';

/**
 * What a position looks like for each seat, with all cards open: what the chances to win depend on. What each of these
 * is worth was learned from games of bots (`tools/fit.ts`), by the number of seats and the cards left in a hand.
 */
export function features(state: State): number[][] {
  const { hands, endorsed, speaker, selection, supply } = state;
  const n = hands.length;
  const rows = state.areas.map(({ slots }) =>
    slots.map(({ card, up, bribes }): LaidSupporter => ({ face: supporter(declassify(card)), up, bribes })),
  );
  const promise = ({ id }: Print): number => abilityOf(id, state.options.abilities)?.promise.points ?? 0;
  const dearest = (seat: Seat): number =>
    Math.max(
      0,
      ...hands[(seat + n) % n]!.map((card) => supporter(declassify(card))).map((it) => it.value + promise(it)),
    );
  // Hands go to the left: once all have laid down a card, one waits for that of one's neighbour on the right.
  const next = (seat: Seat): Seat => (selection ? seat : seat - 1);
  return rows.map((row, seat) => {
    const place = (seat - speaker + n) % n;
    const isOpen = selection !== null || place >= endorsed;
    const left = hands[seat]!.length - (selection ? 1 : 0) + (isOpen ? 1 : 0);
    const rivals = rows.filter((_, other) => other !== seat);
    const up = row.filter((it) => it.up);
    const down = row.filter((it) => !it.up);
    const leads = factions.map((faction) => leadOf(faction, row, rivals));
    const sum = (of: (lead: Lead) => boolean): number => leads.reduce((all, it) => all + (of(it) ? it.own : 0), 0);
    const plans = down
      .map((it) => planOf(it, row, rivals, promise(it.face)))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, left);
    const bribes = (of: readonly LaidSupporter[]): number => of.reduce((all, it) => all + it.bribes, 0);
    return [
      bribes(row) + down.length + up.reduce((all, { face }) => all + face.value, 0) + sum(({ by }) => by > 0),
      isOpen ? 1 : 0,
      ...[0, 1, 2, 3].map((i) => plans.reduce((all, it) => all + it.parts[i]!, 0)),
      up.reduce((all, it) => all + (threat(it, rivals) > 0 ? it.face.value - 1 : 0), 0),
      up.reduce((all, it) => all + (threat(it, rivals) === 0 ? it.face.value - 1 : 0), 0),
      isOpen ? place / n : 0,
      bribes(down),
      bribes(up),
      sum(({ by }) => by === 1),
      sum(({ by }) => by > 1),
      sum(({ by }) => by === 0),
      down.reduce((all, { face }) => all + face.value, 0),
      dearest(next(seat)),
      dearest(next(seat) - 1),
      Math.min(supply, PLENTY) * left,
      ...ids.map((id) => down.filter(({ face }) => face.id === id).length),
      ...ids.map((id) => up.filter(({ face }) => face.id === id).length),
    ];
  });
}

/** A Supporter, with what lies on it. */
interface LaidSupporter {
  readonly face: Print;
  readonly up: boolean;
  readonly bribes: number;
}

const ids = supporters.map(({ id }) => id);
/** Bribes in the supply beyond which it makes no difference. */
const PLENTY = 8;

interface Lead {
  /** Public Supporters of a faction, and how many more than anybody else has. */
  readonly own: number;
  readonly by: number;
}

function leadOf(faction: string, row: readonly LaidSupporter[], rivals: readonly (readonly LaidSupporter[])[]): Lead {
  const count = (of: readonly LaidSupporter[]): number =>
    of.filter((it) => it.up && it.face.faction === faction).length;
  const own = count(row);
  return { own, by: own - Math.max(...rivals.map(count)) };
}

/** By how many Bribes an Anonymous copy of somebody else could take this place; `-Infinity`: there is none. */
const threat = ({ face, bribes }: LaidSupporter, rivals: readonly (readonly LaidSupporter[])[]): number =>
  Math.max(...rivals.flat().map((it) => (!it.up && it.face.id === face.id ? it.bribes - bribes : -Infinity)));

/** What the Reveal of an Anonymous Supporter would bring: points, ability, friends of its faction, and whether it would be lost. */
function planOf(
  piece: LaidSupporter,
  row: readonly LaidSupporter[],
  rivals: readonly (readonly LaidSupporter[])[],
  promise: number,
) {
  const { face, bribes } = piece;
  const friends = row.filter((it) => it !== piece && it.face.faction === face.faction).length;
  const blocked = rivals.flat().some((it) => it.up && it.face.id === face.id && it.bribes >= bribes) ? 1 : 0;
  const parts = [face.value - 1, promise, friends, blocked];
  return { parts, worth: face.value - 1 + 0.6 * promise + 0.4 * friends - 1.5 * blocked };
}

/** How a position is called where its weights are kept: by its seats, and by the cards that everybody still holds. */
export const stageOf = ({ hands }: State): number => Math.min(LAST, hands[0]!.length);
export const LAST = 4;

/** How likely each seat is to win. */
export const chances = (state: State): number[] =>
  oddsOf(features(state), learned[state.areas.length]![stageOf(state)]!);

/** How likely each seat is to win, by what its position looks like and what that is worth. */
export function oddsOf(rows: readonly ArrayLike<number>[], weights: ArrayLike<number>): number[] {
  const scores = rows.map((row) => {
    let sum = 0;
    for (let i = 0; i < row.length; i++) sum += row[i]! * weights[i]!;
    return sum;
  });
  const top = Math.max(...scores);
  const odds = scores.map((it) => Math.exp(it - top));
  const all = odds.reduce((a, b) => a + b, 0);
  return odds.map((it) => it / all);
}
