import type { Arrow, Message, Stat, Table } from '@masque/core';
import type { KeyMoment } from '@masque/protocol';

/** A player's claims whose truth is known. */
export interface ClaimCount {
  readonly seat: number;
  readonly true: number;
  /** Lies that were believed, and lies that were caught. */
  readonly believed: number;
  readonly caught: number;
}

/**
 * Everybody's claims up to a step, the most talkative first. Empty if a game does not record claims.
 *
 * @example
 * claimsUntil([{ n: 3, kind: 'claim', seat: 1, truth: true }], 9); // => [{ seat: 1, true: 1, believed: 0, caught: 0 }]
 */
export function claimsUntil(moments: readonly KeyMoment[], at: number): readonly ClaimCount[] {
  const claims = moments.filter(({ n, kind, truth }) => n <= at && kind === 'claim' && truth !== undefined);
  const seats = [...new Set(claims.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))];
  const count = (seat: number, of: (it: KeyMoment) => boolean): number =>
    claims.filter((it) => it.seat === seat && of(it)).length;
  return seats
    .map((seat) => ({
      seat,
      true: count(seat, (it) => it.truth === true),
      believed: count(seat, (it) => it.truth === false && !it.caught),
      caught: count(seat, (it) => it.truth === false && it.caught === true),
    }))
    .sort((a, b) => sum(b) - sum(a) || a.seat - b.seat);
}

/** The number of claims. */
export const sum = (it: ClaimCount): number => it.true + it.believed + it.caught;

/** How much of something everybody had, step by step; by seat. */
export interface Series {
  readonly label: Message;
  readonly max: number;
  readonly lines: readonly { readonly seat: number; readonly values: readonly number[] }[];
}

/**
 * The first counter at the seats that changes during the game: coins, points, keys.
 *
 * @param tables the table after every step
 */
export function seriesOf(tables: readonly Table[]): Series | undefined {
  const labels = new Map(
    tables.flatMap(({ seats }) =>
      seats.flatMap(({ counters = [] }) => counters.map((it) => [key(it.label), it.label])),
    ),
  );
  for (const [id, label] of labels as Map<string, Message>) {
    const seats = tables[0]?.seats.map(({ seat }) => seat) ?? [];
    const lines = seats.map((seat) => ({ seat, values: tables.map((it) => held(it, seat, id)) }));
    const all = lines.flatMap(({ values }) => values);
    const max = Math.max(...all);
    if (max > 1 && Math.min(...all) < max) return { label, max, lines };
  }
  return undefined;
}

const key = (label: Message): string => JSON.stringify(label);

const held = ({ seats }: Table, of: number, id: string): number =>
  seats.find(({ seat }) => seat === of)?.counters?.find(({ label }) => key(label) === id)?.n ?? 0;

/** The figures beside the table that change during the game: how many are alive, how many trials there were. */
export interface Curve {
  readonly label: Message;
  readonly max: number;
  readonly values: readonly number[];
}

/**
 * How each figure beside the table went, step by step. While a figure is not shown, it is what it was.
 *
 * @param tables the table after every step
 */
export function curvesOf(tables: readonly Table[]): readonly Curve[] {
  const labels = new Map(tables.flatMap(({ stats = [] }) => stats.map((it) => [key(it.label), it.label] as const)));
  return [...labels].flatMap(([id, label]): Curve[] => {
    let last = 0;
    const values = tables.map(({ stats = [] }) => {
      const it = stats.find((one) => key(one.label) === id);
      return (last = (it && figureOf(it)) ?? last);
    });
    const max = Math.max(...values);
    return max > 1 && values.some((it) => it !== values[0]) ? [{ label, max, values }] : [];
  });
}

/** The number of a figure: itself, or the one that its sentence counts. */
function figureOf({ value }: Stat): number | undefined {
  if (typeof value === 'number') return value;
  const n = typeof value === 'object' ? value.args?.['n'] : undefined;
  return typeof n === 'number' ? n : undefined;
}

/** How often each player was aimed at in one way, such as by fingers or accusations; the most often first. */
export interface Aims {
  readonly label: Message;
  readonly seats: readonly { readonly seat: number; readonly n: number }[];
}

/** The maximum number of ways that are shown. */
const WAYS = 3;

/**
 * At whom others have pointed up to a step, by the meaning of the arrow; the most frequent meanings first.
 *
 * @param tables the table after every step
 */
export function aimsUntil(tables: readonly Table[], at: number): readonly Aims[] {
  const found = new Map<string, { label: Message; seats: Map<number, number>; n: number }>();
  const sign = ({ from, to, label }: Arrow): string => JSON.stringify([from, to, label]);
  let before = new Set<string>();
  for (const { arrows = [] } of tables.slice(0, at + 1)) {
    for (const arrow of arrows) {
      if (before.has(sign(arrow)) || arrow.label === undefined) continue;
      const it = found.get(key(arrow.label)) ?? { label: arrow.label, seats: new Map<number, number>(), n: 0 };
      found.set(key(arrow.label), { ...it, n: it.n + 1 });
      it.seats.set(arrow.to, (it.seats.get(arrow.to) ?? 0) + 1);
    }
    before = new Set(arrows.map(sign));
  }
  return [...found.values()]
    .sort((a, b) => b.n - a.n)
    .slice(0, WAYS)
    .map(({ label, seats }) => ({
      label,
      seats: [...seats].map(([seat, n]) => ({ seat, n })).sort((a, b) => b.n - a.n || a.seat - b.seat),
    }));
}
