/** Where the oval of the ring lies in its box, in parts of it. */
export interface Oval {
  readonly rx: number;
  readonly ry: number;
  readonly cy: number;
}

/** What needs room outside the oval. */
export interface Load {
  /** Cards lie before the seats. */
  readonly laden: boolean;
  /** So they do before the viewer. */
  readonly foot?: boolean;
  /** Something is said of a seat as well. */
  readonly noted?: boolean;
  /** Arrows are drawn: on a phone names of the upper half stand above their seats. */
  readonly pointing?: boolean;
}

/** Of more people than these, the names of those at the sides stand beside them: the big screen has no room below. */
export const BESIDE = 9;

/** The oval for a phone or the big screen. */
export const ovalFor = (seats: number, big: boolean, { laden, foot, noted, pointing }: Load): Oval => {
  if (!big && pointing) return { rx: 0.36, ry: foot ? 0.3 : 0.32, cy: foot ? 0.47 : 0.5 };
  if (!big) return foot ? { rx: 0.36, ry: 0.33, cy: 0.43 } : { rx: 0.36, ry: 0.36, cy: 0.46 };
  const rx = seats > BESIDE ? (seats > 12 ? 0.325 : laden || noted ? 0.3 : 0.31) : 0.385;
  if (laden && noted && seats <= 12) return { rx, ry: 0.27, cy: 0.515 };
  // Where names stand above and below, two lines of them.
  if (laden && seats <= BESIDE) return { rx, ry: 0.28, cy: 0.496 };
  return laden ? { rx, ry: 0.285, cy: 0.49 } : { rx, ry: 0.326, cy: 0.53 };
};

/** The same for the style sheet. */
export const ovalStyle = ({ rx, ry, cy }: Oval): string => `--rx:${rx * 100}%;--ry:${ry * 100}%;--cy:${cy * 100}%`;
