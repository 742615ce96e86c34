import type { Language } from '@masque/core';
import { voiceFor, voicesFor, type Voice } from './voices.ts';

/** How a voice reads: faster, or with longer pauses for a table that takes its time. */
export type ReadingPace = 'brisk' | 'normal' | 'slow';

/** The speed of speech, and the pause after a sentence in milliseconds. */
export const paces: { readonly [pace in ReadingPace]: { readonly rate: number; readonly rest: number } } = {
  brisk: { rate: 1.1, rest: 150 },
  normal: { rate: 0.95, rest: 450 },
  slow: { rate: 0.8, rest: 1100 },
};

/** The gap between stopping one text and starting another, in milliseconds: some browsers drop what follows at once. */
const BREATH = 60;

/** How a text is to be read. */
export interface NarrationOptions {
  readonly language: Language;
  readonly voice?: string;
  readonly pace: ReadingPace;
}

/**
 * Reads texts aloud with the voices of the device. A text replaces the one before. If no voice speaks the language,
 * nothing is read: the text is on the screen in any case.
 *
 * @fires change - The voices have loaded, or the browser waits for a user gesture.
 *
 * @example
 * const narrator = new Narrator();
 * narrator.say('The village wakes.', { language: 'en', pace: 'slow' }); // aloud, where the browser has a voice
 */
export class Narrator extends EventTarget {
  readonly #synthesis: SpeechSynthesis | undefined;
  #run = 0;
  #rest?: ReturnType<typeof setTimeout>;
  /** What the browser has not allowed the page to say yet. */
  #waiting: (() => void) | null = null;

  constructor(synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis) {
    super();
    this.#synthesis = synthesis;
    synthesis?.addEventListener('voiceschanged', () => this.dispatchEvent(new Event('change')));
  }

  /** The voices that speak a language. */
  voices(language: Language): readonly Voice[] {
    return voicesFor(this.#synthesis?.getVoices() ?? [], language);
  }

  /** The browser allows no speech before a user gesture. */
  get blocked(): boolean {
    return this.#waiting !== null;
  }

  /** Reads a text, instead of the current one. */
  say(text: string, reading: NarrationOptions): void {
    this.hush();
    const run = this.#run;
    const sentences = sentencesOf(text, reading.language);
    if (this.voices(reading.language).length === 0) return;
    this.#rest = setTimeout(() => this.#read(sentences, reading, run), BREATH);
  }

  /** Stops reading. */
  hush(): void {
    this.#run++;
    clearTimeout(this.#rest);
    this.#wait(null);
    this.#synthesis?.cancel();
  }

  #read([sentence, ...others]: readonly string[], reading: NarrationOptions, run: number): void {
    const synthesis = this.#synthesis;
    if (sentence === undefined || run !== this.#run || !synthesis) return;
    const { rate, rest } = paces[reading.pace];
    const said = new SpeechSynthesisUtterance(sentence);
    said.voice = voiceFor(synthesis.getVoices(), reading.language, reading.voice) ?? null;
    said.lang = said.voice?.lang ?? reading.language;
    said.rate = rate;
    said.onend = () => {
      if (run === this.#run) this.#rest = setTimeout(() => this.#read(others, reading, run), rest);
    };
    said.onerror = ({ error }) => {
      if (run === this.#run && error === 'not-allowed')
        this.#wait(() => this.#read([sentence, ...others], reading, run));
    };
    synthesis.speak(said);
  }

  /** Continues at the next user gesture. */
  #wait(next: (() => void) | null): void {
    if ((this.#waiting === null) === (next === null)) return;
    this.#waiting = next;
    for (const press of ['pointerup', 'keydown'])
      if (next) addEventListener(press, this.#pressed);
      else removeEventListener(press, this.#pressed);
    this.dispatchEvent(new Event('change'));
  }

  readonly #pressed = (): void => {
    const next = this.#waiting;
    this.#wait(null);
    next?.();
  };
}

/**
 * Splits a text into sentences: a voice pauses between them.
 *
 * @example
 * sentencesOf('The village wakes. Talk.', 'en'); // => ['The village wakes.', 'Talk.']
 */
export const sentencesOf = (text: string, language: Language): readonly string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((it) => it !== '');
