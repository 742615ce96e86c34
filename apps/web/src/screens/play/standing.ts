import type { Action, Offer } from '@masque/core';
import type { Timer } from '@masque/core/table';
import { recallHere, rememberHere } from '../../prefs/storage.ts';

/** The minimum and maximum delay of an automatic answer, in milliseconds. */
const SOON = 900;
const LATE = 6000;

/** The one offer that may be taken automatically: it changes nothing and leaves nothing to choose. */
export function quietOffer(offers: readonly Offer[]): Offer | null {
  const quiet = offers.filter((it) => it.look?.quiet && !it.closed && Object.keys(it.params).length === 0);
  return quiet.length === 1 ? quiet[0]! : null;
}

/**
 * When to give an automatic answer: at a random moment, so that its timing reveals nothing, but well before the
 * question closes.
 *
 * @param chance from 0 to 1
 */
export function moment(timer: Timer | undefined, now: number, chance: number): number {
  const latest = timer ? Math.min(LATE, (timer.at - now) * 0.8) : LATE;
  return latest <= SOON ? Math.max(0, latest) : SOON + chance * (latest - SOON);
}

/** Where this tab remembers for which game it answers. */
const KEY = 'allows';

/**
 * A standing answer: allows everything that may be allowed, until it is turned off or the game is over. It outlives
 * reloading the page.
 */
export class StandingAnswer {
  #on = false;
  #game = '';
  readonly #act: (action: Action) => void;
  #window = '';
  #timer?: ReturnType<typeof setTimeout>;

  constructor(act: (action: Action) => void) {
    this.#act = act;
  }

  get on(): boolean {
    return this.#on;
  }

  /** Another game begins without a standing answer. */
  follow(game: string): void {
    if (game === this.#game) return;
    this.#game = game;
    this.#on = recallHere(KEY) === game;
  }

  set(on: boolean): void {
    this.#on = on;
    rememberHere(KEY, on ? this.#game : '');
    if (!on) this.stop();
  }

  /** The question has changed, or the clock. */
  look(offers: readonly Offer[], timer: Timer | undefined, now: number): void {
    const offer = this.#on ? quietOffer(offers) : null;
    if (!offer) return this.stop();
    if (offer.window === this.#window) return;
    this.stop();
    this.#window = offer.window;
    const answer = (): void => this.#act({ type: offer.type, window: offer.window, params: {} });
    this.#timer = setTimeout(answer, moment(timer, now, Math.random()));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#window = '';
  }
}
