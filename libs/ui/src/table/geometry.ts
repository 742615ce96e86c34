/** The position of the ring's oval in its box, as fractions of the box. */
export interface Oval {
  readonly rx: number;
  readonly ry: number;
  readonly cy: number;
}

/** What needs room outside the oval. */
export interface Load {
  /** Cards lie in front of the seats. */
  readonly laden: boolean;
  /** Cards lie in front of the viewer. */
  readonly foot?: boolean;
  /** Seats have notes. */
  readonly noted?: boolean;
  /** Arrows are drawn: on a phone the names of the upper half then stand above their seats. */
  readonly pointing?: boolean;
}

/** With more people than this, names at the sides stand beside their seats: the big screen has no room below them. */
export const BESIDE = 9;

/** The oval for a phone or the big screen. */
export const ovalFor = (seats: number, big: boolean, { laden, foot, noted, pointing }: Load): Oval => {
  if (!big && pointing) return { rx: 0.36, ry: foot ? 0.3 : 0.32, cy: foot ? 0.47 : 0.5 };
  if (!big) return foot ? { rx: 0.36, ry: 0.33, cy: 0.43 } : { rx: 0.36, ry: 0.36, cy: 0.46 };
  const rx = seats > BESIDE ? (seats > 12 ? 0.325 : laden || noted ? 0.3 : 0.31) : 0.385;
  if (laden && noted && seats <= 12) return { rx, ry: 0.27, cy: 0.515 };
  // Names stand above and below, with two lines each.
  if (laden && seats <= BESIDE) return { rx, ry: 0.28, cy: 0.496 };
  return laden ? { rx, ry: 0.285, cy: 0.49 } : { rx, ry: 0.326, cy: 0.53 };
};

/** The oval as a style. */
export const ovalStyle = ({ rx, ry, cy }: Oval): string => `--rx:${rx * 100}%;--ry:${ry * 100}%;--cy:${cy * 100}%`;
