import type { Line } from '@masque/core';
import { css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import '../room/mq-sheet.ts';
import './mq-log-line.ts';

/** The time since the viewer's first entry: minutes and seconds. */
const into = (since: number, at: number): string => {
  const seconds = Math.max(0, Math.floor((at - since) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * What this viewer has legally learned, and when, counted from the first line of the record. As secret as a hand of
 * cards: it is in the document only while it is open, and closes when the window loses focus.
 */
@customElement('mq-notebook')
export class MqNotebook extends MqElement {
  static override styles = css`
    button {
      inline-size: 100%;
      min-block-size: 3rem;
      display: flex;
      gap: 0.7rem;
      align-items: center;
      padding: 0.6rem 0.9rem;
      text-align: left;
      font-size: 1rem;
      background: var(--lacquer-3);
      border: 1px solid var(--hairline);
      border-inline-start: 0.25rem solid var(--brass);
    }
    button svg {
      flex: none;
      inline-size: 1.4rem;
      block-size: 1.4rem;
      fill: var(--brass);
    }
    mq-sheet.lines {
      margin-block-start: 0.5rem;
    }
    li + li {
      border-block-start: 1px solid color-mix(in oklch, var(--ink-2) 45%, transparent);
    }
    time {
      font-size: var(--t-label);
      color: var(--ink-2);
    }
  `;

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
    return html`<button aria-expanded=${String(this.opened)} @click=${() => (this.opened = !this.opened)}>
        ${icon(this.opened ? 'eye' : 'eye-off', '')}<span
          >${this.t.msg(this.opened ? 'ui.peek.hide' : 'ui.notebook')}</span
        >
      </button>
      ${
        this.opened
          ? learned.length
            ? html`<mq-sheet class="lines"
                ><ol aria-label=${this.t.msg('ui.notebook')}>
                  ${learned.map(
                    (line) =>
                      html`<li>
                        <mq-log-line .line=${line}><time>${into(since, line.at)}</time></mq-log-line>
                      </li>`,
                  )}
                </ol></mq-sheet
              >`
            : html`<mq-sheet>${this.t.msg('ui.notebook.empty')}</mq-sheet>`
          : ''
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-notebook': MqNotebook;
  }
}
