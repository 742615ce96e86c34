import { tableFor, type Seat, type Session, type Table } from '@masque/core';
import type { KeyMoment } from '@masque/protocol';

/**
 * Finds trades: one player turns to another (a strong arrow, with neither a claim nor a vote), and when that is over,
 * both hold something else. What is turned down, and what changes no cards, is none.
 */
export class Trades {
  #last: Session | null = null;
  #open: { readonly n: number; readonly seat: Seat; readonly on: Seat; readonly held: string[] } | null = null;

  /** The trade that this move has ended, if any. */
  sees(n: number, session: Session, table: Table): KeyMoment[] {
    const last = this.#last ?? session;
    this.#last = session;
    const pair = approached(table);
    const open = this.#open;
    if (open && pair?.seat === open.seat && pair.on === open.on) return [];
    this.#open = pair ? { ...pair, n, held: [pair.seat, pair.on].map((seat) => heldBy(last, seat)) } : null;
    if (!open) return [];
    const made = [open.seat, open.on].every((seat, i) => heldBy(session, seat) !== open.held[i]);
    return made ? [{ n, kind: 'trade', seat: open.seat, on: open.on }] : [];
  }
}

/** One player addresses a single other player. */
function approached({ arrows = [], ballot, claim }: Table): { readonly seat: Seat; readonly on: Seat } | undefined {
  const [arrow] = arrows;
  return arrow?.strong && arrows.length === 1 && !ballot && !claim ? { seat: arrow.from, on: arrow.to } : undefined;
}

/** The cards that a seat reads as its own. */
const heldBy = (session: Session, seat: Seat): string =>
  (tableFor(session, seat).privateArea?.cards ?? [])
    .flatMap(({ face }) => face?.id ?? [])
    .sort()
    .join();
