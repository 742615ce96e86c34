/**
 * How many results are kept for each part: different viewers may see it differently, and some results are short-lived.
 */
const KEPT = 8;

/** A result for a part, with the other arguments, linked to earlier results. Nearly always there is just one. */
interface Kept<Rest, Made> {
  readonly rest: Rest;
  readonly made: Made;
  readonly older: Kept<Rest, Made> | null;
  readonly count: number;
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
  const known = new WeakMap<Part, Kept<Rest, Made>>();
  // The viewers of a table come one after the other: what was asked for last is what is asked for next.
  let last: Part | null = null;
  let kept: Kept<Rest, Made> | null = null;
  return (part, ...rest) => {
    if (part !== last) [last, kept] = [part, known.get(part) ?? null];
    const found = keptIn(kept, rest);
    if (found) return found;
    const made = make(part, ...rest);
    // The function may itself have asked for other parts.
    [last, kept] = [part, keep(known.get(part) ?? null, rest, made)];
    known.set(part, kept);
    return made;
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
  let kept: Kept<Rest, Made> | null = null;
  return (part, ...rest) => {
    if (part !== last) [last, kept] = [part, null];
    const found = keptIn(kept, rest);
    if (found) return found;
    const made = make(part, ...rest);
    kept = keep(last === part ? kept : null, rest, made);
    last = part;
    return made;
  };
}

function keptIn<Rest extends readonly unknown[], Made>(kept: Kept<Rest, Made> | null, rest: Rest): Made | undefined {
  for (let it = kept; it; it = it.older) if (isSame(it.rest, rest)) return it.made;
  return undefined;
}

const keep = <Rest, Made>(kept: Kept<Rest, Made> | null, rest: Rest, made: Made): Kept<Rest, Made> => {
  const older = kept && kept.count < KEPT ? kept : null;
  return { rest, made, older, count: older ? older.count + 1 : 1 };
};

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
