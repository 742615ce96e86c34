/** How the people are laid out. */
export type Layout = 'ring' | 'row' | 'grid' | 'flat' | 'areas';

/** What the room for the people is like; lengths in rem, so that larger text counts as less room. */
export interface Room {
  readonly seats: number;
  readonly width: number;
  readonly height: number;
  /** By night everybody gets the same grid. */
  readonly night?: boolean;
  /** Something lies in the middle of the ring. */
  readonly middle?: boolean;
  /** Cards lie before people. */
  readonly cards?: boolean;
  /** Everybody's cards lie in places with names: rows of them need room. */
  readonly places?: boolean;
  /** One of them is being chosen: all have to be in sight. */
  readonly choosing?: boolean;
  /** Something else has the middle of the screen: a vote. */
  readonly aside?: boolean;
  /** The big screen, where names stand outside the ring. */
  readonly big?: boolean;
}

/** What one person needs in a row, in rem. */
const IN_ROW = 4.2;
/** How far apart people have to be on a ring, so that a thumb meets the right one; in rem. */
const APART = 3.6;
/** How far apart the highest and the lowest have to be, so that their names do not lie on each other; in rem. */
const NAMED = 4.5;
/** A ring so narrow that what lies before people would cover its middle, in rem. */
const NARROW = 15;

/**
 * A ring as long as it fits. Too low for one: a row in the same order, if all are seen in it. A crowd: a grid.
 *
 * @example
 * layoutOf({ seats: 6, width: 24, height: 25 }); // => 'ring'
 * layoutOf({ seats: 6, width: 24, height: 12 }); // => 'row'
 */
export const layoutOf = (room: Room): Layout => {
  const { seats, width, height, night, aside, middle, cards, places, choosing, big } = room;
  if (night) return 'grid';
  const low =
    height < (seats > 8 ? (cards ? 30 : 19) : seats > 6 && cards ? 20 : middle ? (seats > 4 && cards ? 19 : 16.5) : 13);
  if (places && seats <= 8) return choosing && height < seats * 2.7 ? 'flat' : 'areas';
  if (aside && seats > 8) return 'flat';
  // Cards before many people would cover their neighbours.
  // On a wide ring those at its sides come closest to each other.
  const between = 0.72 * Math.sin(Math.PI / seats);
  const close = !big && seats > 12 && (between * height < APART || between * width < NAMED);
  // Letters twice as large leave no room for anything between the faces.
  const narrow = !big && middle === true && cards === true && width < NARROW;
  const crowd = close || narrow || seats > (width < 34 ? (cards ? 8 : 12) : 24);
  // On a ring of many, whoever is tapped is next to somebody else.
  if (choosing && seats > 8) return 'flat';
  if (!crowd && !low) return 'ring';
  if (!crowd && (seats - 1) * IN_ROW + 0.8 <= width) return 'row';
  return choosing ? 'flat' : 'grid';
};

interface Screen {
  readonly width: number;
  readonly height: number;
}

const rootRem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** A screen so low that what is being chosen needs all of it; in pixels. */
export const isShort = ({ height }: Screen): boolean => height / rootRem() <= 41;

/**
 * A phone on its side, and not with letters so large that nothing fits beside anything; in pixels. Elements that ask by
 * a container query ask the same.
 */
export function isTurned({ width, height }: Screen): boolean {
  const rem = rootRem();
  return height / rem <= 34 && width / rem >= 30;
}

/** A cell of a grid: as tall as is comfortable with a gap, as low as a thumb can hit, and as narrow as a name can be read, with a mask above it or without, or as somebody can be seen; in rem. */
const CELL = { tall: 5.3, laden: 6.8, low: 2.82, narrow: 3.6, wide: 5.2, seen: 2.9 };

/**
 * How many stand beside each other in a grid, so that all are in sight: as few as can be.
 * `tight`: their cells are as low as a thumb can hit. `laden`: something lies before them. `seen`: nobody of them is asked for.
 *
 * @example
 * columnsFor(24, { width: 18.8, height: 19 }); // => { columns: 4, tight: true }
 */
export function columnsFor(
  people: number,
  { width, height }: Screen,
  laden = false,
  seen = false,
): { readonly columns: number; readonly tight: boolean } {
  const most = Math.max(2, Math.min(8, Math.floor(width / CELL.narrow)));
  const few = Math.min(3, most);
  // Who is only looked at stands in one row, if that is all there is room for.
  const inTwo = Math.ceil(people / few) * CELL.laden > height;
  if (seen && laden && inTwo && people <= 8 && width / people >= CELL.seen) return { columns: people, tight: false };
  for (const tall of [laden ? CELL.laden : CELL.tall, CELL.low])
    for (let columns = few; columns <= (tall === CELL.low ? most : width / CELL.wide); columns++)
      if (Math.ceil(people / columns) * tall <= height) return { columns, tight: tall === CELL.low };
  return { columns: most, tight: true };
}

/**
 * Room in which so many people can be chosen, in rem, with what is asked about them if that stands there, too. The smallest phones set a crowd closer,
 * and very large letters leave room for few beside each other.
 */
export function roomFor(people: number, screen: Screen, asks = true): number {
  const most = Math.max(2, Math.floor((screen.width / rootRem() - 1.2) / CELL.narrow));
  const columns = Math.min(people > 16 && isShort(screen) ? 5 : 4, most);
  return Math.ceil(people / columns) * CELL.low + (asks ? 2.4 : 0.4);
}
