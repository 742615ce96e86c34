import { svg } from 'lit';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point on the way from `a` to `b` at the distance `far` from `a`. */
export const towards = (a: Point, b: Point, far: number): Point => {
  const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) / d) * far, y: a.y + ((b.y - a.y) / d) * far };
};

/**
 * An arrow, in pixels: a dot, a line that bends towards `bend`, and a head at `tip`. Its colours and widths are set by
 * the `svg` around it, by the classes `line` and `head`.
 */
export const drawArrow = (start: Point, tip: Point, size: number, bend?: Point) => {
  const from = bend ?? start;
  const end = towards(tip, from, size * 1.2);
  const turn = (Math.atan2(tip.y - from.y, tip.x - from.x) * 180) / Math.PI;
  const line = `M${start.x},${start.y} ${bend ? `Q${bend.x},${bend.y} ` : 'L'}${end.x},${end.y}`;
  return svg`<circle cx=${start.x} cy=${start.y} r=${size * 0.35}></circle>
    <path class="line" pathLength="1" d=${line}></path>
    <path class="head" d=${`M0 0L${-size * 1.6} ${-size * 0.85}L${-size * 1.2} 0L${-size * 1.6} ${size * 0.85}Z`} transform=${`translate(${tip.x},${tip.y}) rotate(${turn})`}></path>`;
};
