import type { Line } from '@masque/core';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { messageOf } from './lines.ts';

/** What happened, newest first, as far as this viewer may read it. */
@customElement('mq-log')
export class MqLog extends MqElement {
  @property({ attribute: false }) lines: readonly Line[] = [];
  /** Only what nobody needs to hide: for a screen that others see. */
  @property({ type: Boolean }) open = false;

  override render() {
    const lines = this.lines.filter((line) => !this.open || !line.private).toReversed();
    if (lines.length === 0) return html`<p class="quiet">${this.t.msg('ui.log.empty')}</p>`;
    return html`<ol class="lines" reversed aria-label=${this.t.msg('ui.log')}>
      ${lines.map(
        (line) =>
          html`<li>
            <span>${this.t.rich(messageOf(line))}</span
            >${line.private ? html`${icon('eye-off')}<span class="vh">${this.t.msg('ui.log.private')}</span>` : nothing}
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
