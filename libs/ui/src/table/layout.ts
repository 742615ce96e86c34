/** The layout of the people. */
export type Layout = 'ring' | 'row' | 'grid' | 'flat' | 'areas';

/** The room for the people; lengths in rem, so that larger text counts as less room. */
export interface TableSpace {
  readonly seats: number;
  readonly width: number;
  readonly height: number;
  /** At night everybody gets the same grid. */
  readonly night?: boolean;
  /** Something lies in the middle of the ring. */
  readonly middle?: boolean;
  /** In how many piles, one above the other: 1 if it is not said. */
  readonly piles?: number;
  /** Cards lie in front of people. */
  readonly cards?: boolean;
  /** Something is said about people, below their names. */
  readonly noted?: boolean;
  /** Everybody's cards lie in places with names, and rows of them need room. */
  readonly places?: boolean;
  /** One of the people is being chosen, so all have to be visible. */
  readonly choosing?: boolean;
  /** Something else, a vote, takes the middle of the screen. */
  readonly aside?: boolean;
  /** The big screen, where names stand outside the ring. */
  readonly big?: boolean;
  /** A row has all of them; otherwise it leaves out the viewer, whose cards are in the private area. */
  readonly all?: boolean;
}

/** The width that one person needs in a row, and in a single row of many, in rem. */
const IN_ROW = { few: 4.2, many: 5.5 };
/** The height from which many stand in two rows, in rem. */
const IN_TWO_ROWS = 13;
/** The minimum distance between people on a ring, so that a thumb hits the right one, and clear of cards; in rem. */
const APART = { bare: 3.6, laden: 5.2 };
/** The minimum height between top and bottom, so that names do not overlap, and of nine to twelve; in rem. */
const [NAMED, CLOSE] = [4.5, 4.2];
/** The width below which the cards on a ring would cover its middle, of a few people and of more; in rem. */
const NARROW = { few: 15, more: 22 };

/** What one more pile in the middle needs, in rem. */
const PILE = 4;

/** The height below which people on a ring would cover their neighbours, in rem. */
function minHeightFor({ seats, cards, noted, middle, piles = 1 }: TableSpace): number {
  if (seats > 8) return cards ? 30 : 19;
  if (seats > 6) return cards ? (noted ? 27 : 20) : 17;
  if (middle) return (seats > 4 && cards ? 19 : 16.5) + (piles > 1 ? PILE : 0);
  return 13;
}

/**
 * A ring as long as it fits. If there is not enough height, a row in the same order, as long as everybody is visible. A
 * grid for a crowd.
 *
 * @example
 * layoutOf({ seats: 6, width: 24, height: 25 }); // => 'ring'
 * layoutOf({ seats: 6, width: 24, height: 12 }); // => 'row'
 */
