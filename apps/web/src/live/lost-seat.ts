import type { Doc } from '@masque/protocol';

/** The notice about a seat that is lost. */
export type LostWord = 'web.seat.cleared' | 'web.seat.moved';

/** Notices when somebody has lost their seat without leaving: the host has cleared it, or another phone has it now. */
export class LostSeat {
  word: LostWord | null = null;
  /** The person is about to leave of their own accord. */
  leaves = false;
  #had: { readonly seat: number; readonly name?: string | undefined } | null = null;

  follow({ you, lobby }: Pick<Doc, 'you' | 'lobby'>): void {
    const seat = you?.seat ?? null;
    if (seat !== null) {
      this.#had = { seat, name: lobby.seats.find((it) => it.seat === seat)?.name };
      [this.word, this.leaves] = [null, false];
    } else if (this.#had) {
      const { name } = this.#had;
      const sits = lobby.seats.some((it) => it.name === name && it.bot === undefined);
      this.word = this.leaves ? null : sits ? 'web.seat.moved' : 'web.seat.cleared';
      this.#had = null;
    }
  }
}
