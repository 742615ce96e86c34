import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long wax takes to set, in milliseconds. */
export const holdTime = 700;
/** How long a seal pressed by key waits for its confirmation. */
const confirmTime = 8000;

export type HoldState = 'rest' | 'held' | 'confirm' | 'set';

/**
 * Press and hold, lift to withdraw. By keyboard and by assistive technology, which cannot hold: press, then confirm.
 */
export class Hold implements ReactiveController {
  state: HoldState = 'rest';
  readonly #host: ReactiveControllerHost;
  readonly #done: () => void;
  #timer?: ReturnType<typeof setTimeout>;
  #pointer = false;

  constructor(host: ReactiveControllerHost, done: () => void) {
    this.#host = host;
    this.#done = done;
    host.addController(this);
  }

  hostDisconnected() {
    this.#to('rest');
  }

  readonly down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    this.#pointer = true;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.#to('held', holdTime, () => this.#seal());
  };

  readonly up = () => {
    if (this.state === 'held') this.#to('rest');
    // The click that belongs to this finger comes right after; a later one is a key's.
    setTimeout(() => (this.#pointer = false), 80);
  };

  /** Only clicks that no finger made: those of a key or of a screen reader. */
  readonly click = () => {
    if (this.#pointer) return;
    if (this.state === 'confirm') this.#seal();
    else if (this.state === 'rest') this.#to('confirm', confirmTime, () => this.#to('rest'));
  };

  readonly key = (event: KeyboardEvent) => {
    this.#pointer = false;
    if (event.key === 'Escape' && this.state === 'confirm') this.#to('rest');
  };

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
