import { voices, type SoundName } from './voices.ts';

export type { SoundName } from './voices.ts';

/**
 * The sounds of the table, made on the spot. Off until somebody turns them on: a browser lets no page sound before a
 * press, and in a room with a big screen only that screen should.
 *
 * @example
 * button.onclick = () => sound.on();
 * sound.play('claim');
 */
export class Sound {
  #context?: AudioContext;
  #enabled = false;
  /** By night no phone makes any sound or vibrates. */
  silenced = false;

  get enabled(): boolean {
    return this.#enabled;
  }

  /** Turns sounds on. Call it while handling a press. */
  on(): void {
    this.#enabled = true;
    this.#context ??= new AudioContext();
    void this.#context.resume();
  }

  off(): void {
    this.#enabled = false;
    void this.#context?.suspend();
  }

  play(name: SoundName): void {
    const context = this.#context;
    if (!this.#enabled || this.silenced || !context) return;
    voices[name](context, context.destination, context.currentTime);
  }

  /** A short buzz for what happens at the viewer's own thumb; the same for every answer. */
  buzz(milliseconds = 12): void {
    if (!this.silenced) globalThis.navigator.vibrate?.(milliseconds);
  }
}

/** The one the page shares. */
export const sound = new Sound();
