import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';

/**
 * One brass coin, as large as the text around it. Screen readers skip it.
 *
 * @example
 * html`<mq-coin></mq-coin>`
 */
@customElement('mq-coin')
export class MqCoin extends LitElement {
  static override styles = css`
    :host {
      display: inline-block;
      inline-size: 0.95em;
      block-size: 0.95em;
      border-radius: 50%;
      background: radial-gradient(circle at 40% 32%, color-mix(in oklch, var(--brass), white 30%), var(--brass) 60%);
      box-shadow:
        inset 0 0 0 0.09em var(--brass),
        inset 0 0 0 0.16em oklch(0.42 0.06 75);
      flex: none;
    }
  `;

  override render() {
    return html``;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-coin': MqCoin;
  }
}
