/** How many clocks of one game may ring at once: each seat of a large table may have several. */
const BURST = 100;
/** Time until another one may ring, in milliseconds. */
const PER_RING_MS = 1000;

/** Limits games whose clocks ring again and again, so that their logs cannot fill the disk in a minute. */
export class Brake {
  /** By session: until when past rings use up the allowance, in milliseconds since 1970. */
  readonly #paid = new Map<string, number>();

  /** May a clock of this session ring now? */
  tryTake(session: string, now: number): boolean {
    const paid = Math.max(this.#paid.get(session) ?? now, now) + PER_RING_MS;
    if (paid - now > BURST * PER_RING_MS) return false;
    this.#paid.set(session, paid);
    return true;
  }

  /** Forgets games that have been quiet, and entries made before somebody set the system clock back. */
  forget(now: number): void {
    for (const [session, paid] of this.#paid)
      if (paid <= now || paid > now + BURST * PER_RING_MS) this.#paid.delete(session);
  }
}
