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
}

/**
 * A ring as long as it fits. Too low for one: a row in the same order. A crowd: a grid that scrolls.
 *
 * @example
 * layoutOf({ seats: 6, width: 24, height: 25 }) // 'ring'
 * layoutOf({ seats: 6, width: 24, height: 12 }) // 'row'
 */
export const layoutOf = ({ seats, width, height, night, aside, middle, cards, places, choosing }: Room): Layout => {
  if (night) return 'grid';
  if (places && seats <= 8) return 'areas';
  if (aside && seats > 8) return 'flat';
  const low = height < (seats > 8 ? (cards ? 25 : 19) : middle ? 16.5 : 13);
  const crowd = seats > (width < 34 ? 12 : 24);
  // In a row or a long grid some would be out of sight.
  if (choosing && seats > 6 && (crowd || low)) return 'flat';
  return crowd ? 'grid' : low ? 'row' : 'ring';
};
