import { css } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/**
 * A sign at the lower right of a face.
 *
 * @cssprop --pip-size - 1.35rem.
 *
 * @example
 * html`<mq-pip icon="winner"></mq-pip>`
 */
@customElement('mq-pip')
export class MqPip extends MqElement {
  static override styles = css`
    :host {
      position: absolute;
      right: -0.42rem;
      bottom: -0.22rem;
      inline-size: var(--pip-size, 1.35rem);
      block-size: var(--pip-size, 1.35rem);
      border-radius: 50%;
      display: grid;
      place-items: center;
      background: var(--lacquer-1);
      border: 1px solid var(--brass-2);
      color: var(--candle);
    }
    svg {
      inline-size: 63%;
      block-size: 63%;
    }
  `;

  @property() icon = '';

  override render() {
    return icon(this.icon, '');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-pip': MqPip;
  }
}
