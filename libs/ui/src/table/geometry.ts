/** Where the oval of the ring lies in its box, in parts of it. */
export interface Oval {
  readonly rx: number;
  readonly ry: number;
  readonly cy: number;
}

/** The oval for a phone or the big screen; `laden`: cards lie before the seats and need room outside it;
 * `foot`: so they do before the viewer. */
export const ovalFor = (seats: number, big: boolean, laden: boolean, foot = false): Oval => {
  if (!big) return foot ? { rx: 0.36, ry: 0.33, cy: 0.43 } : { rx: 0.36, ry: 0.36, cy: 0.46 };
  const rx = seats > 12 ? (laden ? 0.3 : 0.34) : 0.385;
  return laden ? { rx, ry: 0.285, cy: 0.49 } : { rx, ry: 0.326, cy: 0.53 };
};

/** The same for the style sheet. */
export const ovalStyle = ({ rx, ry, cy }: Oval): string => `--rx:${rx * 100}%;--ry:${ry * 100}%;--cy:${cy * 100}%`;
