import type { Offer } from '@masque/core';
import { sound, type Stop } from '../sound/sound.ts';

/** How an answer sounds, and feels in the hand: every one the same, so that nobody hears which one it is. */
export class AnswerFeel {
  #hush: Stop = () => {};

  /** An answer was given. */
  answered(): void {
    sound.buzz();
    sound.play('answer');
  }

  /** A button is held, or let go. A seal sounds only if every answer is sealed: otherwise it would tell which one is given. */
  holding(held: boolean, offers: readonly Offer[]): void {
    this.#hush();
    const open = offers.filter((it) => !it.optional && (!it.closed || it.look?.veiled));
    if (held && open.every((it) => it.look?.confirm)) this.#hush = sound.play('seal');
  }
}
