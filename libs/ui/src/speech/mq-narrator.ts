import type { Language } from '@masque/core';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { Narrator, paces, type ReadingPace } from './narrator.ts';

/** The user's settings for the voice of this device. */
export interface Narration {
  readonly on: boolean;
  readonly pace: ReadingPace;
  /** The voice for each language, if one was chosen. */
  readonly voices: { readonly [language in Language]?: string };
}

/** The voice that reads to the room, with its switch. Everything it reads is on the screen as well. */
@customElement('mq-narrator')
export class MqNarrator extends MqElement {
  static override styles = css`
    :host {
      display: block;
      position: relative;
    }
    .row {
      display: flex;
      align-items: center;
      gap: 0.5rem;
    }
    button {
      display: inline-flex;
      align-items: center;
      gap: 0.5rem;
      min-block-size: max(1.6rem, 24px);
      color: var(--candle-2);
      font-size: 0.9375rem;
    }
    button svg {
      inline-size: 1.3rem;
      block-size: 1.3rem;
      fill: currentColor;
    }
    button[aria-checked='true'] {
      color: var(--candle);
    }
    summary {
      cursor: pointer;
      font-size: 0.9375rem;
      color: var(--candle-2);
      text-decoration: underline;
      text-underline-offset: 0.2em;
      list-style: none;
    }
    .choices {
      position: absolute;
      z-index: 3;
      inset: auto 0 calc(100% + 0.3rem) 0;
      display: grid;
      gap: 0.5rem;
      padding: 0.7rem;
      background: var(--lacquer-2);
      border: 1px solid var(--brass-2);
      box-shadow: var(--lift-2);
    }
    label {
      display: grid;
      gap: 0.2rem;
      font-size: 0.9375rem;
    }
    select {
      min-block-size: 1.8rem;
      min-inline-size: 0;
      font-size: 0.9375rem;
      border: 1px solid var(--brass-2);
      background: var(--lacquer-1);
      color: var(--candle);
      padding-inline: 0.4rem;
    }
    p {
      font-size: 0.9375rem;
      color: var(--candle-2);
    }
  `;

  /** The text to read, in the language of this element. Each text is read once. */
  @property() text = '';
  /** The table is paused: nothing is read. A text that was cut off is read again from its beginning afterwards. */
  @property({ type: Boolean }) paused = false;
  /** Hides the notice that no voice speaks the language: the game is over, and the notice was shown before. */
  @property({ type: Boolean }) quiet = false;
  /** @fires narration - `Narration`: a setting was changed. */
  @property({ attribute: false }) narration: Narration = { on: true, pace: 'normal', voices: {} };
  readonly #narrator = new Narrator();
  #said = '';
  /** The text at which no voice was found. The notice is shown once, because nobody can fix this during a game. */
  #unread: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#narrator.addEventListener('change', this.#changed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#narrator.removeEventListener('change', this.#changed);
    this.#narrator.hush();
    this.#said = '';
  }

  readonly #changed = (): void => {
    // Some browsers load their voices late.
    if (this.#said === '') this.#speak();
    this.requestUpdate();
  };

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.narration.on || this.paused) {
      if (changed.has('narration') || changed.has('paused')) this.#narrator.hush();
      this.#said = '';
    } else if (this.text !== this.#said) this.#speak();
  }

  #speak(): void {
    const { language } = this.t;
    if (!this.narration.on || this.paused || this.text === '' || this.#narrator.voices(language).length === 0) return;
    this.#said = this.text;
    const { pace, voices } = this.narration;
    const voice = voices[language];
    this.#narrator.say(this.text, { language, pace, ...(voice !== undefined && { voice }) });
  }

  #choose(change: Partial<Narration>): void {
    this.narration = { ...this.narration, ...change };
    // Read at once, so that the user can choose by ear.
    this.#said = '';
    this.send('narration', this.narration);
  }

  #choices() {
    const t = this.t;
    const { language } = t;
    const { pace, voices } = this.narration;
    return html`<details>
      <summary>${t.msg('ui.voice.choose')}</summary>
      <div class="choices">
        <label
          >${t.msg('ui.voice')}<select
            @change=${({ target }: Event) => this.#choose({ voices: { ...voices, [language]: (target as HTMLSelectElement).value } })}
          >
            ${this.#narrator.voices(language).map(({ voiceURI, name }) => html`<option value=${voiceURI} ?selected=${voiceURI === voices[language]}>${name}</option>`)}
          </select></label
        >
        <label
          >${t.msg('ui.voice.pace')}<select
            @change=${({ target }: Event) => this.#choose({ pace: (target as HTMLSelectElement).value as ReadingPace })}
          >
            ${Object.keys(paces).map((it) => html`<option value=${it} ?selected=${it === pace}>${t.msg(`ui.voice.pace.${it}`)}</option>`)}
          </select></label
        >
      </div>
    </details>`;
  }

  override render() {
    const t = this.t;
    const { on } = this.narration;
    if (this.#narrator.voices(t.language).length === 0) {
      // Nobody who has not turned on the voice needs the notice that there is none.
      if (!on || this.quiet) return nothing;
      this.#unread ??= this.text;
      return this.text === this.#unread ? html`<p>${t.msg('ui.voice.none')}</p>` : nothing;
    }
    return html`<div class="row">
        <button role="switch" aria-checked=${String(on)} @click=${() => this.#choose({ on: !on })}>
          ${icon(on ? 'sound' : 'silent', '')}<span>${t.msg('ui.voice.reads')}</span>
        </button>
        ${on ? this.#choices() : nothing}
      </div>
      ${on && this.#narrator.blocked ? html`<p role="status">${t.msg('ui.voice.press')}</p>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-narrator': MqNarrator;
  }
}
