/** A player's position: the centre of the place, as fractions of the square. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** Beside the cloth, between the rows. */
  readonly beside?: true;
}

/** Maximum number of people in one row. */
const inRow = 8;

/** Maximum number of people at one side between the rows. */
const atSide = 4;

/** The sizes in which people are drawn. */
export type Size = 'few' | 'some' | 'many' | 'crowd' | 'throng';

/**
 * The size of people, by their number.
 *
 * @example
 * sizeOf(6) // 'few'
 */
export const sizeOf = (people: number): Size =>
  people <= 8 ? 'few' : people <= 12 ? 'some' : people <= 18 ? 'many' : people <= 24 ? 'crowd' : 'throng';

/** Half the height of a place with its name, as a fraction of the square. */
const half: { readonly [size in Size]: number } = { few: 0.11, some: 0.1, many: 0.09, crowd: 0.083, throng: 0.072 };

/**
 * The places of a village around its square, clockwise from the top left. The rows above and below use the whole width
 * of a screen; beyond 24 people each row has a second rank.
 */
export function placesOf(people: number): readonly Point[] {
  const side = Math.min(atSide, Math.max(1, Math.round(people / 6)));
  const across = people - 2 * side;
  const [above, below] = [Math.ceil(across / 2), Math.floor(across / 2)];
  const h = half[sizeOf(people)];
  const ranks = Math.ceil(above / inRow);
  const between = Array.from({ length: side }, (_, i) => 2 * h * ranks + ((i + 0.5) / side) * (1 - 4 * h * ranks));
  // In a crowd names are as wide as their places, so these stay off the edge of the screen.
  const edge = people <= 12 ? 0.1 : people <= 18 ? 0.083 : 0.078;
  return [
    ...row(above, h, ranks),
    ...between.map((y) => ({ x: 1 - edge, y, beside: true as const })),
    ...row(below, h, ranks).map(({ x, y }) => ({ x: 1 - x, y: 1 - y })),
    ...between.toReversed().map((y) => ({ x: edge, y, beside: true as const })),
  ];
}

/** A row from left to right; with two ranks, neighbours stand behind each other. */
function row(n: number, h: number, ranks: number): readonly Point[] {
  const columns = Math.ceil(n / ranks);
  return Array.from({ length: n }, (_, i) => ({
    x: (Math.floor(i / ranks) + 0.5) / columns,
    y: h + 2 * h * (i % ranks),
  }));
}
