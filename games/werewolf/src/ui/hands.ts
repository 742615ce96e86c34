import type { DrawnArrow } from '@masque/ui';
import type { Point, Size } from './square.ts';

/** The size of the square, in pixels. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

/** Half the room of the accused in the middle, with or without the card, in rem. */
const room = {
  person: { x: 9.2, y: 7.6 },
  card: { x: 8.9, y: 8.6 },
  low: { x: 8.6, y: 7.8 },
  small: { x: 6.6, y: 6 },
} as const;

/** From the centre of a place to the start of an arrow, across and up or down, in rem. */
const aways: { readonly [size in Size]: { readonly x: number; readonly y: number } } = {
  few: { x: 4.3, y: 4.1 },
  some: { x: 4.6, y: 3.9 },
  many: { x: 3.5, y: 3.5 },
  crowd: { x: 3.2, y: 3.2 },
  throng: { x: 2.6, y: 2.6 },
};

/** One arrow to the middle. */
export interface Hand {
  /** A card has been turned up there. */
  readonly lynched: boolean;
  /** How large people are drawn, which decides how much room the middle has. */
  readonly size: Size;
}

/** An arrow from a player at the edge to the one in the middle. */
export function arrowFrom({ x, y }: Point, { width, height, rem }: Field, { lynched, size }: Hand): DrawnArrow {
  const [from, to] = [
    { x: x * width, y: y * height },
    { x: width / 2, y: height / 2 },
  ];
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const on = (d: number) => ({ x: from.x + ((to.x - from.x) * d) / far, y: from.y + ((to.y - from.y) * d) / far });
  const away = aways[size];
  const half =
    size === 'throng' ? room.small : !lynched ? room.person : size === 'few' || size === 'some' ? room.low : room.card;
  const reach = rem / Math.max(Math.abs(to.x - from.x) / far / half.x, Math.abs(to.y - from.y) / far / half.y);
  // Names hang below people: an arrow that goes down begins beyond them.
  const down = to.y - from.y > height / 4;
  const [across, along] = [Math.abs(to.x - from.x) / far / away.x, Math.abs(to.y - from.y) / far / away.y];
  const begins = down ? rem / Math.max(across, along) : away.y * rem;
  return { start: on(begins), tip: on(far - reach), size: (lynched ? 0.8 : 0.6) * rem, strong: lynched };
}
