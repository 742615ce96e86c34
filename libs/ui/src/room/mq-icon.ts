import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/**
 * An icon by name. Screen readers skip it.
 *
 * @cssprop --icon-size - 1.25em.
 */
@customElement('mq-icon')
export class MqIcon extends MqElement {
  static override styles = css`
    :host {
      display: inline-block;
      vertical-align: -0.2em;
      color: inherit;
      font: inherit;
    }
    svg.i {
      inline-size: var(--icon-size, 1.25em);
      block-size: var(--icon-size, 1.25em);
    }
  `;

  /** A registered name, or `mask:fox` for a mask. */
  @property() name = '';

  override render() {
    return html`${icon(this.name)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-icon': MqIcon;
  }
}
