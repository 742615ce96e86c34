/** The position of the ring's oval in its box, as fractions of the box. */
export interface Oval {
  readonly rx: number;
  readonly ry: number;
  readonly cy: number;
  /** Each name stands where it has the most room: see `namesAround`. */
  readonly crowd?: boolean;
}

/** What needs room outside the oval. */
export interface Load {
  /** Cards lie in front of the seats. */
  readonly laden: boolean;
  /** Cards lie in front of the viewer. */
  readonly foot?: boolean;
  /** Seats have notes. */
  readonly noted?: boolean;
  /** Notes tell all that lies in front of the seats. */
  readonly told?: boolean;
  /** Arrows are drawn: on a phone the names of the upper half then stand above their seats. */
  readonly pointing?: boolean;
}

/** With more people than this, names at the sides stand beside their seats: the big screen has no room below them. */
export const BESIDE = 9;
/** More than this are a crowd in any case, and more than the others where notes tell all that lies in front of people. */
const CROWD = 12;

/** The oval for a phone or the big screen. */
export const ovalFor = (seats: number, big: boolean, { laden, foot, noted, told, pointing }: Load): Oval => {
  if (!big && pointing) return { rx: 0.36, ry: foot ? 0.3 : 0.32, cy: foot ? 0.47 : 0.5 };
  // Names lead outwards, and need no more room for what lies in front of people.
  if (big && seats > (told ? BESIDE : CROWD)) return { rx: 0.29, ry: 0.34, cy: 0.5, crowd: true };
  if (!big) return foot ? { rx: 0.36, ry: 0.33, cy: 0.43 } : { rx: 0.36, ry: 0.36, cy: 0.46 };
  const rx = seats > BESIDE ? (laden || noted ? 0.3 : 0.31) : 0.385;
  if (laden && noted) return { rx, ry: 0.27, cy: 0.515 };
  // Names stand above and below, with two lines each.
  if (laden && seats <= BESIDE) return { rx, ry: 0.28, cy: 0.496 };
  return laden ? { rx, ry: 0.285, cy: 0.49 } : { rx, ry: 0.326, cy: 0.53 };
};

/** The oval as a style. */
export const ovalStyle = ({ rx, ry, cy }: Oval): string => `--rx:${rx * 100}%;--ry:${ry * 100}%;--cy:${cy * 100}%`;

/** From the centre of a face on the big screen to the name beside it, in rem. */
const CAMEO = 1.55;

/**
 * The maximum width of names around a big screen's ring with many seats, as a style: up to its edge, and up to each other.
 *
 * @param width of the ring, in pixels
 * @param rem in pixels
 */
export function roomForNames(seats: number, { rx, crowd }: Oval, width: number, rem: number): string {
  if (seats <= BESIDE || crowd) return '';
  const beside = Math.round((0.5 - rx) * width - (CAMEO + 0.5) * rem);
  // The nearest ones are beside the seat at the top.
  const angle = (2 * Math.PI) / seats;
  const [first, second] = [Math.sin(angle), Math.sin(2 * angle)];
  const apart = Math.round(rx * width * first - 0.3 * rem);
  // A shown card lifts its player's name to the height of the next name towards the top, which has its own room.
  const lifted = Math.round(Math.max(3.6 * rem, rx * width * (2 * second - 3 * first)));
  return `--beside:${beside}px;--apart:${apart}px;--lifted:${lifted}px`;
}
