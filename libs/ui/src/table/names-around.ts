import type { Oval } from './geometry.ts';

/**
 * Where a name stands: beside the face; above or below it, leading outwards; or right above or below it, at the top and
 * the foot.
 */
export interface NamePlace {
  readonly at: 'left' | 'right' | 'out-left' | 'out-right' | 'middle';
  /** A note takes the second line of the name. */
  readonly low: boolean;
  /** How much farther it is from the face, to keep off the next name; in rem. */
  readonly lift: number;
  /** The maximum width where it takes two lines, and where it takes one; in rem. */
  readonly room: number;
  readonly line: number;
}

/** Half a face, the space between face and name, and between names; in rem. */
const [FACE, GAP, BETWEEN] = [{ x: 1.15, y: 1.35 }, 0.35, 0.05];
/** The height of a name with a note, and of either where there is no room for both; in rem. */
const [TALL, LOW] = [3, 2];
/** From the middle of a face to the beginning of a name that leads outwards, and the margin of the screen; in rem. */
const [FROM, MARGIN] = [0.2, 0.3];
/** As wide as the longest name gets in two lines, and in one; in rem. */
const WIDEST = { room: 7.4, line: 11.5 };
/** Names stand beside faces that are nearer to the sides than this. */
const AT_SIDE = 0.7;

/**
 * The places of all names around the ring of a crowd, from the foot on. At the sides, a face is as high as a name. At
 * the top and the foot, where faces are closer, names lead outwards, over the faces that lie lower.
 *
 * @param width of the ring, in rem
 * @param height of the ring, in rem
 */
export function namesAround(seats: number, oval: Oval, width: number, height: number): readonly NamePlace[] {
  const points = Array.from({ length: seats }, (_, i): Point => {
    const angle = (i / seats) * 2 * Math.PI;
    const [x, y] = [-Math.sin(angle) * oval.rx * width, Math.cos(angle) * oval.ry * height];
    return { i, x, y, side: Math.abs(Math.sin(angle)) };
  });
  const from = points.sort((a, b) => b.side - a.side);
  return placed(from, width, height, TALL) ?? placed(from, width, Infinity, LOW)!;
}

interface Point {
  /** The seat, counted from the foot. */
  readonly i: number;
  readonly x: number;
  readonly y: number;
  /** How near it is to one of the sides, from 0 to 1. */
  readonly side: number;
}

/** From the sides to the top and the foot. None if names of this height have no room. */
function placed(points: readonly Point[], width: number, height: number, lines: number): NamePlace[] | undefined {
  const places: NamePlace[] = [];
  const low = lines === LOW;
  const beside = points.filter(({ side }) => side > AT_SIDE);
  /** How far the names of a quarter reach, and where its innermost one begins. */
  const reach = new Map<string, { readonly y: number; readonly x: number }>();
  for (const { i, x, y, side } of points) {
    const hand = x < 0 ? 'left' : 'right';
    const beyond = width / 2 - Math.abs(x) - MARGIN;
    if (side > AT_SIDE) {
      const apart = beside.filter((it) => it.i !== i && it.x * x > 0).map((it) => Math.abs(it.y - y));
      if (!low && Math.min(...apart) < lines) return undefined;
      const room = beyond - FACE.x - GAP;
      places[i] = { at: hand, low, lift: 0, room: Math.min(WIDEST.room, room), line: room };
      continue;
    }
    const half = y < 0 ? 'top' : 'foot';
    const begins = Math.abs(y) + FACE.y + GAP;
    if (side < 0.01) {
      const room = 2 * ((reach.get(`${half} left`)?.x ?? WIDEST.room) - MARGIN);
      // Nothing lies farther out.
      places[i] = { at: 'middle', low: false, lift: 0, room, line: room };
      continue;
    }
    const lift = Math.max(0, (reach.get(`${half} ${hand}`)?.y ?? 0) + BETWEEN - begins);
    const ends = begins + lift + lines;
    if (ends > height / 2) return undefined;
    const room = Math.min(WIDEST.room, beyond - FROM);
    places[i] = { at: `out-${hand}`, low, lift, room, line: Math.min(WIDEST.line, beyond - FROM) };
    reach.set(`${half} ${hand}`, { y: ends, x: Math.abs(x) + FROM });
  }
  return places;
}
