/**
 * How many results are kept for each part: different viewers may see it differently, and some results are short-lived.
 */
const KEPT = 8;

/** The result for a part and these arguments. */
interface Kept<Rest, Made> {
  readonly rest: Rest;
  readonly made: Made;
}

/**
 * Memoizes a function of a part of a view: as long as the part is the same object and the other arguments are the same,
 * so is the result. Views share their parts from move to move and between viewers, so the cost of drawing a table in
 * such pieces, and of finding what to send, depends on what has changed.
 *
 * The function must depend on its arguments alone.
 *
 * @example
 * const seatOf = byPart((hand: readonly string[], seat: number) => ({ seat, cards: hand.length }));
 * const hand = ['duke'];
 * seatOf(hand, 0) === seatOf(hand, 0); // => true
 */
export function byPart<Part extends object, Rest extends readonly unknown[], Made extends object>(
  make: (part: Part, ...rest: Rest) => Made,
): (part: Part, ...rest: Rest) => Made {
  const known = new WeakMap<Part, Kept<Rest, Made>[]>();
  // The viewers of a table come one after the other: what was asked for last is what is asked for next.
  let last: Part | null = null;
  let kept: Kept<Rest, Made>[] = [];
  return (part, ...rest) => {
    if (part !== last) {
      kept = known.get(part) ?? [];
      if (kept.length === 0) known.set(part, kept);
      last = part;
    }
    return keptIn(kept, rest) ?? keep(kept, rest, make(part, ...rest));
  };
}

/**
 * Like {@link byPart}, for parts that change with every move and are the same for several viewers at one moment. The
 * result is kept until another part is asked for, which costs less than keeping it as long as the part exists.
 *
 * @example
 * const titleOf = atOnce((status: { readonly round: number }) => ({ key: 'title.round', args: { n: status.round } }));
 * const status = { round: 3 };
 * titleOf(status) === titleOf(status); // => true
 */
export function atOnce<Part extends object, Rest extends readonly unknown[], Made extends object>(
  make: (part: Part, ...rest: Rest) => Made,
): (part: Part, ...rest: Rest) => Made {
  let last: Part | null = null;
  let kept: Kept<Rest, Made>[] = [];
  return (part, ...rest) => {
    if (part !== last) [last, kept] = [part, []];
    return keptIn(kept, rest) ?? keep(kept, rest, make(part, ...rest));
  };
}

function keptIn<Rest extends readonly unknown[], Made>(
  kept: readonly Kept<Rest, Made>[],
  rest: Rest,
): Made | undefined {
  for (let i = kept.length - 1; i >= 0; i--) if (isSame(kept[i]!.rest, rest)) return kept[i]!.made;
  return undefined;
}

function keep<Rest, Made>(kept: Kept<Rest, Made>[], rest: Rest, made: Made): Made {
  if (kept.length >= KEPT) kept.shift();
  kept.push({ rest, made });
  return made;
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
