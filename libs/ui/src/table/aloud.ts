import type { Line } from '@masque/core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Translator } from '../i18n/translator.ts';
import { aloud, linesAfter } from '../parts/lines.ts';

/** A table with its log. */
interface Logged extends ReactiveControllerHost {
  readonly log: readonly Line[];
  readonly hasUpdated: boolean;
}

/** The text to be read aloud for a table: the new lines that are public. */
export class Aloud implements ReactiveController {
  /** For a live region. */
  spoken = '';
  readonly #host: Logged;
  readonly #words: () => Translator;
  #heard: Line | undefined;

  constructor(host: Logged, words: () => Translator) {
    this.#host = host;
    this.#words = words;
    host.addController(this);
  }

  hostUpdate(): void {
    const { log, hasUpdated } = this.#host;
    const fresh = linesAfter(log, this.#heard).filter((line) => !line.private);
    if (hasUpdated && fresh.length) this.spoken = aloud(this.#words(), fresh);
    this.#heard = log.at(-1);
  }
}
