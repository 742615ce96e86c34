import type { Line } from '@masque/core';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import './mq-log-line.ts';

/** What happened, newest first, as far as this viewer may read it. */
@customElement('mq-log')
export class MqLog extends MqElement {
  static override styles = css`
    ol {
      display: grid;
    }
    li + li {
      border-block-start: 1px solid var(--hairline);
    }
    svg.i {
      color: var(--brass);
      margin-block-start: 0.15rem;
      inline-size: 1.1rem;
      block-size: 1.1rem;
    }
  `;

  @property({ attribute: false }) lines: readonly Line[] = [];
  /** Only public lines: for a screen that others can see. */
  @property({ type: Boolean }) open = false;

  override render() {
    const lines = this.lines.filter((line) => !this.open || !line.private).toReversed();
    if (lines.length === 0) return html`<p class="quiet">${this.t.msg('ui.log.empty')}</p>`;
    return html`<ol reversed aria-label=${this.t.msg('ui.log')}>
      ${lines.map(
        (line) =>
          html`<li>
            <mq-log-line .line=${line}
              >${line.private ? html`${icon('eye-off')}<span class="vh">${this.t.msg('ui.log.private')}</span>` : nothing}</mq-log-line
            >
          </li>`,
      )}
    </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-log': MqLog;
  }
}
