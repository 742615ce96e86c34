import { OMNISCIENT, type CardLook, type Table } from '@masque/core';
import { apply, type Chapter, type KeyMoment, type Replay } from '@masque/protocol';
import type { SeenStep } from '@masque/replay/knowledge';

/** A replay with its computed tables: what to draw at each step. */
export interface Film {
  readonly replay: Replay;
  readonly steps: readonly SeenStep[];
}

/** Where playback stops: at key moments, at chapters such as rounds, or at every step. */
export type Stride = 'moments' | 'chapters' | 'steps';

/**
 * Computes the table of every step. Face-down cards are turned if this viewer may read them, because there is nobody
 * left to hide them from.
 */
export function develop(replay: Replay): Film {
  let table = {} as Table;
  const steps = replay.frames.map(({ n, ops, lines }) => {
    table = apply(table, ops);
    return { n, lines, table: opened(table, replay.as) };
  });
  return { replay, steps };
}

function opened(table: Table, as: number): Table {
  const all = as === OMNISCIENT;
  const seats = table.seats.map((it) => {
    const mine = it.seat === as ? (table.privateArea?.cards ?? []).filter(({ face }) => face) : [];
    if (!it.cards || !(all || mine.length > 0)) return it;
    // At the viewer's own seat the cards lie face down; their faces are in the private area.
    const cards = it.cards.map((card) => turn(card.state === 'down' && !card.face ? (mine.shift() ?? card) : card));
    return { ...it, cards };
  });
  const zones = all
    ? table.zones?.map((zone) => (zone.cards ? { ...zone, cards: zone.cards.map(turn) } : zone))
    : table.zones;
  const { timer: _timer, ...rest } = table;
  return { ...rest, seats, ...(zones && { zones }) };
}

const turn = (card: CardLook): CardLook => (card.state === 'down' && card.face ? { ...card, state: 'up' } : card);

/**
 * The steps at which playback stops, in order; always includes the first and the last.
 *
 * @param moments the key moments to stop at
 */
export function stopsOf(
  { replay, steps }: Film,
  stride: Stride,
  moments: readonly KeyMoment[] = replay.moments,
): readonly number[] {
  const { chapters } = replay;
  const last = steps.length - 1;
  if (stride === 'steps') return steps.map((_, n) => n);
  const marks: readonly (KeyMoment | Chapter)[] = stride === 'moments' ? moments : chapters;
  return [...new Set([0, ...marks.map(({ n }) => n), last])].sort((a, b) => a - b);
}

/** The step of a film that is nearest to the one that an address asks for. */
export const stepIn = ({ steps }: Film, asked: number): number => Math.max(0, Math.min(asked, steps.length - 1));

/** The next stop; the last one if there is none. */
export const nextStop = (stops: readonly number[], at: number): number =>
  stops.find((n) => n > at) ?? stops.at(-1) ?? 0;

/** The previous stop; the first one if there is none. */
export const lastStop = (stops: readonly number[], at: number): number =>
  stops.findLast((n) => n < at) ?? stops[0] ?? 0;

/** The chapter that a step is in. */
export const chapterAt = ({ chapters }: Replay, at: number): Chapter | undefined =>
  chapters.findLast(({ n }) => n <= at);
