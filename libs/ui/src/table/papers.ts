import { BESIDE, type Oval } from './geometry.ts';

/** How far the middle of a ring may reach to both sides between two heights, in rem from its centre. */
export type Clear = (top: number, bottom: number) => number;

/** Half a face on the big screen, and half a name above or below it; in rem. */
const FACE = { few: { x: 1.7, y: 2 }, many: { x: 1.35, y: 1.6 }, crowd: { x: 1.2, y: 1.4 } };
const NAME = { few: 4.2, many: 4 };
/** A name with the note below it; in rem. */
const TAG = 6;
/** The free margin around faces and names, in rem. */
const AIR = 0.4;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The free room within the ring of the big screen: everything except faces and names. Lengths in rem. */
export function clearOf(seats: number, { rx, ry, crowd }: Oval, width: number, height: number): Clear {
  const many = seats > BESIDE;
  const face = crowd ? FACE.crowd : many ? FACE.many : FACE.few;
  const apart = 2 * rx * width * Math.sin(Math.PI / seats);
  const name = many ? Math.min(NAME.many, apart / 2) : NAME.few;
  const taken = Array.from({ length: seats }, (_, i): Box[] => {
    const angle = (i / seats) * 2 * Math.PI;
    const [x, y] = [-Math.sin(angle) * rx * width, Math.cos(angle) * ry * height];
    const cameo = { left: x - face.x, right: x + face.x, top: y - face.y, bottom: y + face.y };
    // On a full ring, names at the sides stand on the outer side; around that of a crowd, all do.
    if (crowd || (many && Math.abs(Math.sin(angle)) > 0.72)) return [cameo];
    const [top, bottom] = Math.cos(angle) < -0.05 ? [cameo.top - TAG, cameo.top] : [cameo.bottom, cameo.bottom + TAG];
    return [cameo, { left: x - name, right: x + name, top, bottom }];
  }).flat();
  return (top, bottom) => {
    const beside = taken.filter((it) => it.top - AIR < bottom && it.bottom + AIR > top);
    const reach = beside.map(({ left, right }) => (left > 0 ? left : right < 0 ? -right : AIR) - AIR);
    return Math.min(rx * width, ...reach);
  };
}

/** A paper: the number of its lines, in so many columns, and the length of the longest, in letters. */
export interface Paper {
  readonly lines: number;
  readonly letters: number;
  readonly columns?: number;
}

/** A paper for so many names: more than five stand in columns, for a tall paper would be a narrow one. */
export function paperFor(names: readonly string[]): Paper {
  const letters = Math.max(...names.map((it) => it.length));
  if (names.length <= 5) return { lines: names.length, letters };
  const columns = names.length > 12 ? 3 : 2;
  return { lines: Math.ceil(names.length / columns), letters, columns };
}

/** Papers side by side; the maximum width of each, in rem. */
export interface PaperRow {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly height: number;
}

/** Between papers, around the text, and the letters themselves; in rem. */
const [GAP, EDGE, LINE, LETTER, ROOM] = [0.4, 0.4, 1.125, 0.52, 2.7];
/** The longest name in a column, and the space between columns; in rem. */
const [WIDEST, APART] = [12.8, 0.6];
/** The width below which a paper is useless, and how much worse that is than names that are cut off; in rem. */
const [NARROW, OUT_OF_SIGHT] = [4.6, 100];

const wideOf = ({ letters, columns = 1 }: Paper): number =>
  columns * (Math.min(WIDEST, letters * LETTER) + APART) - APART + ROOM;

/** How much of the names is lost, and the rows. */
export interface PaperRows {
  readonly rows: readonly PaperRow[];
  readonly lost: number;
}

/** Divides papers into rows; the middle rows are longer if they have more room. */
function inRows(papers: readonly Paper[], counts: readonly number[], clear: Clear): PaperRows {
  let at = 0;
  const rows = counts.map((n) => {
    const own = papers.slice(at, (at += n));
    return { own, height: Math.max(...own.map((it) => it.lines)) * LINE + EDGE };
  });
  const tall = rows.reduce((sum, { height }) => sum + height + GAP, -GAP);
  let [from, top, lost] = [0, -tall / 2, 0];
  const set = rows.map(({ own, height }): PaperRow => {
    const width = Math.max(0, 2 * clear(top, top + height));
    const wanted = own.reduce((sum, it) => sum + wideOf(it) + GAP, -GAP);
    // A name with hardly a letter left is worse than a few that lose their ends.
    lost += Math.max(0, wanted - width) ** 2 / wanted + Math.max(0, least(own) - width) * OUT_OF_SIGHT;
    const row = { from, to: from + own.length, width, height };
    from = row.to;
    top += height + GAP;
    return row;
  });
  return { rows: set, lost };
}

/** The width that a row needs for anything to be read. */
const least = (papers: readonly Paper[]): number => papers.reduce((sum, { columns = 1 }) => sum + columns * NARROW, 0);

/** Ways to divide papers among so many rows: evenly, or by the room that each row has. */
function ways(papers: readonly Paper[], rows: number, clear: Clear): number[][] {
  const n = papers.length;
  const even = Array.from({ length: rows }, (_, i) => Math.round((n * (i + 1)) / rows) - Math.round((n * i) / rows));
  const high = Math.max(...papers.map((it) => it.lines)) * LINE + EDGE + GAP;
  const room = even.map((_, i) => clear((i - rows / 2) * high, (i + 1 - rows / 2) * high - GAP));
  const roomy = even.map(() => 0);
  // One by one, each to the row in which it has the most room.
  for (let i = 0; i < n; i++) {
    const share = room.map((width, at) => width / (roomy[at]! + 1));
    roomy[share.indexOf(Math.max(...share))]! += 1;
  }
  return [even, roomy].filter((it) => it.every((own) => own > 0));
}

/** Rows of papers that cover no face and no name, with as few letters lost as possible. */
export function rowsOf(papers: readonly Paper[], clear: Clear): PaperRows {
  let best: PaperRows = { rows: [], lost: Infinity };
  for (let rows = 1; rows <= papers.length; rows++)
    for (const counts of ways(papers, rows, clear)) {
      const set = inRows(papers, counts, clear);
      if (set.lost < best.lost - 0.01) best = set;
    }
  return best;
}

/** Lays papers with these names in rows. */
export type LayPapers = (names: readonly (readonly string[])[]) => PaperRows & { readonly papers: readonly Paper[] };

/** How papers lie in this room. */
export const papersIn =
  (clear: Clear): LayPapers =>
  (names) => {
    const papers = names.map(paperFor);
    return { papers, ...rowsOf(papers, clear) };
  };
