import type { Line } from '@masque/core';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { messageOf } from './lines.ts';

/**
 * A line of the log or of the notebook, in words.
 *
 * @slot - A sign or a time at its end.
 */
@customElement('mq-log-line')
export class MqLogLine extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 0.6rem;
      padding-block: 0.45rem;
      font-size: 1rem;
      line-height: 1.3;
      /* It may be on paper. */
      color: inherit;
    }
  `;

  @property({ attribute: false }) line?: Line;

  override render() {
    return html`<span>${this.line && this.t.told(messageOf(this.line))}</span><slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-log-line': MqLogLine;
  }
}
