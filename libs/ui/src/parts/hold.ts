import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long something has to be held, in milliseconds. */
export const holdTime = 700;
/** How long it is said that a tap is too short, in milliseconds. */
const shortTime = 3000;
/** How long a seal pressed by key waits for its confirmation. */
const confirmTime = 8000;

/** `short`: it was let go before the hold was complete, and is told to be held. */
export type HoldState = 'rest' | 'short' | 'held' | 'confirm' | 'set';

/**
 * Press and hold, lift to withdraw. By keyboard and by assistive technology, which cannot hold: press, then confirm.
 */
export class Hold implements ReactiveController {
  state: HoldState = 'rest';
  readonly #host: ReactiveControllerHost;
  readonly #done: () => void;
  #timer?: ReturnType<typeof setTimeout>;
  #pointer = false;

  readonly #time: () => number;

  /** @param time how long something has to be held, in milliseconds */
  constructor(host: ReactiveControllerHost, done: () => void, time = () => holdTime) {
    this.#host = host;
    this.#done = done;
    this.#time = time;
    host.addController(this);
  }

  hostDisconnected() {
    this.#to('rest');
  }

  readonly down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    this.#pointer = true;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.begin();
  };

  readonly up = () => {
    this.lift();
    // The click that belongs to this finger comes right after; a later one is a key's.
    setTimeout(() => (this.#pointer = false), 80);
  };

  /** Only clicks that no finger made: those of a key or of a screen reader. */
  readonly click = () => {
    if (!this.#pointer) this.confirm();
  };

  readonly key = (event: KeyboardEvent) => {
    this.#pointer = false;
    if (event.key === 'Escape' && this.state === 'confirm') this.#to('rest');
  };

  /** The wax begins to set. */
  begin() {
    this.#to('held', this.#time(), () => this.#seal());
  }

  /** Let go before it has set. */
  lift() {
    if (this.state === 'held') this.#to('short', shortTime, () => this.#to('rest'));
  }

  /** Pressed by somebody who does not hold: the next press seals. */
  confirm() {
    if (this.state === 'confirm') this.#seal();
    else if (this.state === 'rest' || this.state === 'short') this.#to('confirm', confirmTime, () => this.#to('rest'));
  }

  /** Unsealed again, for a new question. */
  reset() {
    if (this.state === 'set') this.#to('rest');
  }

  #seal() {
    this.#to('set');
    this.#done();
  }

  #to(state: HoldState, after?: number, then?: () => void) {
    clearTimeout(this.#timer);
    this.state = state;
    if (then) this.#timer = setTimeout(then, after);
    this.#host.requestUpdate();
  }
}
