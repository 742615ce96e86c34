import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The length of a hold, in milliseconds. */
export const holdTime = 700;
/** How long the hint that a tap is too short stays visible, and what can be asked then, in milliseconds. */
const shortTime = 6000;
/** How long a seal pressed by keyboard waits for its confirmation, in milliseconds. */
const confirmTime = 8000;

/** `short`: let go before the hold was complete; the user is asked to hold it. */
export type HoldState = 'rest' | 'short' | 'held' | 'confirm' | 'set';

/**
 * Press and hold; let go early to cancel. With a keyboard or assistive technology, which cannot hold: press, then
 * confirm.
 */
export class Hold implements ReactiveController {
  state: HoldState = 'rest';
  readonly #host: ReactiveControllerHost;
  readonly #done: () => void;
  #timer?: ReturnType<typeof setTimeout>;
  #pointer = false;

  readonly #time: () => number;

  /** @param time the length of the hold, in milliseconds */
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
    // The click of this touch comes right after; a later one comes from a key.
    setTimeout(() => (this.#pointer = false), 80);
  };

  /** Only clicks without a pointer: those of a key or of a screen reader. */
  readonly click = () => {
    if (!this.#pointer) this.confirm();
  };

  readonly key = (event: KeyboardEvent) => {
    this.#pointer = false;
    if (event.key === 'Escape' && this.state === 'confirm') this.#to('rest');
  };

  /** Starts the hold. */
  begin() {
    this.#to('held', this.#time(), () => this.#seal());
  }

  /** Lets go before the hold is complete. */
  lift() {
    if (this.state === 'held') this.#to('short', shortTime, () => this.#to('rest'));
  }

  /** Pressed without holding: the next press confirms. */
  confirm() {
    if (this.state === 'confirm') this.#seal();
    else if (this.state === 'rest' || this.state === 'short') this.#to('confirm', confirmTime, () => this.#to('rest'));
  }

  /** Back to the initial state, for a new question. */
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
