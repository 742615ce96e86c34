import type { SoundName, Voices } from './voices.ts';

export type { SoundName } from './voices.ts';

/** Stops a sound before its end. */
export type Stop = () => void;
const nothing: Stop = () => {};

/**
 * The sounds of the table, synthesised on the fly. Off until the user turns them on: browsers allow no sound before a
 * press, and in a room with a big screen only that screen should make any.
 *
 * @example
 * const sound = new Sound();
 * document.createElement('button').onclick = () => sound.on();
 * sound.play('claim'); // nothing is heard before that press
 * sound.enabled; // => false
 */
export class Sound {
  #context?: AudioContext;
  #voices?: Voices;
  #enabled = false;
  #waiting = false;
  /** At night no phone makes any sound or vibrates. */
  silenced = false;
  /** Whether this device may vibrate. */
  buzzes = true;

  get enabled(): boolean {
    return this.#enabled;
  }

  /** Turns sounds on. Outside of a user gesture this takes effect with the next one. */
  on(): void {
    this.#enabled = true;
    this.#context ??= new AudioContext();
    // Most phones stay silent, so they need not load them.
    void import('./voices.ts').then(({ voices }) => (this.#voices = voices));
    void this.#context.resume();
    if (this.#waiting || this.#context.state === 'running') return;
    this.#waiting = true;
    const wake = () => {
      this.#waiting = false;
      for (const press of ['pointerup', 'keydown']) removeEventListener(press, wake);
      if (this.#enabled) void this.#context?.resume();
    };
    for (const press of ['pointerup', 'keydown']) addEventListener(press, wake);
  }

  off(): void {
    this.#enabled = false;
    void this.#context?.suspend();
  }

  /** The output for longer pieces, while sound is allowed; `null` otherwise. */
  get line(): AudioContext | null {
    const context = this.#context;
    // The time of a suspended context stands still: anything scheduled on it would play all at once when it resumes.
    return this.#enabled && !this.silenced && context?.state === 'running' ? context : null;
  }

  play(name: SoundName): Stop {
    const context = this.line;
    if (!context || !this.#voices) return nothing;
    const level = context.createGain();
    level.connect(context.destination);
    this.#voices[name](context, level, context.currentTime);
    return () => level.gain.setTargetAtTime(0, context.currentTime, 0.02);
  }

  /** A short vibration for the viewer's own action; the same for every answer. */
  buzz(pattern: number | number[] = 12): void {
    if (this.buzzes && !this.silenced) globalThis.navigator.vibrate?.(pattern);
  }
}

/** The instance that the page shares. */
export const sound = new Sound();
