import { MqElement } from '@masque/ui';
import { css, html, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';

const signs = {
  first: svg`<path d="M5 4h2v16H5zM20 4v16L8 12z" />`,
  back: svg`<path d="M15.5 4 17 5.5 10.5 12l6.500 6.500L15.500 20l-8-8z" />`,
  play: svg`<path d="M7 4v16l13-8z" />`,
  pause: svg`<path d="M6 4h4v16H6zM14 4h4v16h-4z" />`,
  next: svg`<path d="M8.500 4 7 5.500 13.500 12 7 18.500 8.500 20l8-8z" />`,
  last: svg`<path d="M17 4h2v16h-2zM4 4v16l12-8z" />`,
} as const;

export type TransportButton = 'first' | 'back' | 'next' | 'last';

/**
 * The playback buttons: to the deal, back, play or pause, forward, and to the end.
 *
 * @fires move - `TransportButton`
 * @fires run - Play, or pause.
 */
@customElement('masque-transport')
export class MasqueTransport extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      grid-template-columns: repeat(2, minmax(44px, 1fr)) minmax(44px, 1.4fr) repeat(2, minmax(44px, 1fr));
      gap: min(0.5rem, 2vw);
    }
    button {
      min-block-size: var(--touch);
      border: 1px solid var(--brass-2);
      border-radius: var(--r-hair);
      display: grid;
      place-items: center;
      background: var(--lacquer-2);
    }
    .main {
      background: var(--brass);
      color: var(--ink);
    }
    svg {
      inline-size: 1.5rem;
      block-size: 1.5rem;
    }
  `;

  @property({ type: Boolean }) running = false;

  #button(name: keyof typeof signs, press: () => void, main = false) {
    return html`<button class=${main ? 'main' : ''} aria-label=${this.t.msg(`look.${name}`)} @click=${press}>
      <svg viewBox="0 0 24 24" aria-hidden="true">${signs[name]}</svg>
    </button>`;
  }

  #way(name: TransportButton) {
    return this.#button(name, () => this.send('move', name));
  }

  override render() {
    const run = this.#button(this.running ? 'pause' : 'play', () => this.send('run', undefined), true);
    return html`${this.#way('first')}${this.#way('back')}${run}${this.#way('next')}${this.#way('last')}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-transport': MasqueTransport;
  }
}
