import type { Line } from '@masque/core';
import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { messageOf } from './lines.ts';

/** How long into what the viewer has been told something happened: minutes and seconds. */
const into = (since: number, at: number): string => {
  const seconds = Math.max(0, Math.floor((at - since) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * What this viewer has legally learned, and when, counted from the first line of the record. As secret as a hand of cards: it is in the document only while it is opened,
 * and closes when the window is left.
 */
@customElement('mq-notebook')
export class MqNotebook extends MqElement {
  @property({ attribute: false }) lines: readonly Line[] = [];
  @state() private opened = false;

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('blur', this.#close);
    document.addEventListener('visibilitychange', this.#close);
  }
  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('blur', this.#close);
    document.removeEventListener('visibilitychange', this.#close);
    this.#close();
  }
  readonly #close = () => {
    this.opened = false;
  };

  override render() {
    const learned = this.lines.filter((line) => line.learn).toReversed();
    const since = this.lines[0]?.at ?? 0;
    return html`<button
        class="toast notetoggle"
        aria-expanded=${String(this.opened)}
        @click=${() => (this.opened = !this.opened)}
      >
        ${icon(this.opened ? 'eye' : 'eye-off', '')}<span
          >${this.t.msg(this.opened ? 'ui.peek.hide' : 'ui.notebook')}</span
        >
      </button>
      ${
        this.opened
          ? learned.length
            ? html`<ol class="sheet lines notes" aria-label=${this.t.msg('ui.notebook')}>
                ${learned.map((line) => html`<li><span>${this.t.rich(messageOf(line))}</span><time>${into(since, line.at)}</time></li>`)}
              </ol>`
            : html`<p class="sheet">${this.t.msg('ui.notebook.empty')}</p>`
          : ''
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-notebook': MqNotebook;
  }
}
