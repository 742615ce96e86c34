import type { Line, Seat } from '@masque/core';
import type { CardLook, SeatLook } from '@masque/core/table';
import type { Doc } from '@masque/protocol';

/** What somebody is told who has just gone out. */
export interface OutNotice {
  /** Still has a say, as a ghost. */
  readonly ghost: boolean;
  /** The place, where everybody plays for themselves and it is certain. */
  readonly place?: number;
  /** How many sat down. */
  readonly of: number;
  /** The cards in front of them, and which of these were lost at the end. */
  readonly cards: readonly CardLook[];
  readonly fresh: readonly number[];
  /** What has just happened to them. */
  readonly lines: readonly Line[];
}

/** How many lines back a line can still tell why somebody is out. */
const NEWS = 6;

const isOut = ({ state }: SeatLook): boolean => state === 'out' || state === 'ghost';
const names = ({ args }: Line, me: Seat): boolean =>
  Object.values(args).some((it) => typeof it === 'object' && it !== null && 'seat' in it && it.seat === me);

/**
 * The moment in which somebody goes out, on their own phone. It comes once, and only to a phone that was there; it waits
 * until the night is over, until what everybody watches has been shown, and until nobody waits for an answer.
 */
export class Leaving {
  /** What is being told. */
  now: OutNotice | null = null;
  #game = '';
  /** Seats that were out when this phone last looked. */
  #gone: ReadonlySet<Seat> = new Set();
  /** The viewer's cards when it last looked. */
  #cards: readonly CardLook[] = [];
  #owed: OutNotice | null = null;

  /** Follows a table. `alone`: everybody plays for themselves; `busy`: a scene is being shown. */
  follow({ play, you }: Doc, log: readonly Line[], alone: boolean, busy: boolean): void {
    const me = you?.seat ?? -1;
    const mine = play?.table.seats.find(({ seat }) => seat === me);
    if (!play || !mine || play.outcome) return this.#forget();
    const gone = new Set(play.table.seats.filter(isOut).map(({ seat }) => seat));
    const cards = mine.cards ?? [];
    // Whoever comes to a running game has missed the moment.
    const before = play.id === this.#game ? this.#gone : gone;
    if (!you?.out) [this.#owed, this.now] = [null, null];
    else if (!before.has(me) && gone.has(me)) {
      // If several went out while this phone was asleep, it cannot tell in which order.
      const sure = alone && mine.state === 'out' && [...gone].every((seat) => seat === me || before.has(seat));
      const lost = cards.flatMap(({ state }, i) => (state === 'lost' && this.#cards[i]?.state !== 'lost' ? [i] : []));
      this.#owed = {
        ghost: mine.state === 'ghost',
        ...(sure && { place: play.table.seats.length - gone.size + 1 }),
        of: play.table.seats.length,
        cards: cards.filter(({ face }) => face),
        fresh: lost.length > 0 ? lost : cards.map((_, i) => i),
        lines: log.slice(-NEWS).filter((it) => names(it, me)),
      };
    }
    [this.#game, this.#gone, this.#cards] = [play.id, gone, cards];
    // At night all phones look alike; and it stands in the way of no answer.
    if (play.table.night || play.offers.some((it) => !it.optional)) this.now = null;
    else if (this.#owed && !busy) [this.now, this.#owed] = [this.#owed, null];
  }

  /** The viewer has seen it. */
  done(): void {
    this.now = null;
  }

  #forget(): void {
    [this.now, this.#owed, this.#game] = [null, null, ''];
  }
}
