import type { Message, Table } from '@masque/core';
import type { Moment } from '@masque/protocol';

/** A player's claims whose truth is known. */
export interface Said {
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
 * saidUntil([{ n: 3, kind: 'claim', seat: 1, truth: true }], 9); // => [{ seat: 1, true: 1, believed: 0, caught: 0 }]
 */
export function saidUntil(moments: readonly Moment[], at: number): readonly Said[] {
  const claims = moments.filter(({ n, kind, truth }) => n <= at && kind === 'claim' && truth !== undefined);
  const seats = [...new Set(claims.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))];
  const count = (seat: number, of: (it: Moment) => boolean): number =>
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
export const sum = (it: Said): number => it.true + it.believed + it.caught;

/** How much of something everybody had, step by step; by seat. */
export interface Series {
  readonly label: Message;
  readonly most: number;
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
    const most = Math.max(...all);
    if (most > 1 && Math.min(...all) < most) return { label, most, lines };
  }
  return undefined;
}

const key = (label: Message): string => JSON.stringify(label);

const held = ({ seats }: Table, of: number, id: string): number =>
  seats.find(({ seat }) => seat === of)?.counters?.find(({ label }) => key(label) === id)?.n ?? 0;
