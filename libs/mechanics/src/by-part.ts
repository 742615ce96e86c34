/** How many results are kept for each part: as different viewers may be drawn it, with room for what comes and goes. */
const KEPT = 4;

/**
 * A function that remembers what it made of a part of a view: as long as the part is the same object and the other
 * arguments are the same, so is the result. Views share their parts from move to move and between viewers, so that a
 * table drawn in such pieces costs what has changed, and so does finding what to send.
 *
 * The function must follow from its arguments alone.
 *
 * @example
 * const seatOf = byPart((hand: readonly string[], seat: number) => ({ seat, cards: hand.length }));
 * const hand = ['duke'];
 * seatOf(hand, 0) === seatOf(hand, 0); // => true
 */
export function byPart<Part extends object, Rest extends readonly unknown[], Made>(
  make: (part: Part, ...rest: Rest) => Made,
): (part: Part, ...rest: Rest) => Made {
  const known = new WeakMap<Part, { readonly rest: Rest; readonly made: Made }[]>();
  return (part, ...rest) => {
    let made = known.get(part);
    if (!made) known.set(part, (made = []));
    for (const it of made) if (it.rest.every((value, i) => value === rest[i])) return it.made;
    const fresh = { rest, made: make(part, ...rest) };
    if (made.length >= KEPT) made.shift();
    made.push(fresh);
    return fresh.made;
  };
}