export const layoutOf = (room: TableSpace): Layout => {
  const { seats, width, height, night, aside, middle, cards, places, choosing, big, all } = room;
  if (night) return 'grid';
  const low = height < minHeightFor(room);
  if (places && seats <= 8) return choosing && height < seats * 2.7 ? 'flat' : 'areas';
  if (aside && seats > 8) return 'flat';
  // The cards of many people would cover their neighbours. On a wide ring those at its sides come closest to each
  // other.
  const between = 0.72 * Math.sin(Math.PI / seats);
  const apart = cards ? APART.laden : APART.bare;
  const tight = seats > 12 ? between * height < apart || between * width < NAMED : seats > 8 && between * width < CLOSE;
  const close = !big && tight;
  // Text twice as large leaves no room for anything between the faces.
  const narrow = !big && middle === true && cards === true && width < (seats > 5 ? NARROW.more : NARROW.few);
  const crowd = close || narrow || seats > (width < 34 ? (cards ? 8 : 12) : 24);
  // On a ring of many, a thumb easily hits a neighbour.
  if (choosing && seats > 8) return 'flat';
  if (!crowd && !low) return 'ring';
  // More than six stand in two rows, in which a thumb would hit a neighbour.
  const each = seats > 6 && height < IN_TWO_ROWS ? IN_ROW.many : IN_ROW.few;
  if (!crowd && !(choosing && seats > 6) && (all ? seats : seats - 1) * each + 0.8 <= width) return 'row';
  return choosing ? 'flat' : 'grid';
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a screen and of a rem, in pixels. */
interface Screen extends Size {
  readonly rem: number;
}

/** A screen so low that a choice needs all of it. */
export const isShort = ({ height, rem }: Screen): boolean => height / rem <= 41;

/**
 * A phone in landscape, unless text is so large that nothing fits side by side. Elements with a container query use the
 * same conditions.
 */
export const isTurned = ({ width, height, rem }: Screen): boolean => height / rem <= 34 && width / rem >= 30;

/** The most people around a ring whose middle has room for a card that is slid to one of them. */
export const mostAround = (screen: Screen): number => (isTurned(screen) ? 0 : screen.width / screen.rem < 22 ? 5 : 8);

/**
 * A cell of a grid, in rem. Heights, with the gap below: comfortable, the same with something in front of the player, the same with
 * everything closer together, and as low as a thumb can hit. Widths: as narrow as most of a name is readable, as all of
 * it is, with and without a mask above it, as a thumb can hit, or as a face is recognisable. `face`: the height of a
 * face alone.
 */
const CELL = {
  tall: 5.3,
  laden: 7.1,
  close: 4.7,
  low: 2.82,
  face: 1.55,
  named: 3.4,
  narrow: 3.6,
  least: 3.1,
  wide: 5.2,
  seen: 2.9,
};

/**
 * How a grid is divided. `close`: all that a cell holds is closer together. `tight`: as low as a thumb can hit. `faces`:
 * no names.
 */
interface Columns {
  readonly columns: number;
  readonly close?: boolean;
  readonly tight: boolean;
  readonly faces?: boolean;
}

/**
 * The number of columns of a grid in which everybody is visible with all that lies in front of them; none if there is no
 * room for that.
 *
 * @example
 * closeColumns(8, { width: 14.4, height: 10 }); // => { columns: 4, close: true, tight: false }
 */
export function closeColumns(people: number, { width, height }: Size): Columns | undefined {
  const max = mostColumns(width);
  for (let columns = Math.min(3, people); columns <= max; columns++)
    if (Math.ceil(people / columns) * CELL.close <= height) return { columns, close: true, tight: false };
  return undefined;
}

/** The most columns in which most of a name is readable. */
const mostColumns = (width: number): number => Math.min(8, Math.floor(width / CELL.named));

/**
 * The number of columns of a grid in which everybody is visible by name, whatever lies in front of them; without names,
 * only by their faces, where there is no room for more.
 *
 * @example
 * bareColumns(10, { width: 17.6, height: 6 }); // => { columns: 5, tight: true }
 * bareColumns(10, { width: 14.4, height: 6 }); // => { columns: 4, tight: true, faces: true }
 */
export function bareColumns(people: number, { width, height }: Size): Columns {
  const columns = Math.min(people, mostColumns(width));
  if (Math.ceil(people / columns) * CELL.low <= height) return { columns, tight: true };
  const rows = Math.max(1, Math.floor(height / CELL.face));
  return { columns: Math.ceil(people / rows), tight: true, faces: true };
}

/**
 * The number of columns of a grid in which everybody is visible: as few as possible. `tight`: cells are as low as a
 * thumb can hit. `laden`: something lies in front of the people. `seen`: the people are only shown.
 *
 * @example
 * columnsFor(24, { width: 18.8, height: 19 }); // => { columns: 4, tight: true }
 */
export function columnsFor(people: number, { width, height }: Size, laden = false, seen = false): Columns {
  const max = Math.max(2, Math.min(8, Math.floor(width / CELL.narrow)));
  const few = Math.min(3, max);
  // People who are only shown stand in one row, if there is room for no more; many of them in two, for their names.
  const inTwo = Math.ceil(people / few) * CELL.laden > height;
  const inOne = people <= 6 || (people <= 8 && !closeColumns(people, { width, height }));
  if (seen && laden && inTwo && inOne && width / people >= CELL.seen)
    return { columns: people, ...(height < CELL.laden && { close: true }), tight: false };
  for (const tall of [laden ? CELL.laden : CELL.tall, CELL.low])
    for (let columns = few; columns <= (tall === CELL.low ? max : width / CELL.wide); columns++)
      if (Math.ceil(people / columns) * tall <= height) return { columns, tight: tall === CELL.low };
  // Rather than to scroll, a crowd stands as close as thumbs allow.
  const most = Math.floor(width / CELL.least);
  return { columns: max < most && Math.ceil(people / most) * CELL.low <= height ? most : max, tight: true };
}

/** Everybody is visible, at least as low as a thumb can hit. */
const holds = ({ columns }: Columns, people: number, { height }: Size): boolean =>
  Math.ceil(people / columns) * CELL.low <= height;

/** The height of the middle above a grid, where a question stands, too; in rem. */
export const STRIP = 2.8;
/** The air around a grid, in rem. */
export const AROUND = { width: 1.2, height: 0.3 };

/**
 * The height needed to choose among so many people, in rem, including the question if it stands there, too. The
 * smallest phones set a crowd closer, and very large text leaves room for fewer columns.
 */
export function roomFor(people: number, screen: Screen, asks = true): number {
  const max = Math.max(2, Math.floor((screen.width / screen.rem - AROUND.width) / CELL.narrow));
  const columns = Math.min(people > 16 && isShort(screen) ? 5 : 4, max);
  // Browsers round heights down to a 64th of a pixel, which must not cost a row.
  return Math.ceil(people / columns) * CELL.low + (asks ? STRIP : 0) + AROUND.height + 0.01;
}

/** The room for a grid, in rem, and what its people have in front of them. */
interface GridSpace extends Size {
  readonly layout: 'grid' | 'flat';
  readonly people: number;
  readonly night: boolean;
  /** Something lies in the middle, above the grid; `asks`: a question does. */
  readonly middle: boolean;
  readonly asks: boolean;
  readonly choosing: boolean;
  /** Something lies in front of people; `legible`: not only the backs of cards. */
  readonly laden: boolean;
  readonly legible: boolean;
  /** Better only their faces than not all of them. */
  readonly faces: boolean;
}

/** The columns of a grid, and whether the middle has room above it. */
export function gridFor(space: GridSpace): Columns & { readonly strip: boolean } {
  const { layout, people, night, asks, laden, faces } = space;
  const [width, all] = [space.width - AROUND.width, space.height - AROUND.height];
  const below = { width, height: space.middle ? all - STRIP : all };
  const shown = layout === 'grid' && !night && !space.choosing;
  const usual = columnsFor(people, below, !night && laden, shown);
  // Everybody who can be chosen comes before the question: the button that sends the choice says what it is for. By
  // day only: at night the grid must not tell who is asked.
  if (asks && !night && !holds(usual, people, below)) {
    const bare = columnsFor(people, { width, height: all });
    if (holds(bare, people, { width, height: all })) return { ...bare, strip: false };
  }
  // What lies in front of people has to be readable, unless a player is being chosen, whose name matters more.
  const near = layout === 'flat' ? closeColumns(people, below) : undefined;
  const named = near === undefined || near.columns > usual.columns;
  const tight = usual.tight && (night || !space.legible || (layout === 'flat' && named));
  const strip = (!tight || asks) && space.height >= 7;
  const bare = faces ? bareColumns(people, { width, height: all }) : undefined;
  if (tight || !usual.tight) return bare?.faces ? { ...bare, strip: false } : { ...usual, tight, strip };
  // If not all of them are visible, first everything moves closer together, then the middle makes way.
  const close = strip && closeColumns(people, below);
  if (close) return { ...close, strip };
  const whole = closeColumns(people, { width, height: all });
  if (whole) return { ...whole, strip: false };
  if (bare) return { ...bare, strip: false };
  // As few as possible have to be scrolled to.
  return { columns: Math.max(usual.columns, mostColumns(width)), tight, close: true, strip: false };
}
